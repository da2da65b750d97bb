import { expect, it } from "vitest"
import { readOptions } from "./src/options.ts"

const access_token = "shpat_1"

it("takes the domain with or without its ending, and v1's name of the token", () => {
  const url = "https://my-store.myshopify.com/admin/api/2026-07/graphql.json"
  expect(readOptions({ domain: "my-store", access_token })).toMatchObject({
    url,
    credentials: { token: "shpat_1" },
  })
  expect(readOptions({ domain: "my-store.myshopify.com", password: "shppa_2" })).toMatchObject({
    url,
    credentials: { token: "shppa_2" },
  })
})

it("rejects options that are missing or cannot be right", () => {
  expect(() => readOptions({ domain: "my-store" })).toThrow("client_id and client_secret")
  expect(() => readOptions({ domain: "my-store", client_id: "id" })).toThrow("client_id and client_secret")
  const at = (api_url: string) => () => readOptions({ domain: "my-store", access_token, api_url })
  expect(at("http://proxy.example.com")).toThrow("https://")
  expect(at("ftp://127.0.0.1")).toThrow("https://")
  for (const api_url of ["https://proxy.example.com/", "http://127.0.0.1:9"])
    expect(at(api_url)().url).toBe(`${api_url.replace(/\/$/, "")}/admin/api/2026-07/graphql.json`)
  expect(() => readOptions({ access_token })).toThrow("domain")
  expect(() => readOptions({ domain: "evil.example.com", access_token })).toThrow("my-store.myshopify.com")
  expect(() => readOptions({ domain: "my-store", access_token, api_version: "latest" })).toThrow("2026-07")
  expect(() => readOptions({ domain: "my-store", access_token, page_size: 0 })).toThrow()
})
