import { describe, expect, test } from "vitest"
import { initialVariant, priceRange, toProduct, variantWith } from "@/lib/product-model"

const response = {
  id: "prod_1",
  handle: "mug",
  title: "Mug",
  thumbnail: null,
  images: [{ url: "https://example.com/a.png" }],
  options: [{ id: "size", title: "Size" }],
  variants: [
    {
      id: "large",
      title: "Large",
      variant_rank: 1,
      inventory_quantity: 3,
      options: [{ option_id: "size", value: "Large" }],
      calculated_price: 2800,
      calculated_price_incl_tax: 3388,
      original_price: 3000,
      original_price_incl_tax: 3630,
    },
    {
      id: "small",
      title: "Small",
      variant_rank: 0,
      inventory_quantity: 0,
      options: [{ option_id: "size", value: "Small" }],
      calculated_price: 2400,
    },
  ],
}

const inGermany = { country: "de", currency: "eur" }

describe("a product", () => {
  test("shows prices with tax in Europe and without in the United States", () => {
    const price = (country: string) => toProduct(response, { country, currency: "eur" }).variants[1]?.price
    expect(price("de")).toEqual({ amount: 3388, original: 3630, currency: "eur" })
    expect(price("us")).toEqual({ amount: 2800, original: 3000, currency: "eur" })
  })

  test("shows the plain price if the server calculates no tax", () => {
    expect(toProduct(response, inGermany).variants[0]?.price).toEqual({
      amount: 2400,
      original: 2400,
      currency: "eur",
    })
  })

  test("has variants and values in their rank, and a thumbnail", () => {
    const product = toProduct(response, inGermany)
    expect(product.variants.map(({ id }) => id)).toEqual(["small", "large"])
    expect(product.options[0]?.values).toEqual(["Small", "Large"])
    expect(product.thumbnail).toBe("https://example.com/a.png")
  })

  test("has the alternative texts of its images", () => {
    const texts = (metadata: Record<string, unknown> | null) =>
      toProduct({ images: [{ url: "/a.png", metadata }, { url: "/b.png" }] }, inGermany).altTexts
    expect(texts({ alt: "A red mug" })).toEqual({ "/a.png": "A red mug" })
    for (const metadata of [null, {}, { alt: "" }, { alt: 5 }]) expect(texts(metadata)).toEqual({})
  })

  test("can be read from a server that sends next to nothing", () => {
    expect(toProduct({ id: "prod_2" }, inGermany)).toMatchObject({ title: "", variants: [], images: [] })
  })
})

describe("a variant", () => {
  const [variant] = response.variants
  const available = (change: object) =>
    toProduct({ variants: [{ ...variant!, ...change }] }, inGermany).variants[0]?.isAvailable

  test.each([
    ["in stock", {}, true],
    ["out of stock", { inventory_quantity: 0 }, false],
    ["out of stock with backorders", { inventory_quantity: 0, allow_backorder: true }, true],
    ["whose stock is not counted", { inventory_quantity: 0, manage_inventory: false }, true],
    ["that the server calls not purchasable", { purchasable: false }, false],
    ["without a price in this region", { calculated_price: null, calculated_price_incl_tax: null }, false],
  ])("%s", (_, change, isAvailable) => {
    expect(available(change)).toBe(isAvailable)
  })

  test("is found by the chosen values", () => {
    const { variants } = toProduct(response, inGermany)
    expect(variantWith(variants, { size: "Large" })?.id).toBe("large")
    expect(variantWith(variants, { size: "Huge" })).toBeUndefined()
  })

  test("that can be bought is chosen first", () => {
    expect(initialVariant(toProduct(response, inGermany).variants)?.id).toBe("large")
    expect(initialVariant([])).toBeUndefined()
  })
})

test("the price of a product is its lowest, and says whether others are higher", () => {
  const { variants } = toProduct(response, inGermany)
  expect(priceRange(variants)).toMatchObject({ amount: 2400, isFrom: true })
  expect(priceRange(variants.slice(0, 1))).toMatchObject({ amount: 2400, isFrom: false })
  expect(priceRange([])).toBeUndefined()
})
