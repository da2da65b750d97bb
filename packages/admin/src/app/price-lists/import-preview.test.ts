import { expect, it } from "vitest"
import { priceRows } from "../prices/price-rows.ts"
import { importChanges, priceFile } from "./import-preview.ts"

const regions = [{ id: "reg_n", name: "North", currency: "eur" }]
const variants = [
  { id: "v1", title: "S", sku: "S-1", product: "Sock" },
  { id: "v2", title: "M", sku: "S;2", product: "Sock" },
]
const common = { currency_code: "eur", min_quantity: null, max_quantity: null }
const rows = priceRows(variants, [
  { ...common, id: "p1", variant_id: "v1", amount: 1000, region_id: null },
  { ...common, id: "p2", variant_id: "v1", amount: 900, region_id: "reg_n" },
  { ...common, id: "p3", variant_id: "v2", amount: 500, region_id: null },
  { ...common, id: "p4", variant_id: "v2", amount: 400, region_id: null, min_quantity: 10 },
])

it("lists the prices that a file changes, adds and removes", () => {
  const changes = importChanges(
    "SKU;Price EUR;Price North [EUR]\r\nS-1;8,00;9.00\r\nNEW;1;\r\n",
    rows,
    regions,
  )
  expect(changes).toEqual([
    { variant: "Sock · S", column: "Price EUR", currency: "eur", before: 1000, after: 800 },
    { variant: "Sock · M", column: "Price EUR", currency: "eur", before: 500, after: undefined },
    { variant: "Sock · M", column: "Price EUR", currency: "eur", before: 400, after: undefined },
    { variant: "NEW", column: "Price EUR", currency: "eur", before: undefined, after: 100 },
  ])
})

it("writes a file that an import takes, and that changes nothing but quantity tiers", () => {
  const text = priceFile(rows, regions)
  expect(text).toBe(
    'Product Variant ID;SKU;Price EUR;Price North [EUR]\r\nv1;S-1;10.00;9.00\r\nv2;"S;2";5.00;\r\n',
  )
  expect(importChanges(text, rows, regions).map(({ before, after }) => [before, after])).toEqual([
    [400, undefined],
  ])
})
