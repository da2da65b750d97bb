import { expect, it } from "vitest"
import { documentedOperations } from "../reference/api/documented-operations.ts"
import { shortName } from "./api.ts"

it.each([
  ["Create a cart", "Create a cart"],
  ["Get a cart with its totals", "Get a cart"],
  ["Create a product with its options, variants and prices", "Create a product"],
  [
    "Acknowledge a request to forget the decision; it is kept",
    "Acknowledge a request to forget the decision",
  ],
  [
    "List the products that have prices in a price list",
    "List the products that have prices in a price list",
  ],
])("%s is called %s", (summary, name) => {
  expect(shortName(summary)).toBe(name)
})

it("names of operations are short, and differ within a resource", () => {
  const seen = new Map<string, string>()
  for (const { area, tag, id, summary } of documentedOperations) {
    const name = shortName(summary)
    expect(name.length, name).toBeLessThanOrEqual(64)
    const key = `${area} ${tag} ${name}`
    expect(seen.get(key), `${id} and ${seen.get(key)} are both “${name}”`).toBeUndefined()
    seen.set(key, id)
  }
})
