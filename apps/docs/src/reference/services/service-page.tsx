import { Fragment } from "react"
import { entities } from "@stheno/core/internal/entities.ts"
import { Code } from "../../mdx/code-block.tsx"
import {
  errorRoute,
  FactList,
  ParameterTable,
  Prose,
  SignatureCode,
  SourceLink,
  type TypeLinks,
} from "../code/parts.tsx"
import { Example, type CallExample } from "../code/example.tsx"
import type { MemberModel, ParameterModel, SignatureModel } from "../code/model.ts"
import { EmittedEvents, RowTable } from "../api/operation-page.tsx"
import type { OperationError } from "../api/operation-errors.ts"
import { entityRoute } from "../entity-page.tsx"
import { callUse } from "./service-example.ts"
import type { ServiceCall, ServiceModel } from "./service-model.ts"

/** What the reading methods do, beside what their source says. */
const reading: Readonly<Record<string, string>> = {
  retrieve: "Retrieves one row by its ID.",
  listAndCount:
    "Returns a page of the rows that match the selector, together with the number of all that match.",
}

const meanings: Readonly<Record<string, string>> = {
  id: "the ID of the row",
  config: "`select`, `relations`, `order`, `skip`, `take` and `withDeleted`",
}

/** What a service's page shows in addition to its model. */
export interface ServicePlace {
  readonly links: TypeLinks
  /** examples of the query methods */
  readonly uses: ReadonlyMap<string, CallExample>
}

/** The reference page of a service that every shop has. */
export function ServicePage({ service, place }: { service: ServiceModel; place: ServicePlace }) {
  const { key, entity, calls, readers, source } = service
  const reads = calls.filter(({ isRead }) => isRead)
  const writes = calls.filter(({ isRead }) => !isRead)
  return (
    <>
      <p>
        Code of a project uses the service as <code>services.{key}</code>, a property of the{" "}
        <a href="/development/services/overview">shop object</a>, or resolves it from the{" "}
        <a href="/development/fundamentals/dependency-injection">container</a> by its name. Its methods run in
        the current transaction. A project can extend it with{" "}
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
          <Prose text={aboutReading(member, entity)} />
          <SignatureCode name={member.name} signature={ofEntity(member.signature!, service)} />
          <ParameterTable parameters={member.signature!.parameters.map(withMeaning)} links={place.links} />
          <Example use={place.uses.get(member.name)} />
          {member.name === "retrieve" && (
            <p>
              Throws{" "}
              <a href={errorRoute("services.not_found", "not_found")}>
                <code>services.not_found</code>
              </a>{" "}
              if the row does not exist.
            </p>
          )}
        </Fragment>
      ))}
      {reads.map((call) => (
        <Call key={call.name} service={key} call={call} place={place} />
      ))}
      {writes.length > 0 && (
        <>
          <h2>Mutations</h2>
          <p>
            These methods run operations of the API: they validate the same input, emit the same events and
            return the resource of the response. Errors are thrown as <code>CommerceError</code>. The examples
            show input and results that the tests recorded when they ran the operations.
          </p>
          {writes.map((call) => (
            <Call key={call.name} service={key} call={call} place={place} />
          ))}
        </>
      )}
    </>
  )
}

function aboutReading({ name, docs }: MemberModel, entity: string): string {
  if (name !== "list") return reading[name] ?? docs.about
  const order = Object.hasOwn(entities[entity]?.facts ?? {}, "created_at")
    ? "newest first"
    : "sorted by their key"
  return `Returns the rows that match the selector, ${order} unless the config sets another order.`
}

function ofEntity(signature: SignatureModel, { entity }: ServiceModel): SignatureModel {
  return { ...signature, returns: signature.returns.replaceAll("ShopRow<Name>", `ShopRow<"${entity}">`) }
}

/** The parameters of the query methods are the same in every service. */
function withMeaning(parameter: ParameterModel): ParameterModel {
  return { ...parameter, about: parameter.about || (meanings[parameter.name] ?? "") }
}

function Call({ service, call, place }: { service: string; call: ServiceCall; place: ServicePlace }) {
  const { name, ids, model, isRead, returns } = call
  const { operation, route, body, events, errors } = model
  const parameters = [
    ...ids.map((id) => ({
      name: id,
      type: "string",
      isOptional: false,
      about: model.params.find((row) => row.name === id)?.about || "the ID in the path of the operation",
    })),
    ...(isRead || body.length > 0 ? [dataOf(call)] : []),
  ]
  return (
    <Fragment>
      <h3 id={`method-${name}`}>{name}</h3>
      <Prose text={[operation.summary, operation.about].filter(Boolean).join(" ")} />
      <SignatureCode name={name} signature={{ generics: "", parameters, returns }} />
      {parameters.length > 0 && <ParameterTable parameters={parameters} links={place.links} />}
      {!isRead && body.length > 0 && <RowTable rows={body} head="Field of data" />}
      <Example use={isRead ? place.uses.get(name) : callUse(service, call)} />
      {errors.own.length > 0 && <ThrownErrors errors={errors.own} />}
      {events.length > 0 && <EmittedEvents names={events} />}
      <p>
        The method runs{" "}
        <a className={`endpoint endpoint-${operation.method.toLowerCase()}`} href={route}>
          <b>{operation.method}</b> <code>{operation.path}</code>
        </a>
        . That page describes the response, and when each error occurs.
      </p>
    </Fragment>
  )
}

/** A sentence about the errors of a method; each name leads to its cause and solution. */
function ThrownErrors({ errors }: { errors: readonly OperationError[] }) {
  return (
    <p>
      Can throw{" "}
      {errors.map(({ name, type }, i) => (
        <Fragment key={name}>
          {i > 0 && (i === errors.length - 1 ? " or " : ", ")}
          <a href={errorRoute(name, type)}>
            <code>{name}</code>
          </a>
        </Fragment>
      ))}
      .
    </p>
  )
}

function dataOf({ data, isRead, model: { body } }: ServiceCall) {
  return {
    name: isRead ? "config" : "data",
    type: data,
    isOptional: isRead || !body.some(({ isRequired }) => isRequired),
    about: isRead
      ? "the fields and relations to return, besides the totals"
      : "the input: see its fields below",
  }
}
