import { Fragment } from "react"
import type { PageSource } from "../../content/page.ts"
import { withCode, SourceLink } from "../code/parts.tsx"
import type { SourceTree } from "../code/source-tree.ts"
import { generatedPage } from "../generated-page.ts"
import {
  errorTypes,
  readErrors,
  type ErrorModel,
  type RefusalModel,
  type StartErrorModel,
} from "./error-model.ts"

/** One sentence on each type. */
const meanings: Readonly<Record<string, string>> = {
  invalid_data: "The request is not valid: it has to be changed before it is sent again.",
  not_allowed: "The state of things forbids what is asked for.",
  not_found: "Something that the request names does not exist, or was deleted.",
  unauthorized:
    "Nobody is logged in, or the log-in is not enough. Most of these answers have the text `Unauthorized` for a body.",
  duplicate_error: "Something with the same unique value exists already.",
  payment_authorization_error: "The payment provider did not authorize the payment.",
  conflict: "Another request was in the way: send the same request again, with the same `Idempotency-Key`.",
  unexpected_state: "Something is missing that the shop needs to answer.",
  invalid_argument: "Code of the shop called an operation wrongly.",
  database_error: "The database refused something that no operation foresaw.",
}

/**
 * The reference of errors: every refusal of the API and every reason of the command line to end.
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
          "Every refusal of the API and of the command line: its wording, its occasion, its remedy, its source.",
        sidebar: "core",
        kind: "reference",
        source: "packages/core/src/kernel/errors.ts",
      },
      [model, meanings, errorTypes],
      () => <ErrorsPage model={model} />,
    ),
  ]
}

function ErrorsPage({ model: { refusals, startErrors } }: { model: ErrorModel }) {
  const slices = [...new Set(refusals.map(({ slice }) => slice))]
  return (
    <>
      <p>
        A refusal of the API is JSON with a <code>type</code>, which decides the status, a{" "}
        <code>message</code> for people, and for some a <code>code</code> for programs. After a refusal
        nothing has changed. What nobody foresaw is answered with status 500 and the type{" "}
        <code>unknown_error</code>; the log of the server tells the cause under the request's id.
      </p>
      <h2>Types</h2>
      <Types />
      <h2>Refusals of the API</h2>
      <p>
        Dots stand for what depends on the request. The name before the wording is that of the definition in
        the source, as docstrings use it; it is not part of the answer. Those of <code>database</code> may be
        answered by every operation that writes.
      </p>
      {slices.map((slice) => (
        <Fragment key={slice}>
          <h3 id={`slice-${slice}`}>{slice}</h3>
          <Refusals refusals={refusals.filter((each) => each.slice === slice)} />
        </Fragment>
      ))}
      <h2>Refusals of the command line</h2>
      <p>
        A command that cannot go on prints what is wrong and what to do about it, and ends with exit code 1.
      </p>
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

function Refusals({ refusals }: { refusals: readonly RefusalModel[] }) {
  return refusals.map((refusal) => (
    <div key={refusal.name} className="refusal" id={refusal.name.replace(".", "-")}>
      <p className="refusal-head">
        <code>{refusal.name}</code> <span className="flag">{refusal.status}</span>{" "}
        <span className="flag">{refusal.type}</span>{" "}
        {refusal.code && <span className="flag">code {refusal.code}</span>}
      </p>
      {refusal.message !== "…" && <p className="refusal-message">{refusal.message}</p>}
      <p>
        {withCode(refusal.when)} {withCode(refusal.fix)}
      </p>
      <p className="refusal-source">
        <SourceLink place={refusal.source} />
      </p>
    </div>
  ))
}

function StartErrors({ errors }: { errors: readonly StartErrorModel[] }) {
  return errors.map((error) => (
    <div key={`${error.source.file}:${error.source.line}`} className="refusal">
      <p className="refusal-head">
        <code>{error.code}</code>
      </p>
      <p className="refusal-message">{error.message}</p>
      <p>{withCode(error.remedy)}</p>
      <p className="refusal-source">
        <SourceLink place={error.source} />
      </p>
    </div>
  ))
}
