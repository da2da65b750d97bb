import { z } from "zod"

/** Something that we answer otherwise than v1, on purpose. */
export interface Difference {
  /** where it shows: the part of the answer, or of the request */
  readonly path: string
  readonly v1: string
  readonly ours: string
  readonly why: string
}

/** The differences of one area of the shop. */
export interface DifferenceGroup {
  readonly area: string
  readonly differences: readonly Difference[]
}

const sentence = z.string().min(10)
const schema = z.array(
  z.strictObject({
    flow: z.string().min(1),
    step: z.string().min(1),
    path: z.string(),
    v1: sentence,
    ours: sentence,
    why: sentence,
    difference: z.string().min(1),
  }),
)

/** What a flow is about, by how its name begins. */
const areas: Readonly<Record<string, string>> = {
  "admin-auth": "Sign-in and users",
  "store-account": "Customers",
  "store-password-reset": "Customers",
  "store-products": "Products",
  "store-regions": "Regions",
  "store-returns": "Returns, swaps and claims",
  "store-search": "Products",
  "store-settings": "Store",
  "store-swaps": "Returns, swaps and claims",
  "product-export": "Imports and exports",
  "product-import": "Imports and exports",
  "batch-jobs": "Imports and exports",
  apps: "Connected apps",
  cart: "Carts and checkout",
  carts: "Carts and checkout",
  categories: "Categories",
  claims: "Returns, swaps and claims",
  cors: "HTTP",
  customers: "Customers",
  "draft-orders": "Draft orders",
  "gift-cards": "Gift cards",
  health: "HTTP",
  inventory: "Inventory",
  invites: "Sign-in and users",
  "order-edits": "Order edits",
  "payment-collections": "Payments",
  "price-lists": "Price lists",
  "publishable-keys": "Sales channels and keys",
  reservations: "Inventory",
  returns: "Returns, swaps and claims",
  "return-reasons": "Returns, swaps and claims",
  "sales-channels": "Sales channels and keys",
  "shipping-options": "Shipping",
  "stock-locations": "Inventory",
  swaps: "Returns, swaps and claims",
  "tax-rates": "Taxes",
  "types-and-tags": "Products",
  uploads: "Files",
  users: "Sign-in and users",
}

/**
 * Reads the reviewed differences and groups them by area. A difference that occurs in several steps is listed once.
 * @param json the text of `checks/v1-differences.json`
 * @throws ZodError when an entry lacks a part of its explanation
 * @since 0.1
 */
export function readDifferences(json: string): DifferenceGroup[] {
  const groups = new Map<string, Map<string, Difference>>()
  for (const { flow, path, v1, ours, why } of schema.parse(JSON.parse(json))) {
    const area = areaOf(flow)
    const group = groups.get(area) ?? new Map<string, Difference>()
    groups.set(area, group)
    const told = `${v1}\0${ours}\0${why}`
    if (!group.has(told)) group.set(told, { path, v1, ours, why })
  }
  return [...groups]
    .map(([area, differences]) => ({ area, differences: [...differences.values()] }))
    .sort((a, b) => a.area.localeCompare(b.area, "en"))
}

/** The longest known beginning decides; an unknown flow speaks for itself. */
function areaOf(flow: string): string {
  const words = flow.split("-")
  for (let count = words.length; count > 0; count--) {
    const area = areas[words.slice(0, count).join("-")]
    if (area) return area
  }
  return words[0]![0]!.toUpperCase() + words[0]!.slice(1)
}
