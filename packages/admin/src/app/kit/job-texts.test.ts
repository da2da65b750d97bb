import { expect, it } from "vitest"
import { jobTexts } from "./job-texts.ts"

const descriptors = (message: string) => ({ stat_descriptors: [{ key: "count", name: "Count", message }] })
const operations = { PRODUCT_CREATE: 3, PRODUCT_UPDATE: 1, VARIANT_CREATE: 1200, VARIANT_UPDATE: 0 }
const planned = "There will be 24 orders exported by this action"

it.each([
  ["order-export", { ...descriptors(planned), count: 24 }, "24 orders exported."],
  ["order-export", { ...descriptors(planned), count: 1 }, "1 order exported."],
  // The API leaves the count of an empty export out.
  ["order-export", descriptors("There will be 0 orders exported by this action"), "0 orders exported."],
  ["product-export", { ...descriptors(planned), count: 7 }, "7 products exported."],
  [
    "product-import",
    { ...descriptors(planned), operations, count: 1204 },
    "Products: 3 created, 1 updated. Variants: 1,200 created, 0 updated.",
  ],
  [
    "price-list-import",
    { ...descriptors("12 prices will be added"), count: 12 },
    "Variants with new prices: 12",
  ],
] as const)("says what a complete %s has done", (type, result, text) => {
  expect(jobTexts({ type, status: "completed", result })).toEqual([text])
})

it.each(["pre_processed", "confirmed", "processing"] as const)(
  "says what an import that is %s will do, and nothing of an export",
  (status) => {
    expect(jobTexts({ type: "product-import", status, result: { operations, count: 1204 } })).toEqual([
      "Products: 3 to create, 1 to update. Variants: 1,200 to create, 0 to update.",
    ])
    expect(jobTexts({ type: "price-list-import", status, result: { count: 12 } })).toEqual([
      "Variants with new prices: 12",
    ])
    expect(jobTexts({ type: "order-export", status, result: descriptors(planned) })).toEqual([])
  },
)

it.each(["failed", "canceled"] as const)("does not announce anything in a job that is %s", (status) => {
  for (const type of ["order-export", "product-import", "price-list-import", "loyalty-export"])
    expect(jobTexts({ type, status, result: { ...descriptors(planned), operations, count: 12 } })).toEqual([])
})

it("shows the messages of a plugin's job, and nothing of one that has not begun", () => {
  const result = descriptors("4 customers will get points")
  expect(jobTexts({ type: "loyalty-import", status: "pre_processed", result })).toEqual([
    "4 customers will get points",
  ])
  expect(jobTexts({ type: "loyalty-import", status: "completed", result })).toEqual([
    "4 customers will get points",
  ])
  for (const type of ["product-import", "price-list-import", "loyalty-import"])
    expect(jobTexts({ type, status: "created", result: null })).toEqual([])
})
