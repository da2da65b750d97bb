import type { RowChange } from "../../shop/change-log.ts"
import type {
  Outcome,
  SampleOutcome,
  SampleRequest,
  ShopAnswer,
  ShopEvent,
  ShopRequest,
} from "../../shop/messages.ts"
import { h } from "./dom.ts"

/** How a request is named. */
type SentLine = Pick<ShopRequest, "method" | "path">

/** What a command led to: of one that changed nothing, the answer and a line. */
export function commandResultOf(request: SentLine, outcome: Outcome): HTMLElement[] {
  const { answer, rows, events } = outcome
  if (rows.length + events.length > 0) return resultOf(request, outcome)
  return [
    answerOf(request, answer),
    h("p", { class: "try-none" }, "No row changed, and no event was emitted."),
  ]
}

/** What a request led to. */
export function resultOf(request: SentLine, outcome: Outcome): HTMLElement[] {
  const { answer, rows, events, later } = outcome
  return [
    answerOf(request, answer),
    changesOf("Rows that changed", rows, "No row changed."),
    eventsOf(events),
    ...(later.length > 0 ? [changesOf("Changed afterwards, by subscribers and jobs", later, "")] : []),
  ]
}

/** What a step of a sample did. */
export function sampleResultOf(outcome: SampleOutcome): HTMLElement[] {
  const { rows, events } = outcome
  return [...sentResultOf(outcome), changesOf("Rows that changed", rows, "No row changed."), eventsOf(events)]
}

/** What a step of a sample printed and sent. */
export function sentResultOf({
  printed,
  requests,
}: Pick<SampleOutcome, "printed" | "requests">): HTMLElement[] {
  const shown = printed
    ? h(
        "pre",
        { class: "code", tabindex: "0", role: "region", "aria-label": "What the sample printed" },
        printed,
      )
    : h("p", { class: "try-none" }, "Nothing.")
  const part = (title: string, content: HTMLElement) =>
    h("section", { class: "try-part" }, h("h3", {}, title), content)
  const list = h("ul", {}, ...requests.map(requestLine))
  return [part("Printed", shown), ...(requests.length > 0 ? [part("Requests", list)] : [])]
}

function requestLine({ method, path, status }: SampleRequest): HTMLElement {
  const tone = status < 400 ? "good" : "bad"
  return h(
    "li",
    { class: "try-status" },
    h("b", { class: `try-${tone}` }, String(status)),
    " ",
    h("code", {}, `${method} ${path}`),
  )
}

/** What a server answered; nothing else is seen of it. */
export function answerOf(request: SentLine, answer: ShopAnswer): HTMLElement {
  const { method, path } = request
  const { status, milliseconds } = answer
  const tone = status < 400 ? "good" : "bad"
  return h(
    "section",
    { class: "try-part", "aria-label": `Answer to ${method} ${path}` },
    h(
      "p",
      { class: "try-status" },
      h("b", { class: `try-${tone}` }, String(status)),
      ` in ${Math.max(1, Math.round(milliseconds))} ms: `,
      h("code", {}, `${method} ${path}`),
    ),
    bodyOf(request, answer, "code"),
  )
}

/** A request with its answer in a line that opens. */
export function foldedAnswer(request: SentLine, answer: ShopAnswer): HTMLElement {
  const { method, path } = request
  const tone = answer.status < 400 ? "good" : "bad"
  return h(
    "details",
    { class: "try-table" },
    h(
      "summary",
      { class: "try-status" },
      h("b", { class: `try-${tone}` }, String(answer.status)),
      " ",
      h("code", {}, `${method} ${path}`),
    ),
    bodyOf(request, answer, "code try-row"),
  )
}

function bodyOf({ method, path }: SentLine, { type, body }: ShopAnswer, names: string): HTMLElement {
  const text = type.includes("json") ? pretty(body) : body
  if (!text) return h("p", {}, "The answer has no body.")
  const label = `Body of the answer to ${method} ${path}`
  return h("pre", { class: names, tabindex: "0", role: "region", "aria-label": label }, text)
}

function pretty(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}

/** The rows that changed, by table. */
export function changesOf(title: string, rows: readonly RowChange[], none: string): HTMLElement {
  const tables = [...new Set(rows.map(({ table }) => table))]
  return h(
    "section",
    { class: "try-part" },
    h("h3", {}, title),
    tables.length === 0 && h("p", { class: "try-none" }, none),
    ...tables.map((table) =>
      tableOf(
        table,
        rows.filter((row) => row.table === table),
      ),
    ),
  )
}

const verbs = { insert: "inserted", update: "updated", delete: "deleted" } as const

function tableOf(table: string, rows: readonly RowChange[]): HTMLElement {
  const counts = (["insert", "update", "delete"] as const)
    .map((kind) => [rows.filter((row) => row.kind === kind).length, verbs[kind]] as const)
    .filter(([count]) => count > 0)
    .map(([count, verb]) => `${count} ${verb}`)
  return h(
    "details",
    { class: "try-table" },
    h("summary", {}, h("code", {}, table), ` ${counts.join(", ")}`),
    ...rows.slice(0, most).map(rowOf),
    rows.length > most && h("p", {}, `… and ${rows.length - most} more.`),
  )
}

/** Nobody reads more rows of one table. */
const most = 20

/** Of an update, only the columns that changed. */
function rowOf({ kind, before, after }: RowChange): HTMLElement {
  const row = after ?? before ?? {}
  const names = Object.keys(row).filter(
    (name) => kind !== "update" || JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]),
  )
  const lines = names
    .filter((name) => kind === "update" || row[name] !== null)
    .map((name) =>
      kind === "update"
        ? `${name}: ${shown(before?.[name])} → ${shown(after?.[name])}`
        : `${name}: ${shown(row[name])}`,
    )
  const id = typeof row["id"] === "string" && kind === "update" ? `${row["id"]}\n` : ""
  return h(
    "pre",
    { class: "code try-row", tabindex: "0", role: "region", "aria-label": `A row that was ${verbs[kind]}` },
    `${id}${lines.join("\n") || "written as it was"}`,
  )
}

function shown(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value ?? null)
}

/** The events that left. */
export function eventsOf(events: readonly ShopEvent[]): HTMLElement {
  return h(
    "section",
    { class: "try-part" },
    h("h3", {}, "Events"),
    events.length === 0 && h("p", { class: "try-none" }, "No event was emitted."),
    ...events.map(({ name, data }) =>
      h(
        "details",
        { class: "try-table" },
        h("summary", {}, h("code", {}, name)),
        h(
          "pre",
          { class: "code try-row", tabindex: "0", role: "region", "aria-label": `Data of ${name}` },
          JSON.stringify(data, null, 2),
        ),
      ),
    ),
  )
}
