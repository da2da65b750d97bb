import type { RowChange } from "../../shop/change-log.ts"
import type { Outcome, ShopAnswer, ShopEvent } from "../../shop/messages.ts"
import { FoldedAnswer, Part, type SentLine } from "./answer.tsx"
import { Events, RowChanges } from "./changes.tsx"

/** What components sent, and what it led to. */
export interface ComponentLog {
  readonly requests: readonly { readonly request: SentLine; readonly answer: ShopAnswer }[]
  /** undefined until a request was sent whose changes are visible */
  readonly changes?: { readonly rows: readonly RowChange[]; readonly events: readonly ShopEvent[] }
}

/** Adds a request to a log. */
export type Logger = (
  request: SentLine,
  answer: ShopAnswer,
  changes?: Pick<Outcome, "rows" | "events">,
) => void

/** Nothing was sent. */
export const emptyLog: ComponentLog = { requests: [] }

/**
 * A log with one more request.
 * @param changes where they are visible
 */
export function logged(log: ComponentLog, ...[request, answer, changes]: Parameters<Logger>): ComponentLog {
  const { rows = [], events = [] } = log.changes ?? {}
  return {
    requests: [...log.requests, { request, answer }],
    ...(changes
      ? { changes: { rows: [...rows, ...changes.rows], events: [...events, ...changes.events] } }
      : log.changes && { changes: log.changes }),
  }
}

/** Everything that components have sent. */
export function LogView({ log: { requests, changes } }: { log: ComponentLog }) {
  return (
    <div className="try-result">
      <Part title="Requests">
        {requests.length === 0 && <p className="try-none">None yet.</p>}
        {requests.map(({ request, answer }, i) => (
          <FoldedAnswer key={i} request={request} answer={answer} />
        ))}
      </Part>
      {changes && (
        <>
          <RowChanges title="Rows that changed" rows={changes.rows} none="No row changed." />
          <Events events={changes.events} />
        </>
      )}
    </div>
  )
}
