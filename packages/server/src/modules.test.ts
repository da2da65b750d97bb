import { createInventoryModule } from "@stheno/core/inventory"
import { createProductModule } from "@stheno/core/product"
import { createStockLocationModule } from "@stheno/core/stock-location"
import { join } from "node:path"
import { expect, test } from "vitest"
import { openModuleDatabase } from "./modules.ts"
import { createTestDatabase } from "./testing/index.ts"
import { createTemporaryDirectory } from "./testing/temporary-directory.ts"

test("modules work on any URL, with separate pools or a shared one, and in one transaction", async () => {
  const template = await createTestDatabase()
  const [one, other] = await Promise.all([
    openModuleDatabase({ url: template.url, max: 2 }),
    openModuleDatabase({ url: template.url, max: 2 }),
  ])
  try {
    const products = createProductModule(one)
    const inventory = createInventoryModule(other)
    const [product] = await products.create([{ title: "Coat", variants: [{ title: "Coat", sku: "COAT" }] }])
    expect(product).toMatchObject({ variants: [{ sku: "COAT" }] })
    const [items] = await inventory.listInventoryItems({ sku: "COAT" })
    expect(items).toHaveLength(1)

    const locations = createStockLocationModule(one)
    const work = one.transaction(async (shared) => {
      const place = await locations.create({ name: "Never" }, shared)
      await products.update([{ id: product!.id, title: place.name }], shared)
      throw new Error("undo")
    })
    await expect(work).rejects.toThrow("undo")
    expect((await products.retrieve(product!.id)).title).toBe("Coat")
    expect(await locations.list({ name: "Never" })).toEqual([])
  } finally {
    await one.close()
    await other.close()
    await template.drop()
  }
})

test("without a URL an embedded PostgreSQL is started and brought up to date", async () => {
  const folder = createTemporaryDirectory()
  const database = await openModuleDatabase({ dataDir: join(folder, "data") })
  try {
    const locations = createStockLocationModule(database)
    await locations.create({ name: "Depot" })
    expect(await locations.list({ name: "Depot" })).toHaveLength(1)
  } finally {
    await database.close()
  }
})
