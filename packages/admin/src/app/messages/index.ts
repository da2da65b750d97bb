import * as common from "./common.ts"
import { collections, products } from "./products.ts"
import { draftOrders, orders } from "./orders.ts"
import { customers, groups } from "./customers.ts"
import { discounts, giftCards, priceLists } from "./promotions.ts"
import { channels, keys, settings } from "./settings.ts"

/**
 * Every text of the dashboard, by area. A page takes its words from here only; another language is another catalogue of
 * this type.
 */
export const t = {
  ...common,
  orders,
  draftOrders,
  products,
  collections,
  customers,
  groups,
  discounts,
  giftCards,
  priceLists,
  settings,
  channels,
  keys,
}
