import type { Sidebar } from "./sidebar.ts"

const back = { ref: "modules/overview", label: "All modules", icon: "return" } as const

const reference = (name: Sidebar["name"], id: string, title: string): Sidebar => ({
  name,
  title,
  under: "modules",
  landing: `references/${id}/index`,
  items: [
    back,
    `references/${id}/index`,
    { heading: "Methods" },
    { generated: `references/${id}/`, but: [`references/${id}/index`] },
  ],
})

/** The methods of the modules that run without a server. */
export const moduleReferences: readonly Sidebar[] = [
  reference("pricingReference", "pricing", "Pricing module"),
  reference("productReference", "product", "Product module"),
  reference("inventoryReference", "inventory", "Inventory module"),
  reference("stockLocationReference", "stock-location", "Stock location module"),
]
