import { afterAll, beforeAll, describe, test } from "vitest"
import { expect } from "@stheno/testing/expect.ts"
import { createTransferShop, type TransferShop } from "./testing/transfer-shop.ts"

let shop: TransferShop
beforeAll(async () => {
  shop = await createTransferShop()
})
afterAll(() => shop.close())

const nasty = [
  "=1+1",
  "+49",
  "-5",
  "@cell",
  "\ttab",
  "\rcr",
  "'=quoted",
  "''+",
  ' a "b"; c, d ',
  "line\nbreak\r\nend",
  "Grüße 😀",
  "'plain",
]

describe("an export of products", () => {
  test("comes back by an import as it was, formulas and all", async () => {
    const collection = await shop.admin("POST", "/admin/collections", { title: "=C", handle: "c" })
    for (const [i, title] of nasty.entries())
      await shop.admin("POST", "/admin/products", {
        title,
        subtitle: title,
        handle: `nasty-${i}`,
        collection_id: i % 2 ? collection.body.collection.id : undefined,
        tags: [{ value: `t${i}` }],
        images: ["http://img/1.png", `http://img/${i}.png`],
        options: [{ title: "Size" }, { title: "Color" }],
        variants: [
          {
            title,
            sku: `=SKU-${i}`,
            prices: [
              { currency_code: "eur", amount: 1234 },
              { currency_code: "jpy", amount: 500 },
              { currency_code: "eur", amount: 1000, min_quantity: 10 },
            ],
            options: [{ value: title }, { value: "Red" }],
          },
        ],
      })
    const exported = await shop.run("product-export", {
      filterable_fields: { status: ["draft"] },
      order: "handle",
    })
    expect(exported).toMatchObject({ status: "completed", result: { count: nasty.length, progress: 1 } })
    const text = await shop.textOf(exported)
    expect(new TextEncoder().encode(text)).toHaveLength(exported.result.file_size)
    for (const cell of text.split(/;|\r\n/)) expect(cell).not.toMatch(/^"?[=+\-@\t\r]/)
    const before = await productsOf()
    const imported = await shop.importProducts(text)
    expect(imported.result.operations).toEqual({
      PRODUCT_CREATE: 0,
      PRODUCT_UPDATE: nasty.length,
      VARIANT_CREATE: 0,
      VARIANT_UPDATE: nasty.length,
    })
    expect(await productsOf()).toEqual(before)
    const again = await shop.run("product-export", {
      filterable_fields: { status: ["draft"] },
      order: "handle",
    })
    expect(await shop.textOf(again)).toBe(text)
    const copies = withoutIds(text).replaceAll("nasty-", "copy-").replaceAll("'=SKU", "'=COPY")
    expect((await shop.importProducts(copies)).status).toBe("completed")
    const read = await shop.admin("GET", "/admin/products?handle=copy-0&expand=variants")
    expect(read.body.products[0]).toMatchObject({ title: "=1+1", variants: [{ sku: "=COPY-0" }] })
  })

  test("of nothing is a header", async () => {
    const job = await shop.run("product-export", { filterable_fields: { title: "nothing" } })
    expect(Object.keys(job.result).sort()).toEqual(["file_key", "file_size", "stat_descriptors"])
    expect((await shop.textOf(job)).split("\r\n")).toHaveLength(2)
  })

  test("is cut into a part, and crosses batches", async () => {
    const variants = Array.from({ length: 450 }, (_, i) => ({
      title: `V${i}`,
      prices: [],
      options: [{ value: String(i) }],
    }))
    await shop.admin("POST", "/admin/products", {
      title: "Many",
      handle: "many",
      status: "proposed",
      options: [{ title: "N" }],
      variants,
    })
    await shop.admin("POST", "/admin/products", { title: "Bare", handle: "bare", status: "proposed" })
    const filterable_fields = { status: ["proposed"] }
    const job = await shop.run("product-export", { filterable_fields, order: "title" })
    expect(job.result.count).toBe(2)
    const lines = (await shop.textOf(job)).trim().split("\r\n").slice(1)
    expect(lines.map((line) => line.split(";")[24])).toEqual(variants.map(({ title }) => title))
    const part = await shop.run("product-export", {
      filterable_fields,
      order: "title",
      offset: 1,
      batch_size: 5,
    })
    expect([part.result.count, (await shop.textOf(part)).split("\r\n")[1]]).toEqual([
      1,
      expect.stringContaining(";many;Many;"),
    ])
  })

  test("takes one collection as a text, as v1 does", async () => {
    const { collection } = (await shop.admin("POST", "/admin/collections", { title: "Alone" })).body
    await shop.admin("POST", "/admin/products", {
      title: "In it",
      handle: "in-it",
      collection_id: collection.id,
      variants: [{ title: "Only", prices: [] }],
    })
    for (const collection_id of [collection.id, [collection.id]]) {
      const job = await shop.run("product-export", { filterable_fields: { collection_id } })
      expect([job.status, job.result.count]).toEqual(["completed", 1])
      expect(await shop.textOf(job)).toContain(";in-it;")
    }
    const other = await shop.run("product-export", { filterable_fields: { collection_id: "pcol_other" } })
    expect([other.status, other.result.count]).toEqual(["completed", undefined])
  })

  test.each([
    [{ filterable_fields: { nonsense: 1 } }, "property nonsense should not exist"],
    [{ order: "nonsense" }, "Order field nonsense is not valid"],
    [{ batch_size: "x" }, "offset and batch_size must be whole numbers"],
  ])("fails over %j", async (context, message) => {
    const job = await shop.run("product-export", context)
    expect([job.status, job.result.errors]).toEqual(["failed", [message]])
  })
})

async function productsOf(): Promise<unknown[]> {
  const expand = "variants,variants.prices,variants.options,options,tags,images,sales_channels,collection"
  const { body } = await shop.admin("GET", `/admin/products?limit=0&order=handle&expand=${expand}`)
  const withoutTimes = (key: string, value: unknown) => (key === "updated_at" ? undefined : value)
  return JSON.parse(JSON.stringify(body.products, withoutTimes)) as typeof body.products
}

/** The first and the 24th cell of each row. */
function withoutIds(text: string): string {
  return text.replace(/prod_[0-9A-Z]{26}|variant_[0-9A-Z]{26}/g, "")
}
