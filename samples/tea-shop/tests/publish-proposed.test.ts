import { dirname } from "node:path"
import { startTestShop, type TestShop } from "@stheno/server/testing"
import { afterAll, beforeAll, expect, it, vi } from "vitest"

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ directory: dirname(import.meta.dirname) })
})
afterAll(() => shop?.stop())

const propose = (title: string) =>
  shop.admin("/admin/products", { body: { title, status: "proposed" } })

async function published(): Promise<string[]> {
  const listed = await shop.admin("/admin/products?status[]=published&order=title")
  const { products } = (await listed.json()) as { products: { title: string }[] }
  return products.map(({ title }) => title)
}

it("publishes proposed products by a request, and others by a job", async () => {
  await propose("Assam")
  await propose("Oolong")
  const body = {}
  const first = await shop.admin("/admin/publish-proposed", { body })
  expect(await first.json()).toEqual({ published: 2 })
  expect(await published()).toEqual(["Assam", "Oolong"])

  await propose("Sencha")
  await shop.host.jobs.enqueue("publish-proposed", {})
  await vi.waitFor(
    async () => expect(await published()).toEqual(["Assam", "Oolong", "Sencha"]),
    { timeout: 20_000, interval: 100 },
  )
})

it("counts the published products, and keeps the number for a minute", async () => {
  const size = async (): Promise<unknown> =>
    (await shop.fetch("/store/catalog-size")).json()
  expect(await size()).toEqual({ products: 3 })
  await shop.admin("/admin/products", {
    body: { title: "Mate", status: "published" },
  })
  expect(await size()).toEqual({ products: 3 })
})
