import { Fragment, type ReactNode } from "react"
import { breakableType } from "../../layout/breakable.tsx"
import { Code } from "../../mdx/code-block.tsx"
import type { GuideLink } from "../../content/guides-about.ts"
import type { MemberModel, ParameterModel, SignatureModel, SourcePlace } from "./model.ts"
import type { Thrown } from "./thrown.ts"

/** Name of a type → where it is described. */
export type TypeLinks = ReadonlyMap<string, string>

/** Text of a docstring: paragraphs, with the words in backticks as code. */
export function Prose({ text, links }: { text: string; links?: TypeLinks }) {
  return text.split("\n\n").map((part) => (part ? <p key={part}>{withCode(part, links)}</p> : null))
}

/** Text with words in backticks as code; the names that have a page lead there. */
export function withCode(text: string, links?: TypeLinks): ReactNode {
  if (!text.includes("`")) return text
  return text
    .split("`")
    .map((part, i) => (i % 2 ? codeWord(part, i, links) : <Fragment key={i}>{part}</Fragment>))
}

function codeWord(word: string, key: number, links: TypeLinks | undefined): ReactNode {
  // A plain word such as `model` is rarely the function of this name.
  const href = /[A-Z]/.test(word) ? links?.get(word) : undefined
  const code = <code>{word}</code>
  return href ? (
    <a key={key} href={href}>
      {code}
    </a>
  ) : (
    <Fragment key={key}>{code}</Fragment>
  )
}

/** A type; the names that have a page lead there. */
export function TypeText({ text, links }: { text: string; links: TypeLinks }) {
  const parts = text.split(/([A-Za-z_$][\w$]*)/)
  // Between a sign and the name after it; `breakableType` breaks within a part.
  const breaks = (i: number) => i % 2 === 1 && /[.<,([{|]$/.test(parts[i - 1]!)
  return (
    <code className="type">
      {parts.map((part, i) => {
        const href = i % 2 ? links.get(part) : undefined
        return (
          <Fragment key={i}>
            {breaks(i) && <wbr />}
            {href ? <a href={href}>{breakableType(part)}</a> : breakableType(part)}
          </Fragment>
        )
      })}
    </code>
  )
}

/** How something is called, as code: one line where it fits. */
export function SignatureCode(props: { name: string; signature: SignatureModel; prefix?: string }) {
  return <Code language="ts" title="Signature" code={signatureText(props)} />
}

/** The text of a signature. */
export function signatureText(props: { name: string; signature: SignatureModel; prefix?: string }): string {
  const { generics, parameters, returns } = props.signature
  const words = parameters.map(({ name, type, isOptional }) => `${name}${isOptional ? "?" : ""}: ${type}`)
  const head = `${props.prefix ?? ""}${props.name}${generics}`
  const tail = props.prefix === "new " ? "" : `: ${returns}`
  const flat = `${head}(${words.join(", ")})${tail}`
  return flat.length <= 84 || words.length === 0 ? flat : `${head}(\n  ${words.join(",\n  ")},\n)${tail}`
}

/** What goes in. */
export function ParameterTable(props: { parameters: readonly ParameterModel[]; links: TypeLinks }) {
  return (
    <FieldTable
      head="Parameter"
      rows={props.parameters.map(({ name, type, isOptional, about }) => ({
        name,
        type: <TypeText text={type} links={props.links} />,
        isOptional,
        about: withCode(about, props.links),
      }))}
    />
  )
}

/** The properties of an object. */
export function PropertyTable(props: { members: readonly MemberModel[]; links: TypeLinks }) {
  return (
    <FieldTable
      head="Property"
      rows={flattened(props.members).map((member) => ({
        name: member.name,
        type: (
          <TypeText
            text={member.inner?.outline ?? (member.type || callText(member.signature))}
            links={props.links}
          />
        ),
        isOptional: member.isOptional,
        about: withCode(member.docs.about.replaceAll("\n\n", " "), props.links),
      }))}
    />
  )
}

/** Members, and the members of the objects that their types spell out: `user`, `user.password`. */
function flattened(members: readonly MemberModel[]): readonly MemberModel[] {
  return members.flatMap((member) => {
    const { inner } = member
    if (!inner) return [member]
    const below = flattened(inner.members)
    return [
      member,
      ...below.map((each) => ({ ...each, name: `${member.name}${inner.separator}${each.name}` })),
    ]
  })
}

function callText(signature: SignatureModel | undefined): string {
  if (!signature) return "unknown"
  const words = signature.parameters.map(({ name, type }) => `${name}: ${type}`)
  return `(${words.join(", ")}) => ${signature.returns}`
}

interface FieldRow {
  readonly name: string
  readonly type: ReactNode
  readonly isOptional: boolean
  readonly about: ReactNode
}

/** Names, types and meanings; on a phone, one below the other. */
export function FieldTable(props: { head: string; rows: readonly FieldRow[] }) {
  const hasMeanings = props.rows.some(({ about }) => about !== "")
  return (
    <table className="fields">
      <thead>
        <tr>
          <th scope="col">{props.head}</th>
          <th scope="col">Type</th>
          {hasMeanings && <th scope="col">Meaning</th>}
        </tr>
      </thead>
      <tbody>
        {props.rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">
              <code>{row.name}</code>
            </th>
            <td>
              {row.type} {row.isOptional && <span className="flag">optional</span>}
            </td>
            {hasMeanings && <td>{row.about}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A row of facts above the text. */
export function FactList(props: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="facts" data-pagefind-ignore>
      {props.facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A row of facts with the guides that explain something; none without guides. */
export function guideFacts(guides: readonly GuideLink[]): (readonly [name: string, value: ReactNode])[] {
  if (guides.length === 0) return []
  return [[guides.length === 1 ? "Guide" : "Guides", <GuideLinks guides={guides} />]]
}

/** Links to guides, separated by commas. */
export function GuideLinks({ guides }: { guides: readonly GuideLink[] }) {
  return guides.map(({ title, route }, i) => (
    <Fragment key={route}>
      {i > 0 && ", "}
      <a href={route}>{title}</a>
    </Fragment>
  ))
}

/** The file and line, which lead to the source as this site carries it. */
export function SourceLink({ place }: { place: SourcePlace }) {
  return (
    <a href={sourceRoute(place)}>
      <code>
        {place.file}:{place.line}
      </code>
    </a>
  )
}

/** Address of a line of a source file within the site. */
export function sourceRoute({ file, line }: SourcePlace): string {
  return `/source/${file}.htm#L${line}`
}

/** Errors with their causes and solutions. Each name links to the list of all errors. */
export function ErrorTable({ thrown }: { thrown: readonly Thrown[] }) {
  return (
    <table className="fields">
      <thead>
        <tr>
          <th scope="col">Error</th>
          <th scope="col">Type</th>
          <th scope="col">When, and what to do</th>
        </tr>
      </thead>
      <tbody>
        {thrown.map(({ name, type, when, fix }) => (
          <tr key={`${name} ${when}`}>
            <th scope="row">
              <a href={errorRoute(name, type)}>
                <code>{name}</code>
              </a>
            </th>
            <td>
              <code className="type">{breakableType(type)}</code>
            </td>
            <td>
              {withCode(when)} {withCode(fix)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Where all errors are listed. */
export const errorsRoute = "/references/errors"

/** The address that describes an error, on the page of its group, or a type of errors. */
export function errorRoute(name: string, type: string): string {
  if (name === type) return `${errorsRoute}#type-${type}`
  return `${errorsRoute}/${name.split(".")[0]}#${name.replace(".", "-")}`
}
