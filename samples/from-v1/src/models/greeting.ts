// region model
import { column, model, type TableOf } from "@stheno/core"

export const Greeting = model({
  name: "Greeting",
  table: "greeting",
  idPrefix: "greet",
  columns: { email: column.text() },
})

declare module "@stheno/core" {
  interface Database {
    greeting: TableOf<typeof Greeting>
  }
}
// endregion
