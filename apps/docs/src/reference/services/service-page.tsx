import { Fragment } from "react"
import { Code } from "../../mdx/code-block.tsx"
import { FactList, ParameterTable, Prose, SignatureCode, SourceLink, type TypeLinks } from "../code/parts.tsx"
import type { SignatureModel } from "../code/model.ts"
import { entityRoute } from "../entity-page.tsx"
import type { ServiceCall, ServiceModel } from "./service-model.ts"

/** What the reading methods do, beside what their source says. */
const reading: Readonly<Record<string, string>> = {
  retrieve: "Reads one row by its id. Refuses with `not_found` when there is none.",
  list: "Reads the rows that match, newest first unless the config says otherwise.",
  listAndCount: "Reads a page of the rows that match, and counts them all.",
}

/** The reference page of a service that every shop has. */
export function ServicePage({ service, links }: { service: ServiceModel; links: TypeLinks }) {
  const { key, entity, calls, readers, source } = service
  return (
    <>
      <p>
        Code of a project gets it as <code>services.{key}</code>, or from the container by its name. It works
        in the transaction that is under way. A project can change it with{" "}
        <a href="/development/services/extend-service">extendService</a>.
      </p>
      <FactList
        facts={[
          ["Name", <code>{key}</code>],
          ["Entity", <a href={entityRoute(entity)}>{entity}</a>],
          ["Package", <code>@stheno/core</code>],
          ["Source", <SourceLink place={source} />],
        ]}
      />
      <Code language="ts" title="Resolve" code={`const ${key} = container.resolve("${key}")`} />
      <h2>Reading</h2>
      <p>
        Rows have the columns of <a href={entityRoute(entity)}>{entity}</a>, and the relations that{" "}
        <code>config.relations</code> names.
      </p>
      {readers.map((member) => (
        <Fragment key={member.name}>
          <h3 id={`method-${member.name}`}>{member.name}</h3>
          <Prose text={reading[member.name] ?? member.docs.about} />
          <SignatureCode name={member.name} signature={ofEntity(member.signature!, service)} />
        </Fragment>
      ))}
      {calls.length > 0 && (
        <>
          <h2>Changing</h2>
          <p>
            These methods are operations of the HTTP API: they take its input, check it, tell its events, and
            give the row that it answers. What they refuse is thrown as <code>CommerceError</code>.
          </p>
          {calls.map((call) => (
            <Call key={call.name} call={call} links={links} />
          ))}
        </>
      )}
    </>
  )
}

function ofEntity(signature: SignatureModel, { entity }: ServiceModel): SignatureModel {
  return { ...signature, returns: signature.returns.replaceAll("ShopRow<T>", entity) }
}

function Call({ call: { name, ids, model }, links }: { call: ServiceCall; links: TypeLinks }) {
  const { operation, route, body } = model
  const data = {
    name: "data",
    type: "ShopData",
    isOptional: !body.some(({ isRequired }) => isRequired),
    about:
      body.length > 0 ? `the body of the operation: ${bodyNames(body.map((row) => row.name))}` : "nothing",
  }
  const parameters = [
    ...ids.map((id) => ({
      name: id,
      type: "string",
      isOptional: false,
      about: "as in the path of the operation",
    })),
    ...(body.length > 0 ? [data] : []),
  ]
  return (
    <Fragment>
      <h3 id={`method-${name}`}>{name}</h3>
      <Prose text={[operation.summary, operation.about].filter(Boolean).join(" ")} />
      <SignatureCode name={name} signature={{ generics: "", parameters, returns: "Promise<ShopData>" }} />
      {parameters.length > 0 && <ParameterTable parameters={parameters} links={links} />}
      <p>
        Is{" "}
        <a className={`endpoint endpoint-${operation.method.toLowerCase()}`} href={route}>
          <b>{operation.method}</b> <code>{operation.path}</code>
        </a>
        , where the input and an answer are shown.
      </p>
    </Fragment>
  )
}

function bodyNames(names: readonly string[]): string {
  const top = names.filter((name) => !/[.[]/.test(name))
  const shown = top.slice(0, 8).map((name) => `\`${name}\``)
  return shown.join(", ") + (top.length > 8 ? " and more" : "")
}
