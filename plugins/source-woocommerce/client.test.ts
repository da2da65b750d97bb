import { afterAll, beforeAll, expect, it } from "vitest"
import { createClient } from "./src/client.ts"
import { readOptions } from "./src/options.ts"
import { emptyCatalog, testCustomer } from "./testing/catalog.ts"
import { credentials, startWooCommerce, type WooStandIn } from "./testing/woocommerce-stand-in.ts"

let service: WooStandIn
const catalog = emptyCatalog()
beforeAll(async () => {
  service = await startWooCommerce(catalog)
})
afterAll(() => service.close())

const { signal } = new AbortController()
const clientOf = (page_size: number) =>
  createClient(
    readOptions({
      url: service.url,
      consumer_key: credentials.key,
      consumer_secret: credentials.secret,
      page_size,
    }),
    signal,
  )

const customers = (count: number) =>
  Array.from({ length: count }, (_, index) => testCustomer(index + 1, `c${index + 1}@example.com`))

/**
 * Reads all pages.
 * @param between called after each page with the IDs that were read
 * @returns the IDs in the order in which they were read
 */
async function readAll(size: number, between: (read: readonly number[]) => void): Promise<number[]> {
  const read: number[] = []
  for (let cursor: string | null = null; ;) {
    const page: { rows: readonly { id: number }[]; next: string | null } = await clientOf(size).page(
      "customers",
      cursor,
    )
    read.push(...page.rows.map(({ id }) => id))
    if (page.next === null) return read
    cursor = page.next
    between(read)
  }
}

it.each([1, 2, 3, 7, 100])("reads every row once with pages of %i", async (size) => {
  catalog.customers = customers(10)
  expect(await readAll(size, () => undefined)).toEqual(catalog.customers.map(({ id }) => id))
})

it.each([1, 2, 3, 7])("skips no row when others are deleted between pages of %i", async (size) => {
  for (const isGone of [
    (id: number) => id === 1,
    (id: number, last: number) => id === last,
    (id: number, last: number) => id <= last,
    (id: number, last: number) => id % 2 === 0 && id <= last,
  ]) {
    catalog.customers = customers(20)
    const read = await readAll(size, (ids) => {
      catalog.customers = catalog.customers.filter(({ id }) => !isGone(id, ids.at(-1)!))
    })
    expect(read).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
  }
})

it("reads rows that are added meanwhile, and begins again with a cursor that it does not know", async () => {
  catalog.customers = customers(5)
  const read = await readAll(2, (ids) => {
    if (ids.length === 2) catalog.customers.push(testCustomer(6, "new@example.com"))
  })
  expect(read).toEqual([1, 2, 3, 4, 5, 6])
  const { rows } = await clientOf(3).page<{ id: number }>("customers", "3")
  expect(rows.map(({ id }) => id)).toEqual([1, 2, 3])
})
