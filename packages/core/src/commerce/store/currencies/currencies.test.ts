import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

test("lists currencies by code, a page at a time", async () => {
  const { status, body } = await shop.admin("GET", "/admin/currencies?limit=2&order=code&offset=3")
  expect(status).toBe(200)
  expect(body.currencies.map((currency: { code: string }) => currency.code)).toEqual(["amd", "ars"])
  expect(body).toMatchObject({ count: 120, offset: 3, limit: 2 })
})

test("ordering by the time of creation, which currencies do not have, has no effect", async () => {
  const list = (query: string) => shop.admin("GET", `/admin/currencies?limit=2${query}`)
  const plain = (await list("")).body.currencies
  for (const order of ["created_at", "-created_at"])
    expect((await list(`&order=${order}`)).body.currencies).toEqual(plain)
  expect((await list("&order=updated_at")).status).toBe(400)
})

test("a list takes one statement, whatever its length", async () => {
  const counted = await shop.countStatements(() => shop.admin("GET", "/admin/currencies?limit=100"))
  expect(counted.statements.filter((text) => text.includes('"currency"'))).toHaveLength(1)
})

test("turns tax-inclusive pricing on and says so after commit", async () => {
  const { status, body } = await shop.admin("POST", "/admin/currencies/ISK", { includes_tax: true })
  expect(status).toBe(200)
  expect(body.currency).toEqual({
    code: "isk",
    symbol: "Ikr",
    symbol_native: "kr",
    name: "Icelandic Króna",
    includes_tax: true,
  })
  expect(await shop.events()).toContainEqual({ name: "currency.updated", data: { code: "isk" } })
})

test("refuses an unknown currency and changes nothing", async () => {
  const { status, body } = await shop.admin("POST", "/admin/currencies/zzz", { includes_tax: true })
  expect(status).toBe(404)
  expect(body).toEqual({ type: "not_found", message: "Currency with code: zzz was not found" })
})

test("refuses unknown properties and wrong types in v1's words", async () => {
  expect((await shop.admin("POST", "/admin/currencies/isk", { name: "x" })).body).toEqual({
    type: "invalid_data",
    message: "property name should not exist",
  })
  expect((await shop.admin("POST", "/admin/currencies/isk", { includes_tax: "yes" })).body.message).toBe(
    "includes_tax must be a boolean value",
  )
})

test("is closed to everyone else", async () => {
  expect((await shop.request("GET", "/admin/currencies")).status).toBe(401)
})
