import { describe, expect, test } from "vitest"
import { applyFilters, filterQuery, needsAllProducts, parseFilters } from "@/lib/product-filters"
import { toProduct } from "@/lib/product-model"

const product = (id: string, amount: number | null, stock = 1) =>
  toProduct(
    { id, variants: [{ id, title: id, calculated_price: amount, inventory_quantity: stock }] },
    { country: "us", currency: "usd" },
  )

describe("the address of a list", () => {
  test.each([
    "",
    "?q=mug",
    "?category=home&price=25-50&stock=1&sort=-price&page=2",
    "?price=-25",
    "?price=100-",
  ])("%j says the same after reading and writing", (query) => {
    expect(filterQuery(parseFilters(Object.fromEntries(new URLSearchParams(query))))).toBe(query)
  })

  test("may hold anything: what makes no sense is left out", () => {
    const filters = parseFilters({
      page: "-3",
      sort: "drop table",
      price: "a-b",
      q: ["one", "two"],
      stock: "yes",
    })
    expect(filterQuery(filters)).toBe("?q=one")
    expect(parseFilters({ page: "1e99" }).page).toBe(1000)
    expect(parseFilters({ q: "x".repeat(500) }).q).toHaveLength(100)
  })
})

describe("filters that the API does not have", () => {
  const products = [
    product("cheap", 1000),
    product("dear", 9000),
    product("none", null),
    product("gone", 2000, 0),
  ]
  const kept = (query: Record<string, string>) =>
    applyFilters(products, parseFilters(query), 100).map(({ id }) => id)

  test("keep prices in the range, its ends included", () => {
    expect(kept({ price: "10-20" })).toEqual(["cheap", "gone"])
    expect(kept({ price: "20-" })).toEqual(["dear", "gone"])
  })

  test("keep what is in stock", () => {
    expect(kept({ stock: "1" })).toEqual(["cheap", "dear"])
  })

  test("sort by price in both directions, with products without a price at the end", () => {
    expect(kept({ sort: "price" })).toEqual(["cheap", "gone", "dear", "none"])
    expect(kept({ sort: "-price" })).toEqual(["dear", "gone", "cheap", "none"])
  })

  test("sort by name, and otherwise keep the order", () => {
    const named = ["Mug", "Éclair", "Bowl"].map((title) => ({ ...product(title, 1000), title }))
    const sorted = (sort: string) => applyFilters(named, parseFilters({ sort }), 100).map(({ id }) => id)
    expect(sorted("name")).toEqual(["Bowl", "Éclair", "Mug"])
    expect(sorted("new")).toEqual(["Mug", "Éclair", "Bowl"])
  })

  test("need all products only when they are used", () => {
    expect(needsAllProducts(parseFilters({ q: "mug", sort: "name" }))).toBe(false)
    expect(needsAllProducts(parseFilters({ sort: "price" }))).toBe(true)
  })
})
