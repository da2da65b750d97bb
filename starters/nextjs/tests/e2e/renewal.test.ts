import { afterAll, describe, expect, inject, test } from "vitest"
import { sendEvent } from "./send-event"
import { startSecondStorefront } from "./second-storefront"
import { asAdmin, inStore } from "./store"

interface Created {
  readonly id: string
  readonly handle: string
  readonly variants: readonly { readonly id: string }[]
}

/** What has to be deleted in the end, newest first. */
const created: string[] = []

afterAll(async () => {
  for (const path of created) await asAdmin("DELETE", path)
})

/** A page without its scripts, which contain texts that are not shown. */
async function pageOf(path: string): Promise<string> {
  const html = await (await fetch(inject("storefront") + path)).text()
  return html.replace(/<script\b[^]*?<\/script>/g, "")
}

/** What the cache had for a page: `HIT`, or something else if it is rendered again. */
async function cacheOf(url: string): Promise<string | null> {
  return (await fetch(url)).headers.get("x-nextjs-cache")
}

/** Waits until a page shows a text. The time-out is far below the hour after which pages are renewed anyway. */
async function waitForText(path: string, text: string | RegExp): Promise<void> {
  await expect.poll(() => pageOf(path), { timeout: 10_000, interval: 250 }).toMatch(text)
}

describe("the webhook", () => {
  test("renews the page that a signed event names, and nothing without a signature", async () => {
    const path = "/us/products/vase-fog"
    const { products } = await inStore("/store/products?handle=vase-fog")
    const { id } = products[0] as unknown as Created
    const body = JSON.stringify({ event: "product.updated", data: { id, fields: ["subtitle"] } })
    const send = (secret: string) => sendEvent(inject("storefront"), body, secret)
    const cache = () => cacheOf(inject("storefront") + path)
    await expect.poll(cache, { timeout: 10_000 }).toBe("HIT")
    expect((await send("another-secret")).status).toBe(401)
    expect(await cache()).toBe("HIT")
    const accepted = await send(inject("secret"))
    expect(await accepted.json()).toEqual({ tags: ["products", `product-${id}`] })
    expect(await cache()).not.toBe("HIT")
    await expect.poll(cache, { timeout: 10_000 }).toBe("HIT")
  })

  test("renews a page that was not rendered again before a restart", async () => {
    const path = "/us/products/vase-fog"
    const { products } = await inStore("/store/products?handle=vase-fog")
    const { id } = products[0] as unknown as Created
    const start = () => startSecondStorefront("start", { REVALIDATE_SECRET: inject("secret") })
    const first = await start()
    try {
      await expect.poll(() => cacheOf(first.url + path), { timeout: 10_000 }).toBe("HIT")
      const body = JSON.stringify({ event: "product.updated", data: { id, fields: ["subtitle"] } })
      expect((await sendEvent(first.url, body, inject("secret"))).status).toBe(200)
    } finally {
      await first.stop()
    }
    const restarted = await start()
    try {
      expect(await cacheOf(restarted.url + path)).not.toBe("HIT")
      await expect.poll(() => cacheOf(restarted.url + path), { timeout: 10_000 }).toBe("HIT")
    } finally {
      await restarted.stop()
    }
  })
})

describe.skipIf(!inject("isRenewed"))("a change that a merchant makes is on the page seconds later", () => {
  const name = `Carafe ${Date.now()}`
  const handle = name.toLowerCase().replace(" ", "-")
  const path = `/us/products/${handle}`
  let product: Created
  let inventoryItem: string
  let place: string

  const variantPath = () => `/admin/products/${product.id}/variants/${product.variants[0]!.id}`
  const prices = (usd: number) => [{ currency_code: "usd", amount: usd }]

  test("a new product", async () => {
    expect((await fetch(inject("storefront") + path)).status).toBe(404)
    const answer = await asAdmin("POST", "/admin/products", {
      title: name,
      handle,
      status: "published",
      options: [{ title: "Size" }],
      variants: [{ title: "One", options: [{ value: "One" }], manage_inventory: true, prices: prices(5000) }],
    })
    product = answer.product as Created
    created.unshift(`/admin/products/${product.id}`)
    await waitForText(path, name)
    await waitForText("/us/products", name)
    expect(await pageOf(path)).toMatch("$50.00")
    expect(await pageOf(path)).toMatch("Sold out")
  })

  test("its title and its price", async () => {
    await asAdmin("POST", `/admin/products/${product.id}`, { title: `${name} Blue` })
    await waitForText(path, `${name} Blue`)
    await waitForText("/us/products", `${name} Blue`)
    await asAdmin("POST", variantPath(), { prices: prices(6150) })
    await waitForText(path, "$61.50")
    await waitForText("/us/products", "$61.50")
  })

  test("a price list, its prices, and its end", async () => {
    const variant_id = product.variants[0]!.id
    const { price_list } = await asAdmin("POST", "/admin/price-lists", {
      name: "Sale",
      description: "A sale",
      type: "sale",
      status: "active",
      prices: [{ variant_id, currency_code: "usd", amount: 4321 }],
    })
    const list = `/admin/price-lists/${(price_list as Created).id}`
    created.unshift(list)
    await waitForText(path, "$43.21")
    await waitForText("/us/products", "$43.21")
    await asAdmin("POST", `${list}/prices/batch`, {
      prices: [{ variant_id, currency_code: "usd", amount: 4100 }],
      override: true,
    })
    await waitForText(path, "$41.00")
    await asAdmin("POST", list, { status: "draft" })
    // A reduced price stands beside the regular one, which is there all the time.
    await expect.poll(() => pageOf(path), { timeout: 10_000 }).not.toMatch("$41.00")
    await waitForText(path, "$61.50")
    await waitForText("/us/products", "$61.50")
  })

  test("a price list that starts and ends at set times", async () => {
    const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
    const { price_list } = await asAdmin("POST", "/admin/price-lists", {
      name: "Minutes",
      description: "A sale of a few seconds",
      type: "sale",
      status: "active",
      starts_at: inSeconds(4),
      ends_at: inSeconds(14),
      prices: [{ variant_id: product.variants[0]!.id, currency_code: "usd", amount: 3999 }],
    })
    created.unshift(`/admin/price-lists/${(price_list as Created).id}`)
    await waitForText(path, "$61.50")
    expect(await pageOf(path)).not.toMatch("$39.99")
    await waitForText(path, "$39.99")
    await waitForText("/us/products", "$39.99")
    await expect.poll(() => pageOf(path), { timeout: 20_000, interval: 250 }).not.toMatch("$39.99")
    await expect.poll(() => pageOf("/us/products"), { timeout: 10_000, interval: 250 }).not.toMatch("$39.99")
  })

  test("the stock at a location", async () => {
    const { variant } = await asAdmin("GET", `/admin/variants/${product.variants[0]!.id}/inventory`)
    inventoryItem = (variant as { inventory: readonly { id: string }[] }).inventory[0]!.id
    const { stock_locations } = await asAdmin("GET", "/admin/stock-locations")
    place = (stock_locations as readonly { id: string }[])[0]!.id
    const levels = `/admin/inventory-items/${inventoryItem}/location-levels`
    await asAdmin("POST", levels, { location_id: place, stocked_quantity: 3 })
    await waitForText(path, "Only 3 left")
    await asAdmin("POST", `${levels}/${place}`, { stocked_quantity: 0 })
    await waitForText(path, "Sold out")
    await waitForText(
      "/us/products",
      new RegExp(`<article(?:(?!</article>)[^])*Sold out(?:(?!</article>)[^])*${name}`),
    )
    await asAdmin("POST", `${levels}/${place}`, { stocked_quantity: 2 })
    await waitForText(path, "Only 2 left")
  })

  test("a reservation", async () => {
    const { reservation } = await asAdmin("POST", "/admin/reservations", {
      inventory_item_id: inventoryItem,
      location_id: place,
      quantity: 2,
    })
    await waitForText(path, "Sold out")
    await asAdmin("DELETE", `/admin/reservations/${(reservation as Created).id}`)
    await waitForText(path, "Only 2 left")
  })

  test("its deletion", async () => {
    await asAdmin("DELETE", created.pop() ?? "")
    const status = async () => (await fetch(inject("storefront") + path)).status
    await expect.poll(status, { timeout: 10_000 }).toBe(404)
    await expect.poll(() => pageOf("/us/products"), { timeout: 10_000 }).not.toMatch(name)
  })
})
