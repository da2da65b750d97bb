import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { computed } from "@stheno/core/internal/computed.ts"
import { methodsOf, type Method } from "./model.ts"
import { selectionFor } from "./selections.ts"

type Row = Readonly<Record<string, unknown>>

/** Responses that the tests of the API recorded, by `area.operation`. */
const folder = join(import.meta.dirname, "../../../../samples/output/http")
const recorded = new Map(
  readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .flatMap((name) =>
      Object.entries(
        JSON.parse(readFileSync(join(folder, name), "utf8")) as Record<
          string,
          { path: string; answer?: Row }
        >,
      ),
    ),
)

/** They depend on the state of the record, not on the operation. */
const varying = new Set([
  "Cart.payment_session",
  "ProductVariant.calculated_price_type",
  "Order.raw_discount_total",
])

const compared = [...methodsOf("store"), ...methodsOf("admin")].flatMap((method) => {
  const selection = selectionFor(method)
  const row = selection && recordedRow(method)
  return row ? [{ place: `${method.area}.${method.operation.id}`, method, selection, row }] : []
})

it("compares enough operations", () => {
  expect(compared.length).toBeGreaterThan(100)
})

it.each(compared)(
  "$place returns the computed fields that its selection names",
  ({ method, selection, row }) => {
    const entity = method.selected!.entity
    const known = Object.keys(computed[entity] ?? {}).filter(
      (name) => name !== "status" && !selection.relations.includes(name) && !varying.has(`${entity}.${name}`),
    )
    expect(known.filter((name) => name in row).sort()).toEqual(
      selection.computed.filter((name) => !varying.has(`${entity}.${name}`)).sort(),
    )
  },
)

it.each(compared)("$place lacks the columns that its selection calls missing", ({ selection, row }) => {
  expect(selection.missing.filter((name) => name in row)).toEqual([])
})

/** The first record of a response to a request without `fields` and `expand`. */
function recordedRow({ area, operation, selected }: Method): Row | undefined {
  const example = recorded.get(`${area}.${operation.id}`)
  if (!example?.answer || !selected || /[?&](fields|expand)=/.test(example.path)) return undefined
  if (operation.response.kind !== "json") return undefined
  const name = Object.entries(operation.response.properties).find(
    ([, field]) =>
      (field.kind === "resource" || field.kind === "resources") && field.entity === selected.entity,
  )?.[0]
  const found = name && example.answer[name]
  const first: unknown = Array.isArray(found) ? found[0] : found
  return typeof first === "object" && first !== null ? (first as Row) : undefined
}
