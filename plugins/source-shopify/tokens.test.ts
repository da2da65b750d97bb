import { afterAll, beforeAll, expect, it } from "vitest"
import { createClient } from "./src/client.ts"
import { readOptions } from "./src/options.ts"
import { app, startShopify, type ShopifyStandIn } from "./testing/shopify-stand-in.ts"

let shopify: ShopifyStandIn
beforeAll(async () => {
  shopify = await startShopify({ currency: "EUR", products: [], customers: [], orders: [] })
})
afterAll(() => shopify.close())

const { signal } = new AbortController()

/** Reads from the stand-in with other credentials than before, as another process would. */
async function ask(more: object = {}): Promise<unknown> {
  const options = readOptions({ domain: "my-store", api_url: shopify.url, retry_delay: 0, ...app, ...more })
  const client = createClient(options, { signal, limits: new Map() })
  return client.query(
    "query ($first: Int) { shop { currencyCode } customers(first: $first) { nodes { id } } }",
    {
      first: 1,
    },
  )
}

const data = { shop: { currencyCode: "EUR" }, customers: { nodes: [] } }

it("requests a token once for many queries, and again after Shopify rejects or forgets it", async () => {
  expect([await ask(), await ask()]).toEqual([data, data])
  expect(shopify.issued).toHaveLength(1)
  shopify.revokeIssued()
  shopify.setLifetime(60)
  expect(await ask()).toEqual(data)
  expect(shopify.issued).toHaveLength(2)
  // A token that lasts a minute may expire during a request with its retries.
  shopify.setLifetime(86_399)
  expect([await ask(), await ask()]).toEqual([data, data])
  expect(shopify.issued).toHaveLength(3)
})

it("fails with a secret that is not valid, and does not repeat it", async () => {
  const error = await ask({ client_secret: "shpss_wrong" }).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ name: "SourceError", isFinal: true, status: 401 })
  expect((error as Error).message).not.toContain("shpss_wrong")
  expect(await ask()).toEqual(data)
})

it("prefers a token that does not expire", async () => {
  const before = shopify.issued.length
  await expect(ask({ access_token: "shpat_unknown" })).rejects.toMatchObject({ status: 401 })
  expect(shopify.issued).toHaveLength(before)
})
