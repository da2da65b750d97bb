import { expect, it } from "vitest"
import { lowItems } from "./low-stock.ts"

const level = (stocked_quantity: number, reserved_quantity = 0) => ({
  location_id: "sloc_1",
  stocked_quantity,
  reserved_quantity,
})
const variant = (title: string, manage_inventory = true) => ({
  title,
  manage_inventory,
  product: { title: `Product ${title}` },
})

it("adds up the units of all locations, and begins with the emptiest item", () => {
  const items = [
    { id: "low", variants: [variant("Low")], location_levels: [level(4), level(6, 5)] },
    { id: "promised", variants: [variant("Promised")], location_levels: [level(20, 21)] },
    { id: "nowhere", variants: [variant("Nowhere")] },
    { id: "free", variants: [variant("Free", false)], location_levels: [level(0)] },
    { id: "box", title: "Gift box", location_levels: [level(1)] },
  ]
  expect(lowItems(items)).toEqual([
    { id: "promised", name: "Product Promised", variant: "Promised", available: -1 },
    { id: "nowhere", name: "Product Nowhere", variant: "Nowhere", available: 0 },
    { id: "box", name: "Gift box", variant: undefined, available: 1 },
    { id: "low", name: "Product Low", variant: "Low", available: 5 },
  ])
})
