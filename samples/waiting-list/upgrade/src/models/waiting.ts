import { column, model, one, type TableOf } from "@stheno/core"

/** A customer who wants to know when a variant is back in stock. */
export const Waiting = model({
  name: "Waiting",
  table: "waiting",
  idPrefix: "wait",
  columns: {
    email: column.text(),
    variant_id: column.text(),
    note: column.text({ nullable: true }),
  },
  storefront: ["variant_id", "note", "variant"],
  relations: { variant: one("ProductVariant", "variant_id") },
})

declare module "@stheno/core" {
  interface Database {
    waiting: TableOf<typeof Waiting>
  }
}
