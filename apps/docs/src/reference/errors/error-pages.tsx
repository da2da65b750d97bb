import { Fragment } from "react"
import type { PageSource } from "../../content/page.ts"
import { withCode, SourceLink } from "../code/parts.tsx"
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
  unexpected_state: "A record that the server needs to answer is missing.",
  invalid_argument: "Code of the project called an operation with invalid arguments.",
  database_error: "The database rejected a statement for a reason that no operation handles.",
}

/**
 * The error reference: every error of the API and every error that ends a command.
 * @since 0.2
 */
export function errorPages(tree: SourceTree): PageSource[] {
  const model = readErrors(tree)
  return [
    generatedPage(
      {
        id: "references/errors",
        route: "/references/errors",
        title: "Errors",
        description:
          "Every error of the API and of the command line: its message, its type and status, when it occurs, and how to fix it.",
        sidebar: "core",
        kind: "reference",
        source: "packages/core/src/platform/kernel/errors.ts",
      },
      [model, meanings, errorTypes],
      () => <ErrorsPage model={model} />,
    ),
  ]
}

function ErrorsPage({ model: { apiErrors, startErrors } }: { model: ErrorModel }) {
  const slices = [...new Set(apiErrors.map(({ slice }) => slice))]
  return (
    <>
      <p>
        An error of the API is a JSON object with a <code>type</code>, which determines the HTTP status, a{" "}
        <code>message</code> for people and, for some errors, a <code>code</code> for programs. A request that
        fails changes nothing, except where the page of the operation says so. Unexpected failures have status
        500 and the type <code>unknown_error</code>; the server logs their cause with the id of the request.
      </p>
      <h2>Types</h2>
      <Types />
      <h2>Errors of the API</h2>
      <p>
        Dots in a message stand for values of the request. The name above each message is the name of the
        error's definition in the source, which docstrings use; it is not part of the response. Every
        operation that writes can fail with the errors of <code>database</code>.
      </p>
      {slices.map((slice) => (
        <Fragment key={slice}>
          <h3 id={`slice-${slice}`}>{slice}</h3>
          <ApiErrors errors={apiErrors.filter((each) => each.slice === slice)} />
        </Fragment>
      ))}
      <h2>Errors of the command line</h2>
      <p>A command that fails prints what is wrong and how to fix it, and exits with code 1.</p>
      <StartErrors errors={startErrors} />
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

function ApiErrors({ errors }: { errors: readonly ApiErrorModel[] }) {
  return errors.map((error) => (
    <div key={error.name} className="api-error" id={error.name.replace(".", "-")}>
      <p className="api-error-head">
        <code>{error.name}</code> <span className="flag">{error.status}</span>{" "}
        <span className="flag">{error.type}</span>{" "}
        {error.code && <span className="flag">code {error.code}</span>}
      </p>
      {error.message !== "…" && <p className="api-error-message">{error.message}</p>}
      <p>
        {withCode(error.when)} {withCode(error.fix)}
      </p>
      <p className="api-error-source">
        <SourceLink place={error.source} />
      </p>
    </div>
  ))
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
