import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest"
import type { TestShop } from "@stheno/server/testing"
import { firstRegion } from "../../samples/plugins/ip-lookup/storefront.ts"
import { stubSampleEnv } from "../testing/sample-env.ts"
import { startSampleShop } from "../testing/sample-shop.ts"
import type { StandIn } from "../testing/stand-in.ts"
import { asAdmin, createSmallCatalog, type SmallCatalog } from "../testing/small-catalog.ts"
import { lookUp } from "./src/ipstack.ts"
import { readOptions } from "./src/options.ts"
import { publicAddress } from "./src/public-address.ts"
import { startIpstack } from "./testing/ipstack.ts"

const german = "88.198.1.1"
const danish = "87.48.1.1"
const american = "134.201.250.155"
const accessKey = "the-access-key"
const realFetch = globalThis.fetch

let ipstack: StandIn
let shop: TestShop
let catalog: SmallCatalog
let denmark: string

beforeAll(async () => {
  ipstack = await startIpstack(accessKey)
  // The plugin runs with its default address, which leads to the stand-in.
  vi.stubGlobal("fetch", (input: string | URL | Request, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : input)
    if (url.origin !== "https://api.ipstack.com") return realFetch(input, init)
    return realFetch(`${ipstack.url}${url.pathname}${url.search}`, init)
  })
  stubSampleEnv("ip-lookup", { IPSTACK_ACCESS_KEY: accessKey })
  shop = await startSampleShop("ip-lookup", { TRUSTED_PROXIES: "1", LOGIN_ATTEMPTS_PER_MINUTE: "0" })
  catalog = await createSmallCatalog(shop)
  await asAdmin(shop, `/admin/regions/${catalog.regionId}/countries/dk`, undefined, "DELETE")
  const { region } = await asAdmin(shop, "/admin/regions", {
    name: "Denmark",
    currency_code: "eur",
    tax_rate: 0,
    payment_providers: ["manual"],
    fulfillment_providers: ["manual"],
    countries: ["dk"],
  })
  denmark = String(region!["id"])
})
afterAll(async () => {
  await shop?.stop()
  await ipstack.close()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

let asked = 0
beforeEach(() => (asked = ipstack.requests.length))
const lookups = () => ipstack.requests.slice(asked).map(({ path }) => decodeURIComponent(path.slice(1)))

const regionFor = async (address: string) => {
  const response = await shop.fetch("/store/regions/ip", { headers: { "x-forwarded-for": address } })
  expect(response.status).toBe(200)
  return (await response.json()) as { country_code: string | null; region: { id: string } | null }
}
const cartFor = async (address: string, body?: object) => {
  const headers = { "x-forwarded-for": address }
  const response = await shop.fetch("/store/carts", { method: "POST", headers, ...(body && { body }) })
  const { cart, message } = (await response.json()) as { cart?: Record<string, unknown>; message?: string }
  return { status: response.status, cart, message }
}

it("finds the region of an address, and remembers its country", async () => {
  expect(await regionFor(danish)).toMatchObject({ country_code: "dk", region: { id: denmark } })
  expect(await regionFor(danish)).toMatchObject({ region: { name: "Denmark", currency_code: "eur" } })
  expect(await regionFor("2a01:4f8::1")).toMatchObject({
    country_code: "de",
    region: { id: catalog.regionId },
  })
  expect(lookups()).toEqual([danish, "2a01:4f8::1"])
})

it("responds with null where the store does not sell, and for addresses without a country", async () => {
  const none = { country_code: null, region: null }
  expect(await regionFor(american)).toEqual(none)
  expect(await regionFor("8.8.8.8")).toEqual(none)
})

it("trusts X-Forwarded-For as far as the server does", async () => {
  // The proxy appends the address that it sees: a caller cannot choose another one.
  expect(await regionFor(`${danish}, ${german}`)).toMatchObject({ country_code: "de" })
  const direct = await startSampleShop("ip-lookup")
  try {
    const response = await direct.fetch("/store/regions/ip", { headers: { "x-forwarded-for": danish } })
    expect(await response.json()).toEqual({ country_code: null, region: null })
  } finally {
    await direct.stop()
  }
})

it("looks up no local address and nothing that is not an address", async () => {
  const addresses = [
    "127.0.0.1",
    "10.1.2.3",
    "192.168.1.1",
    "172.20.0.1",
    "::1",
    "fd00::1",
    "fe80::1",
    "x/../y",
  ]
  for (const address of addresses) expect((await regionFor(address)).region).toBe(null)
  expect(lookups()).toEqual([])
  expect(addresses.map(publicAddress)).toEqual(addresses.map(() => undefined))
  expect([german, `::ffff:${german}`, " 2a01:4f8::1"].map(publicAddress)).toEqual([
    german,
    german,
    "2a01:4f8::1",
  ])
})

it("starts a cart with the region of the caller, unless the request names one", async () => {
  expect((await cartFor(danish)).cart).toMatchObject({ region_id: denmark })
  expect((await cartFor(german, {})).cart).toMatchObject({ region_id: catalog.regionId })
  const named = await cartFor(danish, { region_id: catalog.regionId })
  expect(named.cart).toMatchObject({ region_id: catalog.regionId })
  expect((await cartFor(american, {})).status).toBe(200)
  expect(await cartFor(danish, { unknown: true })).toMatchObject({ status: 400 })
})

it("creates carts while ipstack fails, and does not ask it in every request", async () => {
  ipstack.failNext({ status: 503, body: {} })
  expect((await cartFor("1.2.3.4", {})).status).toBe(200)
  expect((await cartFor("1.2.3.5", {})).status).toBe(200)
  expect(lookups()).toEqual(["1.2.3.4"])
  expect(await regionFor(danish)).toMatchObject({ country_code: "dk" })
})

it("reports errors of ipstack without the access key or the address", async () => {
  const options = { url: ipstack.url, access_token: "wrong-key", timeout: 300 }
  const messageOf = async (of = options) => {
    const error = await lookUp(of, "9.9.9.9").catch((reason: unknown) => reason)
    expect(String(error)).not.toMatch(/wrong-key|9\.9\.9\.9/)
    expect((error as Error).cause).toBe(undefined)
    return (error as Error).message
  }
  expect(await messageOf()).toBe("ipstack responded with the error 101 (invalid_access_key)")
  ipstack.failNext({ status: 500 }, { hangUp: true }, { delayMs: 600 }, { body: [1] })
  expect(await messageOf()).toBe("ipstack responded with status 500")
  expect(await messageOf()).toBe("ipstack cannot be reached")
  expect(await messageOf()).toBe("ipstack did not respond within 300 ms")
  expect(await messageOf()).toBe("ipstack responded with data that the plugin does not understand")
  const location = await lookUp({ ...options, access_token: accessKey }, german)
  expect(location).toMatchObject({ country_code: "DE" })
})

it("works as the documentation shows", async () => {
  expect((await firstRegion(shop.url))?.id).toBeDefined()
})

it("checks its options", () => {
  expect(() => readOptions({})).toThrow()
  expect(() => readOptions({ access_token: "x", timeout: 0 })).toThrow()
  expect(readOptions({ access_token: "x" }).url).toBe("https://api.ipstack.com")
})
