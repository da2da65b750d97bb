import type { RowChange } from "../../shop/change-log.ts"
import type { Outcome, SampleOutcome, ShopEvent } from "../../shop/messages.ts"
import { Answer, Part, Status, type SentLine } from "./answer.tsx"
import { JsonTree } from "./json-tree.tsx"

/** What a request led to. */
export function RequestResult({ request, outcome }: { request: SentLine; outcome: Outcome }) {
  const { answer, rows, events, later } = outcome
  return (
    <>
      <Answer request={request} answer={answer} />
      <RowChanges title="Rows that changed" rows={rows} none="No row changed." />
      <Events events={events} />
      {later.length > 0 && (
        <RowChanges title="Changed afterwards, by subscribers and jobs" rows={later} none="" />
      )}
    </>
  )
}

/** What a step of a sample printed and sent, and what it changed where that is visible. */
export function SampleResult(props: {
  readonly outcome: Pick<SampleOutcome, "printed" | "requests"> & Partial<SampleOutcome>
}) {
  const { printed, requests, rows, events } = props.outcome
  return (
    <>
      <Part title="Printed">
        {printed ? (
          <pre className="code" tabIndex={0} role="region" aria-label="Output of the sample">
            {printed}
          </pre>
        ) : (
          <p className="try-none">Nothing.</p>
        )}
      </Part>
      {requests.length > 0 && (
        <Part title="Requests">
          <ul>
            {requests.map(({ method, path, status }, i) => (
              <li key={i} className="try-status">
                <Status status={status} />{" "}
                <code>
                  {method} {path}
                </code>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {rows && <RowChanges title="Rows that changed" rows={rows} none="No row changed." />}
      {events && <Events events={events} />}
    </>
  )
}

/** The rows that changed, by table. */
export function RowChanges(props: {
  readonly title: string
  readonly rows: readonly RowChange[]
  readonly none: string
}) {
  const { title, rows, none } = props
  const tables = [...new Set(rows.map(({ table }) => table))]
  return (
    <Part title={title}>
      {tables.length === 0 && <p className="try-none">{none}</p>}
      {tables.map((table) => (
        <TableChanges key={table} table={table} rows={rows.filter((row) => row.table === table)} />
      ))}
    </Part>
  )
}

const verbs = { insert: "inserted", update: "updated", delete: "deleted" } as const

/** Nobody reads more rows of one table. */
const most = 20

function TableChanges({ table, rows }: { table: string; rows: readonly RowChange[] }) {
  const counts = (["insert", "update", "delete"] as const)
    .map((kind) => [rows.filter((row) => row.kind === kind).length, verbs[kind]] as const)
    .filter(([count]) => count > 0)
    .map(([count, verb]) => `${count} ${verb}`)
  return (
    <details className="try-table">
      <summary>
        <code>{table}</code> {counts.join(", ")}
      </summary>
      {rows.slice(0, most).map((row, i) => (
        <pre
          key={i}
          className="code try-row"
          tabIndex={0}
          role="region"
          aria-label={`A row that was ${verbs[row.kind]}`}
        >
          {rowText(row)}
        </pre>
      ))}
      {rows.length > most && <p>… and {rows.length - most} more.</p>}
    </details>
  )
}

/** Of an update, only the columns that changed. */
function rowText({ kind, before, after }: RowChange): string {
  const row = after ?? before ?? {}
  if (kind !== "update") {
    const lines = Object.keys(row)
      .filter((name) => row[name] !== null)
      .map((name) => `${name}: ${valueText(row[name])}`)
    return lines.join("\n") || "all columns are null"
  }
  const changed = Object.keys(row).filter(
    (name) => JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]),
  )
  const lines = changed.map((name) => `${name}: ${valueText(before?.[name])} → ${valueText(after?.[name])}`)
  const id = typeof row["id"] === "string" ? `${row["id"]}\n` : ""
  return `${id}${lines.join("\n") || "written without a change"}`
}

function valueText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value ?? null)
}

/** The events that were emitted. */
export function Events({ events }: { events: readonly ShopEvent[] }) {
  return (
    <Part title="Events">
      {events.length === 0 && <p className="try-none">No event was emitted.</p>}
      {events.map(({ name, data }, i) => (
        <details key={i} className="try-table">
          <summary>
            <code>{name}</code>
          </summary>
          <div className="code try-row try-tree" tabIndex={0} role="region" aria-label={`Data of ${name}`}>
            <JsonTree value={data} />
          </div>
        </details>
      ))}
    </Part>
  )
}
