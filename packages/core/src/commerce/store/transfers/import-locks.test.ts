import { setTimeout as sleep } from "node:timers/promises"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { createTransferShop, type TransferShop } from "./testing/transfer-shop.ts"

let shop: TransferShop
beforeAll(async () => {
  shop = await createTransferShop()
})
afterAll(() => shop.close())

/** Files whose second half does not come before it is let through. */
function holdSecondHalf() {
  const { files } = shop.engine.providers
  const download = files.downloadStream
  let reached = () => {}
  let letThrough = () => {}
  const isReached = new Promise<void>((resolve) => (reached = resolve))
  const gate = new Promise<void>((resolve) => (letThrough = resolve))
  const spy = vi.spyOn(files, "downloadStream").mockImplementation(async (key) => {
    const bytes = new Uint8Array(await new Response(await download(key)).arrayBuffer())
    const middle = bytes.length / 2
    let pulls = 0
    return new ReadableStream(
      {
        async pull(controller) {
          if (++pulls === 1) return controller.enqueue(bytes.subarray(0, middle))
          reached()
          await gate
          controller.enqueue(bytes.subarray(middle))
          controller.close()
        },
      },
      { highWaterMark: 0 },
    )
  })
  return {
    isReached,
    release() {
      letThrough()
      spy.mockRestore()
    },
  }
}

async function createProduct(sku: string) {
  const body = { title: sku, variants: [{ title: sku, sku, prices: [], options: [] }] }
  return (await shop.admin("POST", "/admin/products", body)).body.product
}

/** Confirms a job whose input was looked at, and does something else while it reads its file once more. */
async function duringSecondReading(type: string, context: object, meanwhile: () => Promise<void>) {
  const { id } = await shop.run(type, context, { dry_run: true })
  await shop.admin("POST", `/admin/batch-jobs/${id}/confirm`)
  const file = holdSecondHalf()
  const done = shop.jobs.drain()
  try {
    await file.isReached
    const tooLong = sleep(5000, undefined, { ref: false }).then(() => Promise.reject(new Error("It waits")))
    await Promise.race([meanwhile(), tooLong])
  } finally {
    file.release()
    await done
  }
  return (await shop.admin("GET", `/admin/batch-jobs/${id}`)).body.batch_job
}

test("products can be changed while an import of them reads its file", async () => {
  const { id } = await createProduct("LOCKED")
  const rows = Array.from({ length: 600 }, (_, n) => `,new-${n},New ${n},${"long ".repeat(50)}\n`)
  const fileKey = await shop.keep(
    `Product Id,Product Handle,Product Title,Product Description\n${id},locked,Of the file,\n${rows.join("")}`,
  )
  const job = await duringSecondReading("product-import", { fileKey }, async () => {
    const changed = await shop.admin("POST", `/admin/products/${id}`, {
      title: "Meanwhile",
      subtitle: "Kept",
    })
    expect(changed.body.product.title).toBe("Meanwhile")
  })
  expect(job).toMatchObject({ status: "completed", result: { advancement_count: 601 } })
  const { product } = (await shop.admin("GET", `/admin/products/${id}`)).body
  expect([product.title, product.subtitle]).toEqual(["Of the file", "Kept"])
})

test("a price list can be changed while an import of it reads its file", async () => {
  const { variants } = await createProduct("PRICED")
  const list = { name: "Sale", description: "Sale", type: "sale", prices: [] }
  const { id } = (await shop.admin("POST", "/admin/price-lists", list)).body.price_list
  const fileKey = await shop.keep(`SKU,Price EUR${" ".repeat(50)}\nPRICED,5\n`)
  const context = { price_list_id: id, fileKey }
  const prices = [{ currency_code: "usd", amount: 1, variant_id: variants[0].id }]
  const job = await duringSecondReading("price-list-import", context, async () => {
    const changed = await shop.admin("POST", `/admin/price-lists/${id}/prices/batch`, { prices })
    expect(changed.status).toBe(200)
  })
  expect(job.status).toBe("completed")
  const { price_list } = (await shop.admin("GET", `/admin/price-lists/${id}`)).body
  expect(price_list.prices.map(({ amount }: { amount: number }) => amount)).toEqual([500])
})
