import { column, model, one, type TableOf } from "@stheno/core"

/** Somebody who wants to know when a variant is back in stock. */
export const Waiting = model({
  name: "Waiting",
  table: "waiting",
  idPrefix: "wait",
  columns: { email: column.text(), variant_id: column.text() },
  storefront: ["email", "variant_id", "variant"],
  relations: { variant: one("ProductVariant", "variant_id") },
})

declare module "@stheno/core" {
  interface Database {
    waiting: TableOf<typeof Waiting>
    waiting_count: { variant_id: string; people: number }
  }
}
