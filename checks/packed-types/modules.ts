import { createCacheModule } from "@stheno/core/cache"
import { createEventBusModule } from "@stheno/core/event-bus"
import { CommerceError, createInventoryModule } from "@stheno/core/inventory"
import { createPricingModule } from "@stheno/core/pricing"
import { createProductModule, type ProductDTO } from "@stheno/core/product"
import { createStockLocationModule } from "@stheno/core/stock-location"
import { openModuleDatabase } from "@stheno/server/modules"

/** Fails to compile where a type is any. */
type Known<T> = 0 extends 1 & T ? never : T
const known = <T>(value: Known<T>): T => value

const database = await openModuleDatabase({ url: "postgres://localhost/shop", max: 1 })

const products = createProductModule(database)
const [hat] = await products.create([{ title: "Hat", options: [{ title: "Size" }] }])
export const title: string = known(hat!.title)
export const listed: [ProductDTO[], number] = await products.listAndCount({ handle: "hat" }, { take: 3 })
// @ts-expect-error a product has no such field
hat!.colour
// @ts-expect-error a title is a text
await products.create([{ title: 1 }])
// @ts-expect-error there is no such method
await products.creat([])

const pricing = createPricingModule(database)
const set = await pricing.create({ prices: [{ currency_code: "eur", amount: 1000 }] })
const [price] = await pricing.calculatePrices({ id: [set.id] }, { context: { currency_code: "eur" } })
export const amount = known(price!.calculated_amount)
// @ts-expect-error an amount is a number
await pricing.create({ prices: [{ currency_code: "eur", amount: "1000" }] })

const stockLocations = createStockLocationModule(database)
const inventory = createInventoryModule({ ...database, events: false })
const depot = await stockLocations.create({ name: "Depot" })
const item = await inventory.createInventoryItem({ sku: "HAT" })
await database.transaction(async (shared) => {
  const at = { inventory_item_id: item.id, location_id: depot.id, stocked_quantity: 3 }
  await inventory.createInventoryLevel(at, shared)
})
try {
  // @ts-expect-error units are a number
  await inventory.adjustInventory(item.id, depot.id, "3")
} catch (error) {
  if (error instanceof CommerceError) console.log(known(error.code), known(error.type))
}

const cache = createCacheModule()
await cache.set("depot", { id: depot.id }, 60)
export const kept = await cache.get<{ id: string }>("depot")
const events = createEventBusModule()
events.subscribe("order.placed", (data, name) => console.log(data, known(name)))
await events.emit("order.placed", { id: "order_1" })
await database.close()
