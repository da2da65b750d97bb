import { expect, it } from "vitest"
import { readOptions } from "./src/options.ts"

const access_token = "shpat_1"

it("takes the domain with or without its ending, and v1's name of the token", () => {
  const url = "https://my-store.myshopify.com/admin/api/2026-07/graphql.json"
  expect(readOptions({ domain: "my-store", access_token })).toMatchObject({ url, token: "shpat_1" })
  expect(readOptions({ domain: "my-store.myshopify.com", password: "shppa_2" })).toMatchObject({
    url,
    token: "shppa_2",
  })
})

it("rejects options that are missing or cannot be right", () => {
  expect(() => readOptions({ domain: "my-store" })).toThrow("create an access token")
  expect(() => readOptions({ access_token })).toThrow("domain")
  expect(() => readOptions({ domain: "evil.example.com", access_token })).toThrow("my-store.myshopify.com")
  expect(() => readOptions({ domain: "my-store", access_token, api_version: "latest" })).toThrow("2026-07")
  expect(() => readOptions({ domain: "my-store", access_token, page_size: 0 })).toThrow()
})
