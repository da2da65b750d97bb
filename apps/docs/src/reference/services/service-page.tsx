import { Fragment } from "react"
import { Code } from "../../mdx/code-block.tsx"
import { FactList, ParameterTable, Prose, SignatureCode, SourceLink, type TypeLinks } from "../code/parts.tsx"
import type { SignatureModel } from "../code/model.ts"
import { entityRoute } from "../entity-page.tsx"
import type { ServiceCall, ServiceModel } from "./service-model.ts"

/** What the reading methods do, beside what their source says. */
const reading: Readonly<Record<string, string>> = {
  retrieve: "Retrieves one row by its id. Throws an error of the type `not_found` if the row does not exist.",
  list: "Returns the rows that match the selector, newest first unless the config sets another order.",
  listAndCount:
    "Returns a page of the rows that match the selector, together with the number of all that match.",
}

/** The reference page of a service that every shop has. */
export function ServicePage({ service, links }: { service: ServiceModel; links: TypeLinks }) {
  const { key, entity, calls, readers, source } = service
  const reads = calls.filter(({ isRead }) => isRead)
  const writes = calls.filter(({ isRead }) => !isRead)
  return (
    <>
      <p>
        Code of a project uses the service as <code>services.{key}</code> or resolves it from the container by
        its name. Its methods run in the current transaction. A project can extend it with{" "}
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
      <h2>Queries</h2>
      <p>
        Rows have the columns of <a href={entityRoute(entity)}>{entity}</a> and the relations that{" "}
        <code>config.relations</code> names.
      </p>
      {readers.map((member) => (
        <Fragment key={member.name}>
          <h3 id={`method-${member.name}`}>{member.name}</h3>
          <Prose text={reading[member.name] ?? member.docs.about} />
          <SignatureCode name={member.name} signature={ofEntity(member.signature!, service)} />
        </Fragment>
      ))}
      {reads.map((call) => (
        <Call key={call.name} call={call} links={links} />
      ))}
      {writes.length > 0 && (
        <>
          <h2>Mutations</h2>
          <p>
            These methods run operations of the API: they validate the same input, emit the same events and
            return the resource of the response. Errors are thrown as <code>CommerceError</code>.
          </p>
          {writes.map((call) => (
            <Call key={call.name} call={call} links={links} />
          ))}
        </>
      )}
    </>
  )
}

function ofEntity(signature: SignatureModel, { entity }: ServiceModel): SignatureModel {
  return { ...signature, returns: signature.returns.replaceAll("ShopRow<Name>", `ShopRow<"${entity}">`) }
}

function Call({ call, links }: { call: ServiceCall; links: TypeLinks }) {
  const { name, ids, model, isRead, returns } = call
  const { operation, route, body } = model
  const parameters = [
    ...ids.map((id) => ({
      name: id,
      type: "string",
      isOptional: false,
      about: "the id in the path of the operation",
    })),
    ...(isRead || body.length > 0 ? [dataOf(call)] : []),
  ]
  return (
    <Fragment>
      <h3 id={`method-${name}`}>{name}</h3>
      <Prose text={[operation.summary, operation.about].filter(Boolean).join(" ")} />
      <SignatureCode name={name} signature={{ generics: "", parameters, returns }} />
      {parameters.length > 0 && <ParameterTable parameters={parameters} links={links} />}
      <p>
        Runs{" "}
        <a className={`endpoint endpoint-${operation.method.toLowerCase()}`} href={route}>
          <b>{operation.method}</b> <code>{operation.path}</code>
        </a>
        , whose page shows the input and an example of the response.
      </p>
    </Fragment>
  )
}

function dataOf({ data, isRead, model: { body } }: ServiceCall) {
  return {
    name: isRead ? "config" : "data",
    type: data,
    isOptional: isRead || !body.some(({ isRequired }) => isRequired),
    about: isRead
      ? "the fields and relations to return, besides the totals"
      : `the body of the operation: ${bodyNames(body.map((row) => row.name))}`,
  }
}

function bodyNames(names: readonly string[]): string {
  const top = names.filter((name) => !/[.[]/.test(name))
  const shown = top.slice(0, 8).map((name) => `\`${name}\``)
  return shown.join(", ") + (top.length > 8 ? " and more" : "")
}
