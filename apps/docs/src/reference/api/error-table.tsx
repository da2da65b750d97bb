import { MessageLines } from "../../error-messages/message-lines.tsx"
import { errorRoute, withCode } from "../code/parts.tsx"
import { errorTypes } from "../errors/error-model.ts"
import type { OperationModel } from "./api-model.ts"
import type { OperationError } from "./operation-errors.ts"

/** The errors of an operation: first its own, then the ones that similar operations share. */
export function OperationErrors({ model }: { model: OperationModel }) {
  const { own, shared } = model.errors
  return (
    <>
      <p>
        An error has a <code>type</code>, a <code>message</code> and sometimes a <code>code</code>. A request
        that fails changes nothing. Each name links to the <a href="/references/errors">list of errors</a>.
        {own.length > 0
          ? " The list is generated from the operation's code, so it can contain a rare error that this request cannot cause. Dots in a message stand for values of the request."
          : " This operation has no specific errors."}
      </p>
      {own.length > 0 && <ErrorRows errors={own} />}
      <h3>Errors common to similar operations</h3>
      <ErrorRows errors={shared} />
      <p>Status codes of errors, as in the OpenAPI document:</p>
      <StatusTable responses={model.responses.filter(({ status }) => Number(status) >= 400)} errors={own} />
    </>
  )
}

function ErrorRows({ errors }: { errors: readonly OperationError[] }) {
  return (
    <table className="error-messages" data-pagefind-ignore="">
      <thead>
        <tr>
          <th scope="col">Error</th>
          <th scope="col">Message</th>
          <th scope="col">When, and what to do</th>
        </tr>
      </thead>
      <tbody>
        {errors.map((error) => (
          <tr key={error.name}>
            <td>
              <ErrorName error={error} />
            </td>
            <td>
              <MessageLines messages={error.messages} />
            </td>
            <td>
              {withCode(error.when)} {withCode(error.fix)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function ErrorName({ error: { name, type, code, status } }: { error: OperationError }) {
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

function StatusTable(props: {
  readonly responses: OperationModel["responses"]
  readonly errors: readonly OperationError[]
}) {
  const { responses, errors } = props
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
              <StatusLink status={status} type={typeOf(status, errors)} />
            </th>
            <td>{withCode(meaningOf(status, errors) ?? about)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The operation's errors with a status, if none of them is what the status means in general. */
function specialErrors(status: string, errors: readonly OperationError[]): readonly OperationError[] {
  const same = errors.filter((error) => String(error.status) === status)
  return status === "422" && same.every(({ type }) => type !== typeOfStatus.get(status)) ? same : []
}

/** What a status of the operation means, where it differs from other operations. */
function meaningOf(status: string, errors: readonly OperationError[]): string | undefined {
  const meanings = new Set(specialErrors(status, errors).map(({ when }) => when))
  return meanings.size > 0 ? [...meanings].join(" ") : undefined
}

function typeOf(status: string, errors: readonly OperationError[]): string | undefined {
  return specialErrors(status, errors)[0]?.type ?? typeOfStatus.get(status)
}

function StatusLink({ status, type }: { status: string; type: string | undefined }) {
  if (!type) return <code>{status}</code>
  return (
    <a href={errorRoute(type, type)}>
      <code>{status}</code>
    </a>
  )
}
