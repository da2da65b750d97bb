import { column, model, type TableOf } from "@stheno/core"

export const Download = model({
  name: "Download",
  table: "download",
  idPrefix: "dl",
  storefront: [],
  columns: {
    line_item_id: column.text(),
    order_id: column.text(),
    file_key: column.text(),
  },
})

declare module "@stheno/core" {
  interface Database {
    download: TableOf<typeof Download>
  }
}
