import {
  adminCustomerKeys,
  adminDiscountKeys,
  adminDraftOrderKeys,
  adminInventoryItemsKeys,
  adminOrderEditsKeys,
  adminOrderKeys,
  adminProductKeys,
  adminReservationsKeys,
  adminReturnKeys,
  adminSwapKeys,
} from "@stheno/medusa-react"
import { expect, it } from "vitest"
import { isChanged } from "../kit/changes.ts"
import { changesOf } from "./order-changes.ts"

const shown = {
  order: adminOrderKeys.detail("order_1"),
  orders: adminOrderKeys.list({ customer_id: "cus_1" }),
  edits: adminOrderEditsKeys.list({ order_id: "order_1" }),
  drafts: adminDraftOrderKeys.list(),
  returns: adminReturnKeys.list({ limit: 100 }),
  exchanges: adminSwapKeys.list(),
  reserved: adminReservationsKeys.list(),
  stock: adminInventoryItemsKeys.list(),
  products: adminProductKeys.list(),
  customers: adminCustomerKeys.list(),
  discounts: adminDiscountKeys.list(),
  extension: ["reviews"],
}

it.each([
  ["status", ["order", "orders"]],
  ["payment", ["order", "orders"]],
  ["fulfillment", ["order", "orders", "reserved", "stock", "products"]],
  ["return", ["order", "orders", "returns"]],
  ["receipt", ["order", "orders", "returns", "exchanges", "reserved", "stock", "products"]],
  ["claim", ["order", "orders", "returns", "reserved", "stock", "products"]],
  ["exchange", ["order", "orders", "returns", "exchanges"]],
  ["draft", ["drafts", "customers"]],
] as const)("reads again after a %s what it changes, and what extensions show", (task, changed) => {
  const again = Object.entries(shown).filter(([, key]) => isChanged(changesOf[task], key))
  expect(again.map(([name]) => name)).toEqual([...changed, "extension"])
})
