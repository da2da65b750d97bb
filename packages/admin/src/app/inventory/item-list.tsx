import { useAdminInventoryItems, useMedusa } from "@stheno/medusa-react"
import { useLocationOptions } from "../kit/choices.ts"
import { keepPreviousData } from "@tanstack/react-query"
import { Boxes } from "lucide-react"
import { useNavigate } from "react-router-dom"
import { formatNumber } from "../format/numbers.ts"
import { ListPage } from "../kit/list-page.tsx"
import { allRows, deletion } from "../kit/row-changes.tsx"
import { useList } from "../kit/use-list.ts"
import { t } from "../messages/index.ts"
import { lowStock } from "../overview/low-stock.ts"
import { refuseMore } from "../products/grid-limit.ts"
import { boundsOf, itemName, levelsOf, sumOf } from "./levels.ts"

const words = t.inventory

/** Everything that is stocked, with the units of all locations or of the chosen ones. */
export function InventoryList() {
  const list = useList()
  const options = useLocationOptions()
  const chosen = list.chosen(
    "location",
    options.map(({ value }) => value),
  )
  const available = list.range("available")
  const narrowed = {
    ...(list.q ? { q: list.q } : {}),
    ...(chosen.length > 0 ? { location_id: chosen } : {}),
    ...(available.from || available.to ? { available_quantity: boundsOf(available) } : {}),
  }
  const { inventory_items, count, response, error } = useAdminInventoryItems(
    { ...list.query, ...narrowed },
    { placeholderData: keepPreviousData },
  )
  const navigate = useNavigate()
  const { client } = useMedusa()
  const editStock = async (ids: readonly string[]) => {
    // Items of other pages can be selected, too.
    const { inventory_items: items } = await client.admin.inventoryItems.list({
      id: [...ids],
      limit: ids.length,
    })
    const products = items.flatMap(({ variants }) => variants?.[0]?.product_id ?? [])
    return navigate(`/a/products/stock?${[...new Set(products)].map((id) => `id=${id}`).join("&")}`)
  }
  return (
    <ListPage
      words={words}
      icon={Boxes}
      firstStep={{ label: t.products.create, to: "/a/products/new" }}
      zone="inventory_item"
      list={list}
      rows={inventory_items}
      count={count}
      response={response}
      error={error}
      href={({ id }) => `/a/inventory/${id}`}
      bulk={[
        {
          label: t.productBulk.editStock,
          icon: Boxes,
          refusal: refuseMore,
          onSelect: ({ ids }) => editStock(ids),
        },
        deletion((api, id) => api.admin.inventoryItems.delete(id), words.deleteText),
      ]}
      readAll={allRows((api) => api.admin.inventoryItems.iterate({ ...narrowed, limit: 500 }), itemName)}
      rowName={itemName}
      filters={[
        ...(options.length > 0 ? [{ name: "location", label: words.location, options }] : []),
        { kind: "number", name: "available", label: words.available },
      ]}
      views={[{ name: t.overview.lowStock, search: `available=..${lowStock}` }]}
      columns={[
        {
          header: words.item,
          order: "title",
          cell: (item) => (
            <span className="stack">
              <span>{itemName(item)}</span>
              {item.variants?.[0] && <span className="muted small">{item.variants[0].title}</span>}
            </span>
          ),
        },
        { header: t.products.sku, order: "sku", wide: true, phone: "below", cell: ({ sku }) => sku ?? "–" },
        { header: words.stocked, align: "end", cell: (item) => units(item, "stocked") },
        { header: words.reserved, align: "end", cell: (item) => units(item, "reserved") },
        {
          header: words.available,
          align: "end",
          phone: "below",
          cell: (item) => {
            const levels = levelsOf(item)
            return formatNumber(sumOf(levels, "stocked") - sumOf(levels, "reserved"))
          },
        },
      ]}
    />
  )
}

function units(item: Parameters<typeof levelsOf>[0], what: "stocked" | "reserved"): string {
  return formatNumber(sumOf(levelsOf(item), what))
}
