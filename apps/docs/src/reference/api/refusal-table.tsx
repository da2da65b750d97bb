import { errorRoute, withCode } from "../code/parts.tsx"
import { errorTypes } from "../errors/error-model.ts"
import type { OperationModel } from "./api-model.ts"
import type { OperationRefusal } from "./operation-refusals.ts"

/** What an operation refuses: first of its own, then like any other of its kind. */
export function OperationErrors({ model }: { model: OperationModel }) {
  const { own, shared } = model.refusals
  return (
    <>
      <p>
        Refusals have a <code>type</code>, a <code>message</code>, and for some a <code>code</code>; after one
        nothing has changed. Each name leads to the <a href="/references/errors">list of errors</a>.
        {own.length > 0
          ? " The refusals were found by following the operation's code, so a rare one may need a case that this request cannot bring about. Dots stand for what depends on the request."
          : " The code of this operation has no refusals of its own."}
      </p>
      {own.length > 0 && <RefusalTable refusals={own} />}
      <h3>Refusals of every operation like it</h3>
      <RefusalTable refusals={shared} />
      <p>The statuses of refusals, as the OpenAPI document has them:</p>
      <StatusTable responses={model.responses.filter(({ status }) => Number(status) >= 400)} />
    </>
  )
}

function RefusalTable({ refusals }: { refusals: readonly OperationRefusal[] }) {
  return (
    <table className="refusals" data-pagefind-ignore="">
      <thead>
        <tr>
          <th scope="col">Refusal</th>
          <th scope="col">Message</th>
          <th scope="col">When, and what to do</th>
        </tr>
      </thead>
      <tbody>
        {refusals.map((refusal) => (
          <tr key={refusal.name}>
            <td>
              <Refusal refusal={refusal} />
            </td>
            <td>{refusal.message}</td>
            <td>
              {withCode(refusal.when)} {withCode(refusal.fix)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Refusal({ refusal: { name, type, code, status } }: { refusal: OperationRefusal }) {
  return (
    <>
      <a href={errorRoute(name, type)}>
        <code>{name}</code>
      </a>{" "}
      <span className="flag">{status}</span> <span className="flag">{type}</span>{" "}
      {code && <span className="flag">code {code}</span>}
    </>
  )
}

/** The type that goes with a status where nothing more is known; a body that is too large is answered with a page. */
const typeOfStatus: ReadonlyMap<string, string> = new Map(
  errorTypes.toReversed().map(([type, status]) => [String(status), type]),
)

function StatusTable({ responses }: { responses: OperationModel["responses"] }) {
  return (
    <table className="fields" data-pagefind-ignore="">
      <thead>
        <tr>
          <th scope="col">Status</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        {responses.map(({ status, about }) => (
          <tr key={status}>
            <th scope="row">
              <StatusLink status={status} />
            </th>
            <td>{about}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function StatusLink({ status }: { status: string }) {
  const type = typeOfStatus.get(status)
  if (!type) return <code>{status}</code>
  return (
    <a href={errorRoute(type, type)}>
      <code>{status}</code>
    </a>
  )
}
