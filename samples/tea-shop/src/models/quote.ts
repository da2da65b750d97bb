// region model
import { column, model, type TableOf } from "@stheno/core"

export const Quote = model({
  name: "Quote",
  table: "quote",
  columns: {
    email: column.text(),
    wish: column.text(),
    state: column.enum(["open", "answered"]),
  },
})

declare module "@stheno/core" {
  interface Database {
    quote: TableOf<typeof Quote>
  }
}
// endregion
