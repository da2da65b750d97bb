import { Fragment, type ReactNode } from "react"
import { entities } from "@stheno/core/internal/entities.ts"
import type { Operation } from "@stheno/core/internal/platform/http/operation.ts"
import { Code } from "../../mdx/code-block.tsx"
import { Tab, Tabs } from "../../mdx/tabs.tsx"
import { entityRoute } from "../entity-page.tsx"
import { FactList, FieldTable, guideFacts, Prose, SourceLink, TypeText, withCode } from "../code/parts.tsx"
import { hookRoute } from "../react/hook-route.ts"
import type { OperationModel } from "./api-model.ts"
import { serverOperations } from "./documented-operations.ts"
import { clientCode, curlOf, reactCode, requestOf, takes } from "./request-code.ts"
import { OperationErrors } from "./error-table.tsx"
import type { SchemaRow } from "./schema-rows.ts"
import { TryIt } from "./try-it.tsx"

const access = {
  public: "public",
  store: "public; a signed-in customer is identified",
  customer: "a signed-in customer",
  admin: "a signed-in admin user",
} as const

/** What a key must look like. */
const keyRule = ": the key is a UUID, and other keys are ignored."

const underKey = {
  whole: ["supported", `${keyRule} A repeated request gets the saved response and changes nothing.`],
  stages: ["supported", `${keyRule} Each stage runs once, and the final response is saved.`],
  never: ["ignored", ""],
} as const

/** Who signs in for an operation. */
const signedIn: Partial<Record<Operation["access"], string>> = {
  customer: "a customer",
  admin: "an admin user",
}

/** The reference page of an operation. */
export function OperationPage({ model }: { model: OperationModel }) {
  const { operation, params, query, body } = model
  return (
    <>
      <p>
        <span className={`endpoint endpoint-${operation.method.toLowerCase()}`}>
          <b>{operation.method}</b> <code>{operation.path}</code>
        </span>
      </p>
      {operation.about && <Prose text={operation.about} />}
      <FactList facts={factsOf(model)} />
      <h2>Request</h2>
      <Request model={model} />
      <IdNote model={model} />
      {!serverOperations.includes(operation) && <TryIt model={model} />}
      {params.length > 0 && (
        <>
          <h3>Path</h3>
          <RowTable rows={params} />
        </>
      )}
      {query.length > 0 && (
        <>
          <h3>Query</h3>
          <RowTable rows={query} />
          <SelectionNotes model={model} />
        </>
      )}
      {ignoresSelection(operation) && (
        <p>
          The operation has no query parameters and ignores{" "}
          <a href="/api/fields-and-expand">
            <code>fields</code> and <code>expand</code>
          </a>
          .
        </p>
      )}
      {body.length > 0 && (
        <>
          <h3>{operation.fileField ? "Form" : "Body"}</h3>
          <RowTable rows={body} />
        </>
      )}
      {[...query, ...body].some(({ type }) => /\bdate\b/.test(type)) && (
        <p>
          Send dates as ISO 8601 strings, such as <code>2026-12-24T00:00:00Z</code>.
        </p>
      )}
      <h2>Response</h2>
      <Answer model={model} />
      <h2>Errors</h2>
      <OperationErrors model={model} />
      {model.events.length > 0 && (
        <>
          <h2>Events</h2>
          <EmittedEvents names={model.events} />
        </>
      )}
    </>
  )
}

/** What the response contains without `expand` and `fields`, and what the two accept. */
function SelectionNotes({ model: { operation, query, answer } }: { model: OperationModel }) {
  const parameters = query.filter(({ name }) => name === "expand" || name === "fields")
  if (parameters.every(({ about }) => about.startsWith("Accepted without effect"))) return null
  const { relations = [], fields, allowedRelations } = operation.select ?? {}
  const entity = answer.flatMap(({ entities }) => entities)[0]
  if (!operation.select || !entity || !query.some(({ name }) => name === "expand")) return null
  const hasRelations = Object.keys(entities[entity]?.relations ?? {}).length > 0
  const link = <a href={`${entityRoute(entity)}${hasRelations ? "#relations" : ""}`}>{entity}</a>
  return (
    <>
      <p>
        Default relations: {relations.length > 0 ? <Names names={relations} /> : "none"}.{" "}
        {allowedRelations ? (
          <>
            <code>expand</code> accepts <Names names={allowedRelations} />.
          </>
        ) : hasRelations ? (
          <>
            <code>expand</code> accepts the relations of {link}.
          </>
        ) : (
          <>{link} has no relations.</>
        )}
      </p>
      {fields && fields.length > 0 && (
        <p>
          Default columns: <Names names={fields} />.
        </p>
      )}
      <p>
        <a href="/api/fields-and-expand">Fields and relations</a> shows how to use <code>fields</code> and{" "}
        <code>expand</code>.
      </p>
    </>
  )
}

function Names({ names }: { names: readonly string[] }) {
  return names.map((name, i) => (
    <Fragment key={name}>
      {i > 0 && ", "}
      <code>{name}</code>
    </Fragment>
  ))
}

/** Whether the record that an operation returns is always the same, which its page says because others have a choice. */
function ignoresSelection({ query, response }: Operation): boolean {
  if (query) return false
  if (response.kind === "resource") return true
  return response.kind === "json" && Object.values(response.properties).some(({ kind }) => kind !== "plain")
}

/** A sentence about the events of an operation. */
export function EmittedEvents({ names }: { names: readonly string[] }) {
  return (
    <p>
      The operation can emit{" "}
      {names.map((name, i) => (
        <Fragment key={name}>
          {i > 0 && (i === names.length - 1 ? " and " : ", ")}
          <code>{name}</code>
        </Fragment>
      ))}{" "}
      after its transaction commits. The <a href="/development/events/events-list">list of events</a>{" "}
      describes the payloads.
    </p>
  )
}

function factsOf({ operation, callers, source, guides }: OperationModel) {
  const facts: (readonly [string, ReactNode])[] = [["Access", access[operation.access]]]
  const [isSupported, how] = underKey[operation.underKey]
  if (operation.method === "POST")
    facts.push([
      "Idempotency-Key",
      <>
        <a href="/api/idempotency">{isSupported}</a>
        {how}
      </>,
    ])
  const [method] = callers.methods
  if (method)
    facts.push([
      "JS client",
      <a href={`/references/js-client/classes/${method.class}#method-${method.method.name}`}>
        <code>{method.path}</code>
      </a>,
    ])
  const [hook] = callers.hooks
  if (hook)
    facts.push([
      "React hook",
      <a href={hookRoute(hook.name)}>
        <code>{hook.name}</code>
      </a>,
    ])
  return [...facts, ...guideFacts(guides), ["Source", <SourceLink place={source} />] as const]
}

function Request({ model }: { model: OperationModel }) {
  const { operation, callers, example } = model
  const request = requestOf(operation, example)
  const [method] = callers.methods
  const inReact = reactCode(request, callers)
  return (
    <Tabs group="client">
      <Tab label="curl">
        <Code language="bash" title="Shell" code={curlOf(request)} />
        {signedIn[operation.access] && (
          <p>
            <code>TOKEN</code> contains the <a href="/api/authentication#get-an-access-token">access token</a>{" "}
            of {signedIn[operation.access]}.
          </p>
        )}
      </Tab>
      {method && takes(method, request) && (
        <Tab label="JS client">
          <Code language="ts" title="@stheno/js-client" code={clientCode(request, method)} />
          <p>
            <code>medusa</code> is a <a href="/js-client/overview#create-a-client">client</a>
            {signedIn[operation.access] && (
              <>
                {" "}
                with which {signedIn[operation.access]} has{" "}
                <a href="/js-client/overview#sign-in">signed in</a>
              </>
            )}
            .
          </p>
        </Tab>
      )}
      {inReact && (
        <Tab label="React">
          <Code language="ts" title="@stheno/medusa-react" code={inReact} />
          <p>
            Call the hook in a component within the <a href="/medusa-react/overview#set-up">provider</a>.
          </p>
        </Tab>
      )}
    </Tabs>
  )
}

/** Where the IDs in an example come from. */
function IdNote({ model: { operation, example } }: { model: OperationModel }) {
  const [id] = /\b[a-z]+_01[0-9A-Z]{24}\b/.exec(curlOf(requestOf(operation, example))) ?? []
  if (!id && !example && operation.path.includes("{"))
    return <p>Replace the names in capital letters with values of your store.</p>
  if (!id) return null
  return (
    <p>
      Replace IDs such as <code>{id}</code> with IDs of your store.
    </p>
  )
}

function Answer({ model: { answer, example, operation } }: { model: OperationModel }) {
  const status = example?.status ?? operation.status
  return (
    <>
      {operation.response.kind === "text" && <p>Status {status} with a text body.</p>}
      {operation.response.kind === "empty" && <p>Status {status} without a body.</p>}
      {operation.response.kind === "schema" && answer.length === 0 && <p>Status {status} with JSON.</p>}
      {answer.length > 0 && (
        <>
          <p>
            Status {status} with JSON. Dates are ISO 8601 strings in UTC. Amounts are integers in the smallest
            unit of their currency.
          </p>
          <FieldTable
            head="Property"
            rows={answer.map(({ name, type, isOptional, about, entities }) => ({
              name: name || "whole body",
              type: (
                <TypeText
                  text={type}
                  links={new Map(entities.map((entity) => [entity, entityRoute(entity)]))}
                />
              ),
              isOptional,
              about: withCode(about),
            }))}
          />
        </>
      )}
      {example?.answer !== undefined && (
        <>
          <p>The response to the request above, as the tests recorded it:</p>
          <Code
            language={typeof example.answer === "string" ? "http" : "json"}
            title={`Status ${example.status}`}
            kind="output"
            code={
              typeof example.answer === "string" ? example.answer : JSON.stringify(example.answer, null, 2)
            }
          />
        </>
      )}
    </>
  )
}

/** The fields of a request: their types, defaults and meanings. */
export function RowTable({ rows, head = "Name" }: { rows: readonly SchemaRow[]; head?: string }) {
  return (
    <FieldTable
      head={head}
      rows={rows.map(({ name, type, isRequired, otherwise, about }) => ({
        name,
        type: (
          <>
            <TypeText text={type} links={new Map()} />{" "}
            {isRequired && <span className="flag flag-required">required</span>}{" "}
            {otherwise && <span className="flag">default {otherwise}</span>}
          </>
        ),
        isOptional: false,
        about: withCode(about),
      }))}
    />
  )
}
