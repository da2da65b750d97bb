import { describe, expect, it } from "vitest"
import { parseQuery, queryFields, queryText } from "./query-text.ts"

const shapes = [
  { name: "id", kind: "list", item: { name: "", kind: "text" } },
  { name: "created_at", kind: "object", fields: [{ name: "gt", kind: "text" }] },
  { name: "fields", kind: "text" },
] as const

describe("a query", () => {
  it.each(["id[]=a&id[]=b", "created_at[gt]=2026-01-01", "fields=id,title", "fields=a%26b", "unknown=1", ""])(
    "is read and written again: %s",
    (text) => {
      const values = parseQuery(text)
      expect(queryText(queryFields(shapes, values), values)).toBe(text)
    },
  )

  it("is read from other ways to write a list", () => {
    expect(parseQuery("id[0]=a&id[1]=b&id=c")).toEqual({ id: ["a", "b", "c"] })
  })

  it("leaves out what is empty", () => {
    expect(queryText(queryFields(shapes, {}), { id: ["", " a "], fields: [" "] })).toBe("id[]=a")
  })
})
