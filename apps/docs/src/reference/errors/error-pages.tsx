import { Fragment } from "react"
import type { PageSource } from "../../content/page.ts"
import { errorRoute, errorsRoute, withCode, SourceLink, type TypeLinks } from "../code/parts.tsx"
import type { SourceTree } from "../code/source-tree.ts"
import { generatedPage } from "../generated-page.ts"
import {
  errorTypes,
  readErrors,
  type ErrorModel,
  type ApiErrorModel,
  type StartErrorModel,
} from "./error-model.ts"

/** One sentence on each type. */
const meanings: Readonly<Record<string, string>> = {
  invalid_data: "The request is not valid. Correct it before you send it again.",
  not_allowed: "The current state of a resource does not allow the request.",
  not_found: "A resource that the request refers to does not exist or was deleted.",
  unauthorized:
    "The request is not authenticated, or its credentials do not allow it. The body of most of these responses is the text `Unauthorized`.",
  duplicate_error: "A resource with the same unique value exists already.",
  payment_authorization_error: "The payment provider did not authorize the payment.",
  conflict: "The request conflicted with another one. Send it again with the same `Idempotency-Key`.",
  unexpected_state: "A record that the operation needs is missing.",
  invalid_argument: "Code of the project called an operation with invalid arguments.",
  database_error: "The database rejected a statement for a reason that no operation handles.",
}

/** What the slices of the core are called; the others are called as they are. */
const groupNames: Readonly<Record<string, string>> = {
  http: "Requests",
  kernel: "General",
}

/** Errors that an operation answers with another status than the others. */
const otherStatuses: Readonly<Record<string, { readonly status: number; readonly about: string }>> = {
  "inventory.insufficient": {
    status: 409,
    about:
      "The status is `400` when a cart or an order changes, and `409` when a cart is completed: the stock ran out after the item was added, so the request was valid and conflicts with other orders.",
  },
}

/**
 * The error reference: an index that lists every error, a page for each group of errors of the API, and one for the errors
 * that end a command.
 * @since 0.1
 */
export function errorPages(tree: SourceTree): PageSource[] {
  const model = readErrors(tree)
  const groups = [...new Set(model.apiErrors.map(({ slice }) => slice))]
  return [
    indexPage(model, groups),
    ...groups.map((slice) =>
      groupPage(
        slice,
        model.apiErrors.filter((each) => each.slice === slice),
      ),
    ),
    commandsPage(model.startErrors),
  ]
}

function indexPage({ apiErrors }: ErrorModel, groups: readonly string[]): PageSource {
  return generatedPage(
    {
      id: "references/errors",
      route: errorsRoute,
      title: "Errors",
      description: "Every error of the API and of the command line, by group, with its status and its type.",
      sidebar: "core",
      kind: "reference",
      keywords: ["error codes", "status codes"],
      source: "packages/core/src/platform/kernel/errors.ts",
    },
    [
      apiErrors.map(({ name, status, messages, slice }) => [name, status, messages, slice]),
      meanings,
      errorTypes,
      otherStatuses,
    ],
    () => <ErrorsPage errors={apiErrors} groups={groups} />,
  )
}

function groupPage(slice: string, errors: readonly ApiErrorModel[]): PageSource {
  const title = groupTitle(slice)
  return generatedPage(
    {
      id: `references/errors/${slice}`,
      route: `${errorsRoute}/${slice}`,
      title: `Errors: ${title}`,
      label: title,
      names: namesOf(errors),
      description: `Errors of the API whose names begin with ${slice}: their messages, when they occur, and how to fix them.`,
      sidebar: "core",
      kind: "reference",
      source: errors[0]!.source.file,
    },
    [errors, otherStatuses],
    () => (
      <>
        <p>
          Dots in a message stand for values of the request. If an error has several messages, the situation
          decides which one the response has. The name above each message is the name of the error's
          definition in the source; it is not part of the response. See <a href={errorsRoute}>all errors</a>{" "}
          for the types and the format of a response.
        </p>
        <ApiErrors errors={errors} />
      </>
    ),
  )
}

/** An error is looked for by its name and by its code; several share a code, and the first of them stands for it. */
function namesOf(errors: readonly ApiErrorModel[]): (readonly [string, string])[] {
  const codes = errors.filter(({ code }, i) => code && errors.findIndex((one) => one.code === code) === i)
  const anchorOf = (name: string) => name.replace(".", "-")
  return [
    ...errors.map(({ name }) => [name, anchorOf(name)] as const),
    ...codes.map(({ name, code }) => [code!, anchorOf(name)] as const),
  ]
}

function commandsPage(errors: readonly StartErrorModel[]): PageSource {
  return generatedPage(
    {
      id: "references/errors/command-line",
      route: `${errorsRoute}/command-line`,
      title: "Errors: command line",
      label: "Command line",
      description: "Every error that ends a command or the startup: what it says, and how to fix it.",
      sidebar: "core",
      kind: "reference",
      source: errors[0]!.source.file,
    },
    errors,
    () => (
      <>
        <p>A command that fails prints what is wrong and how to fix it, and exits with code 1.</p>
        <StartErrors errors={errors} />
      </>
    ),
  )
}

function groupTitle(slice: string): string {
  const name =
    groupNames[slice] ??
    slice
      .replace(/([a-z])([A-Z])/g, "$1 $2")
      .replaceAll("-", " ")
      .toLowerCase()
  return name[0]!.toUpperCase() + name.slice(1)
}

function ErrorsPage({ errors, groups }: { errors: readonly ApiErrorModel[]; groups: readonly string[] }) {
  return (
    <>
      <p>
        An error of the API is a JSON object with a <code>type</code>, which determines the HTTP status, a{" "}
        <code>message</code> for people and, for some errors, a <code>code</code> for programs. A request that
        fails changes nothing, except where the page of the operation says so. Unexpected failures have status
        500 and the type <code>unknown_error</code>; the server logs their cause with the ID of the request.
      </p>
      <h2>Types</h2>
      <Types />
      <p>
        The JS client has <a href="/js-client/overview#errors-and-retries">further types</a> for requests
        without a usable response, such as <code>network_error</code> and <code>invalid_response</code>.
      </p>
      <h2>Errors of the API</h2>
      <p>
        Every operation that writes can fail with the errors of <code>database</code>. The errors of the
        command line have <a href={`${errorsRoute}/command-line`}>their own page</a>.
      </p>
      {groups.map((slice) => (
        <Fragment key={slice}>
          <h3 id={`slice-${slice}`}>
            <a href={`${errorsRoute}/${slice}`}>{groupTitle(slice)}</a>
          </h3>
          <ul className="error-index">
            {errors
              .filter((each) => each.slice === slice)
              .map(({ name, type, status, messages }) => (
                <li key={name} id={name.replace(".", "-")}>
                  <a href={errorRoute(name, type)}>
                    <code>{name}</code>
                  </a>{" "}
                  <span className="flag">{statusText(name, status)}</span>
                  {messages.length > 0 && (
                    <span className="error-index-message"> {messages.join(" / ")}</span>
                  )}
                </li>
              ))}
          </ul>
        </Fragment>
      ))}
    </>
  )
}

function Types() {
  return (
    <table className="fields">
      <thead>
        <tr>
          <th scope="col">Type</th>
          <th scope="col">Status</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        {errorTypes.map(([type, status]) => (
          <tr key={type} id={`type-${type}`}>
            <th scope="row">
              <code>{type}</code>
            </th>
            <td>{status}</td>
            <td>{withCode(meanings[type] ?? "")}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Words of the API that a reader may not know yet. */
const wordLinks: TypeLinks = new Map([["Idempotency-Key", "/api/idempotency"]])

function ApiErrors({ errors }: { errors: readonly ApiErrorModel[] }) {
  return errors.map((error) => (
    <div key={error.name} className="api-error" id={error.name.replace(".", "-")}>
      <p className="api-error-head">
        <code>{error.name}</code> <span className="flag">{statusText(error.name, error.status)}</span>{" "}
        <span className="flag">{error.type}</span>{" "}
        {error.code && <span className="flag">code {error.code}</span>}
      </p>
      {(error.messages.length > 0 ? error.messages : ["Depends on the request"]).map((message) => (
        <p key={message} className="api-error-message">
          {message}
        </p>
      ))}
      <p>
        {withCode(error.when)} {withCode(error.fix, wordLinks)}{" "}
        {withCode(otherStatuses[error.name]?.about ?? "")}
      </p>
      <p className="api-error-source">
        <SourceLink place={error.source} />
      </p>
    </div>
  ))
}

/** Most errors have one status. */
function statusText(name: string, status: number): string {
  const other = otherStatuses[name]
  return other ? `${status} or ${other.status}` : String(status)
}

function StartErrors({ errors }: { errors: readonly StartErrorModel[] }) {
  return errors.map((error) => (
    <div key={`${error.source.file}:${error.source.line}`} className="api-error">
      <p className="api-error-head">
        <code>{error.code}</code>
      </p>
      <p className="api-error-message">{error.message}</p>
      <p>{withCode(error.remedy)}</p>
      <p className="api-error-source">
        <SourceLink place={error.source} />
      </p>
    </div>
  ))
}
