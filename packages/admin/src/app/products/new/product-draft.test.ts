import { z } from "@stheno/ui/forms"
import { describe, expect, it } from "vitest"
import { pastedCells } from "../../kit/pasted-cells.ts"
import {
  draftVariants,
  emptyProduct,
  handleOf,
  isWrongCell,
  newProductSchema,
  productOf,
} from "./product-draft.ts"

const defaults = { option: "Default option", variant: "Default variant" }

describe("the draft of a product", () => {
  it("suggests a handle", () => {
    expect(["Wool Socks, grey", "  Crème brûlée! ", "靴下"].map(handleOf)).toEqual([
      "wool-socks-grey",
      "creme-brulee",
      "靴下",
    ])
  })

  it("has a variant for every combination, and one without options", () => {
    const options = [
      { title: "Size", values: ["S", "M"] },
      { title: "Color", values: ["Red"] },
      { title: "", values: ["x"] },
    ]
    expect(draftVariants(options).map(({ key }) => key)).toEqual(["S / Red", "M / Red"])
    expect(draftVariants([])).toEqual([{ key: "", values: [] }])
  })

  it("becomes a product without the variants that are left out", () => {
    const draft = {
      ...emptyProduct,
      title: " Socks ",
      weight: "120",
      channels: ["sc_1"],
      options: [{ title: "Size", values: ["S", "M"] }],
      leftOut: ["S"],
      cells: { M: { price_eur: "12,5", stock: "3", sku: "" }, S: { price_eur: "1" } },
    }
    expect(productOf(draft, { currencies: ["eur", "usd"], defaults })).toMatchObject({
      title: "Socks",
      handle: "socks",
      status: "draft",
      weight: 120,
      hs_code: null,
      sales_channels: [{ id: "sc_1" }],
      options: [{ title: "Size" }],
      variants: [
        {
          title: "M",
          sku: null,
          inventory_quantity: 3,
          prices: [{ currency_code: "eur", amount: 1250 }],
          options: [{ value: "M" }],
        },
      ],
    })
  })

  it("without options gets the default one", () => {
    const product = productOf(
      { ...emptyProduct, title: "Mug", status: "published" },
      { currencies: [], defaults },
    )
    expect(product.options).toEqual([{ title: "Default option" }])
    expect(product.variants).toMatchObject([
      { title: "Default variant", options: [{ value: "Default variant" }] },
    ])
  })

  it.each([
    [{}, []],
    [{ title: " " }, ["title: Enter a value."]],
    [{ weight: "1.5" }, ["weight: Enter a whole number."]],
    [{ cells: { "": { stock: "x" } } }, [": Correct the marked cells in the table of variants."]],
    [{ options: [{ title: "Size", values: ["S"] }], leftOut: ["S"] }, [": Select at least one variant."]],
  ])("with %j has the problems %j", (change, problems) => {
    const { error } = z.safeParse(newProductSchema, { ...emptyProduct, title: "Mug", ...change })
    expect((error?.issues ?? []).map(({ path, message }) => `${path.join(".")}: ${message}`)).toEqual(
      problems,
    )
  })

  it.each([
    ["stock", "1.5", true],
    ["stock", " 7 ", false],
    ["price_eur", "1.234", true],
    ["price_jpy", "1.5", true],
    ["price_eur", "", false],
    ["sku", "anything", false],
  ])("column %s with %j is wrong: %s", (column, value, isWrong) => {
    expect(isWrongCell(column, value)).toBe(isWrong)
  })
})

describe("cells from a spreadsheet", () => {
  it("fill a block, and no more than there is", () => {
    expect(pastedCells("1\t2\t3\r\n4\t5\r\n6\t7\r\n", ["a", "b"], ["x", "y"])).toEqual([
      { row: "a", column: "x", value: "1" },
      { row: "a", column: "y", value: "2" },
      { row: "b", column: "x", value: "4" },
      { row: "b", column: "y", value: "5" },
    ])
  })

  it("leave a single text to the field", () => {
    expect(pastedCells("12.50\n", ["a"], ["x"])).toBeUndefined()
  })
})
