import Stheno, { SthenoError, type Loaded, type Product } from "@stheno/js-client"
import StoreClient from "@stheno/js-client/store"

/** Fails to compile where a type is any. */
type Known<T> = 0 extends 1 & T ? never : T
const known = <T>(value: Known<T>): T => value

const client = new Stheno({ baseUrl: "http://localhost:9000", publishableApiKey: "pk_1" })
const { cart } = await client.carts.retrieve("cart_1")
export const total: number = known(cart.total)
// @ts-expect-error a cart has no such field
cart.sum
// @ts-expect-error the customer is not expanded
cart.customer.email
try {
  // @ts-expect-error the field is named region_id
  await client.carts.create({ regionId: "reg_1" })
} catch (error) {
  if (error instanceof SthenoError) console.log(known(error.code), known(error.requestId))
}
for await (const order of client.admin.orders.iterate({ limit: 100 })) console.log(known(order.display_id))

const store = new StoreClient({ baseUrl: "http://localhost:9000" })
const { products } = await store.products.list({ expand: "variants.prices" })
export const first: Loaded<Product, "variants.prices"> | undefined = products[0]
export const amount = known(first?.variants[0]?.prices[0]?.amount)
// @ts-expect-error the store has no admin
store.admin
