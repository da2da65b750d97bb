import { Fragment, type ReactNode } from "react"
import { Code } from "../../mdx/code-block.tsx"
import type { DeclarationModel, MemberModel } from "./model.ts"
import {
  errorRoute,
  FactList,
  ParameterTable,
  PropertyTable,
  Prose,
  SignatureCode,
  SourceLink,
  TypeText,
  withCode,
  type TypeLinks,
} from "./parts.tsx"
import { asSentences, otherSentences } from "./sentences.ts"
import { registeredErrors } from "./thrown.ts"
import type { User } from "./users.ts"

/** What the page of a declaration shows in addition to its source. */
export interface DeclarationPlace {
  /** what programs import it from */
  readonly entry: string
  readonly links: TypeLinks
  /** further rows of the facts */
  readonly facts?: readonly (readonly [name: string, value: ReactNode])[]
  /** declarations that mention it */
  readonly usedBy?: readonly User[]
  /** shown after the facts */
  readonly lead?: ReactNode
  /** shown after the type */
  readonly below?: ReactNode
  /** shown below a method */
  readonly under?: (method: string) => ReactNode
}

/** The reference page of a class, an interface, a type, a function or a constant. */
export function DeclarationPage(props: { declaration: DeclarationModel; place: DeclarationPlace }) {
  const { declaration, place } = props
  const { members, docs, kind, name, signature, text } = declaration
  const methods = members.filter((member) => member.signature)
  const properties = members.filter((member) => !member.signature)
  const isValue = kind === "class" || kind === "function" || kind === "constant"
  return (
    <>
      <Prose text={otherSentences(docs.about)} links={place.links} />
      <FactList facts={factsOf(declaration, place)} />
      {place.lead}
      <Code
        language="ts"
        title="Import"
        code={`import { ${isValue ? "" : "type "}${importedName(name)} } from "${place.entry}"`}
      />
      {kind === "type" && text && members.length === 0 && <Code language="ts" title="Type" code={text} />}
      {place.below}
      {signature && kind === "class" && <Made declaration={declaration} links={place.links} />}
      {signature && kind === "function" && <Called declaration={declaration} links={place.links} />}
      {properties.length > 0 && (
        <>
          <h2>Properties</h2>
          <PropertyTable members={properties} links={place.links} />
        </>
      )}
      {methods.length > 0 && (
        <>
          <h2>Methods</h2>
          {methods.map((member, i) => (
            <Method
              key={i}
              member={member}
              links={place.links}
              isOverload={methods[i - 1]?.name === member.name}
              under={methods[i + 1]?.name === member.name ? undefined : place.under?.(member.name)}
            />
          ))}
        </>
      )}
      {place.usedBy && place.usedBy.length > 0 && <UsedBy users={place.usedBy} links={place.links} />}
    </>
  )
}

function factsOf(declaration: DeclarationModel, place: DeclarationPlace) {
  const { docs, generics, heritage, kind, source, text } = declaration
  return [
    ...(place.facts ?? []),
    ["Package", <code>{place.entry}</code>] as const,
    ...(kind === "constant" && text ? [["Type", <TypeText text={text} links={place.links} />] as const] : []),
    ...(generics ? [["Generics", <TypeText text={generics} links={place.links} />] as const] : []),
    ...heritage.map((text) => ["Extends", <TypeText text={text} links={place.links} />] as const),
    ...(docs.since ? [["Since", <code>{docs.since}</code>] as const] : []),
    ["Source", <SourceLink place={source} />] as const,
  ]
}

/** `modules.FindConfig` is imported as `FindConfig`. */
function importedName(name: string): string {
  return name.split(".").at(-1)!
}

function Made({ declaration, links }: { declaration: DeclarationModel; links: TypeLinks }) {
  const signature = declaration.signature!
  return (
    <>
      <h2>Constructor</h2>
      <SignatureCode name={declaration.name} signature={signature} prefix="new " />
      {signature.parameters.length > 0 && <ParameterTable parameters={signature.parameters} links={links} />}
    </>
  )
}

function Called({ declaration, links }: { declaration: DeclarationModel; links: TypeLinks }) {
  const { docs, name } = declaration
  const signature = declaration.signature!
  return (
    <>
      <SignatureCode name={name} signature={signature} />
      {signature.parameters.length > 0 && (
        <>
          <h2>Parameters</h2>
          <ParameterTable parameters={signature.parameters} links={links} />
        </>
      )}
      <h2>Returns</h2>
      <p>
        <TypeText text={signature.returns} links={links} />
        {docs.returns && <>: {withCode(docs.returns)}.</>}
      </p>
      {docs.throws.length > 0 && (
        <>
          <h2>Errors</h2>
          <Thrown lines={docs.throws} />
        </>
      )}
    </>
  )
}

function Method(props: { member: MemberModel; links: TypeLinks; isOverload: boolean; under: ReactNode }) {
  const { member, links, isOverload, under } = props
  const { docs } = member
  const signature = member.signature!
  return (
    <Fragment>
      {!isOverload && <h3 id={`method-${member.name}`}>{member.name}</h3>}
      <Prose text={asSentences(docs.about)} links={links} />
      <SignatureCode name={member.name} signature={signature} prefix={member.isStatic ? "static " : ""} />
      {signature.parameters.length > 0 && <ParameterTable parameters={signature.parameters} links={links} />}
      {docs.returns && (
        <p>
          Returns <TypeText text={signature.returns} links={links} />: {withCode(docs.returns)}.
        </p>
      )}
      {docs.throws.length > 0 && <Thrown lines={docs.throws} />}
      {under}
      <p className="source-line">
        <SourceLink place={member.source} />
      </p>
    </Fragment>
  )
}

function Thrown({ lines }: { lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>
          Throws <ErrorNames line={line} />
        </li>
      ))}
    </ul>
  )
}

/** What `@throws` says; the name of an error leads to its cause and solution. */
function ErrorNames({ line }: { line: string }) {
  return line.split(/`?\b([a-z][a-z-]*\.[a-z_]+)\b`?/).map((part, i) => {
    const definition = i % 2 ? registeredErrors().get(part) : undefined
    return (
      <Fragment key={i}>
        {definition ? (
          <a href={errorRoute(part, definition.type)}>
            <code>{part}</code>
          </a>
        ) : (
          withCode(part)
        )}
      </Fragment>
    )
  })
}

function UsedBy({ users, links }: { users: readonly User[]; links: TypeLinks }) {
  return (
    <>
      <h2>Used by</h2>
      <ul className="used-by">
        {users.map(({ name, methods }) => (
          <li key={name}>
            <a href={links.get(name)}>
              <code>{name}</code>
            </a>
            {methods.map((method, i) => (
              <Fragment key={method}>
                {i === 0 ? ": " : ", "}
                <a href={`${links.get(name)}#method-${method}`}>
                  <code>{method}</code>
                </a>
              </Fragment>
            ))}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Names with a sentence each, as on the page of a whole package. */
export function NameTable(props: { names: readonly { name: string; about: string; route: string }[] }) {
  return (
    <table className="fields">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        {props.names.map(({ name, about, route }) => (
          <tr key={name}>
            <th scope="row">
              <a href={route}>
                <code>{name}</code>
              </a>
            </th>
            <td>{withCode(about)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
