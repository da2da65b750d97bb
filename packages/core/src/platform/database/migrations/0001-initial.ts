import { access } from "./0001-initial/access.ts"
import { carts } from "./0001-initial/carts.ts"
import { categories } from "./0001-initial/categories.ts"
import { customers } from "./0001-initial/customers.ts"
import { foreignKeys } from "./0001-initial/foreign-keys.ts"
import { inventory } from "./0001-initial/inventory.ts"
import { orders } from "./0001-initial/orders.ts"
import { products } from "./0001-initial/products.ts"
import { promotions } from "./0001-initial/promotions.ts"
import { shop } from "./0001-initial/shop.ts"
import { stockLocations } from "./0001-initial/stock-locations.ts"
import { textSearch } from "./0001-initial/text-search.ts"
import { types } from "./0001-initial/types.ts"
import type { Migration } from "../migration.ts"

/** The tables of a v1.20 shop, name by name. Tables come first, references between them last. */
export const initial: Migration = {
  name: "0001-initial",
  sql: [
    types,
    shop,
    access,
    products,
    categories,
    customers,
    promotions,
    carts,
    orders,
    inventory,
    stockLocations,
    foreignKeys,
    textSearch,
  ].join("\n"),
}
