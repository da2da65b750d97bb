import { expect, it } from "vitest"
import { shownReservation } from "./levels.ts"

const product = { title: "Bowl Plum", thumbnail: "bowl.svg" }
const line = { title: "Bowl (old name)", description: "Large", thumbnail: "line.svg" }
const item = { id: "iitem_1", sku: "BOWL-2", title: null }

it.each([
  [
    "the line that it is for",
    { id: "r", inventory_item: { ...item, variants: [{ title: "L", product }] }, line_item: line },
    ["Bowl (old name)", "Large · BOWL-2", "line.svg"],
  ],
  [
    "the product",
    { id: "r", inventory_item: { ...item, variants: [{ title: "Large", product }] }, line_item: null },
    ["Bowl Plum", "Large · BOWL-2", "bowl.svg"],
  ],
  [
    "the item's title",
    { id: "r", inventory_item: { ...item, title: "Gift box", thumbnail: "box.svg" } },
    ["Gift box", "BOWL-2", "box.svg"],
  ],
  ["the SKU, once", { id: "r", inventory_item: item }, ["BOWL-2", "", null]],
  ["its ID", { id: "r", inventory_item: null }, ["r", "", null]],
])("names a reservation after %s", (_, reservation, [name, details, thumbnail]) => {
  expect(shownReservation(reservation)).toEqual({ name, details, thumbnail })
})
