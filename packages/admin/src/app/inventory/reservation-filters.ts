import { adminInventoryItemsKeys, useAdminOrder } from "@stheno/medusa-react"
import { useLocationOptions } from "../kit/choices.ts"
import { timesOfDays } from "../kit/day-range.ts"
import type { Choices, Option } from "../kit/fields.ts"
import type { ListFilter } from "../kit/list-table.tsx"
import { useOrderFilter } from "../kit/order-filter.ts"
import { useSearchFilter } from "../kit/search-filters.ts"
import { foundOf, searchOf } from "../kit/searched-choices.ts"
import type { List } from "../kit/use-list.ts"
import { t } from "../messages/index.ts"
import { boundsOf, itemName, type NamedItem } from "./levels.ts"

/** The filters of the list of reservations, what its request takes of them, and the locations. */
export function useReservationFilters(list: List) {
  const options = useLocationOptions()
  const item = useSearchFilter(list, { name: "item", label: t.inventory.item, choices: itemChoices })
  const order = useLinesOfOrder(list)
  const chosen = list.chosen(
    "location",
    options.map(({ value }) => value),
  )
  const items = list.values("item")
  const quantity = list.range("quantity")
  const created = timesOfDays(list.range("created"), startOfDay())
  const filters: ListFilter[] = [
    ...(options.length > 0 ? [{ name: "location", label: t.inventory.location, options }] : []),
    item,
    order.filter,
    { kind: "number", name: "quantity", label: t.reservations.quantity },
    { name: "created", label: t.common.created, presets: [] },
  ]
  const narrowed = {
    ...(list.q ? { description: { contains: list.q } } : {}),
    ...(chosen.length > 0 ? { location_id: chosen } : {}),
    ...(items.length > 0 ? { inventory_item_id: items } : {}),
    ...(order.lines ? { line_item_id: order.lines } : {}),
    ...(quantity.from || quantity.to ? { quantity: boundsOf(quantity) } : {}),
    ...(created ? { created_at: created } : {}),
  }
  return { filters, narrowed, isKnown: order.isKnown, locations: options }
}

const itemChoices: Choices = {
  root: adminInventoryItemsKeys.all[0],
  find: async ({ admin }, q) => {
    const { inventory_items, count } = await admin.inventoryItems.list(searchOf(q))
    return foundOf(inventory_items.map(itemOption), count)
  },
  read: async ({ admin }, ids) => {
    const { inventory_items } = await admin.inventoryItems.list({ id: [...ids], limit: ids.length })
    return inventory_items.map(itemOption)
  },
}

function itemOption(item: NamedItem): Option {
  const hint = [item.variants?.[0]?.title, item.sku].filter(Boolean).join(" · ")
  return { value: item.id, label: itemName(item), ...(hint ? { hint } : {}) }
}

/** Units are reserved for the lines of an order. */
function useLinesOfOrder(list: List) {
  const [id = ""] = list.values("for")
  const { order } = useAdminOrder(id, { fields: "id,display_id", expand: "items" }, { enabled: id !== "" })
  // `order` is what the list is sorted by.
  const filter = useOrderFilter(list, { name: "for", label: t.reservations.order })
  const lines = order?.items.map((line) => line.id)
  // Nothing is reserved for an order without lines: no line has its ID.
  return { filter, lines: lines?.length === 0 ? [id] : lines, isKnown: id === "" || order !== undefined }
}

/** The same for a day, so that the list is not read again at every drawing. */
function startOfDay(): number {
  return new Date().setHours(0, 0, 0, 0)
}
