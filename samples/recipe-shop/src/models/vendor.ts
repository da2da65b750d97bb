// region models
import { column, extendModel, many, model, one } from "@stheno/core"
import type { AddedTo, TableOf } from "@stheno/core"

export const Vendor = model({
  name: "Vendor",
  table: "vendor",
  columns: { name: column.text() },
  relations: {
    products: many("Product", "vendor_id"),
    orders: many("VendorOrder", "vendor_id"),
  },
  storefront: ["name", "products"],
})

export const VendorOrder = model({
  name: "VendorOrder",
  table: "vendor_order",
  idPrefix: "vord",
  storefront: [],
  columns: {
    vendor_id: column.text(),
    order_id: column.text(),
    subtotal: column.integer({
      about: "What its lines cost, in the smallest unit.",
    }),
  },
  relations: { order: one("Order", "order_id") },
})

export const VendorsProduct = extendModel("Product", {
  columns: { vendor_id: column.text() },
  relations: { vendor: one("Vendor", "vendor_id") },
  storefront: ["vendor_id", "vendor"],
})

declare module "@stheno/core" {
  interface Database {
    vendor: TableOf<typeof Vendor>
    vendor_order: TableOf<typeof VendorOrder>
  }
  interface ProductTable extends AddedTo<typeof VendorsProduct> {}
}
// endregion
