import { parse } from "qs"
import { describe, expect, test } from "vitest"
import { queryOf } from "./query-string.ts"

describe("a query string", () => {
  test.each([
    "",
    "limit=20",
    "limit=20&offset=40&expand=items.variant,region",
    "region_id=reg_01&fields=-title&q=",
    "a=1&a=2",
    "a=1&&b=2&",
    "=1",
    "a",
    "a=b=c",
    "toString=1",
    "__proto__=1",
    "created_at[gt]=2026-01-01T10:00:00.000Z&id[]=a&id[]=b",
    "q=two+words&name=%C3%A4",
    "a.b=1",
    "1=2",
  ])("%j is read as the library reads it", (text) => {
    const read = queryOf(`http://127.0.0.1/store/products?${text}`)
    expect(read).toEqual(parse(text))
    expect(Object.keys(read)).toEqual(Object.keys(parse(text)))
  })

  test.each([
    ["status[]=draft,published", ["draft", "published"]],
    ["status%5B%5D=draft%2Cpublished", ["draft", "published"]],
    ["status[]=draft", ["draft"]],
    ["status[]=", [""]],
    ["status[]=draft,published&status[]=rejected", ["draft,published", "rejected"]],
    ["status=draft,published", "draft,published"],
  ])("splits the only entry of a list at commas, as v1 does: %s", (text, status) => {
    expect(queryOf(`http://127.0.0.1/admin/products?${text}`)).toEqual({ status })
  })

  test("may be missing", () => {
    expect(queryOf("http://127.0.0.1/store/products")).toEqual({})
  })
})
