import { captured } from "../captured.ts"
import { openShop } from "../setup.ts"

await openShop()

// region store
import Store from "@stheno/js-client/store"

const store = new Store({ baseUrl: "http://localhost:9000" })
const { regions } = await store.regions.list()
console.log(regions[0]?.name)
// endregion
captured("store")

// region resource
import { CartsResource, Client } from "@stheno/js-client"

const carts = new CartsResource(new Client({ baseUrl: "http://localhost:9000" }))
const { cart } = await carts.create()
console.log(cart.items.length)
// endregion
captured("resource")
