import { column, model, one } from "@stheno/core"

export const Points = model({
  name: "Points",
  table: "points",
  columns: {
    email: column.text(),
    order_id: column.text(),
    points: column.integer(),
  },
  relations: { order: one("Order", "order_id") },
})
