import type { Stheno } from "@stheno/js-client"
import { adminInventoryItemsKeys, useAdminProducts, useMedusa } from "@stheno/medusa-react"
import { useLocations } from "../kit/choices.ts"
import { DataGrid, type GridChange, type GridColumn } from "@stheno/ui/grid"
import { useQuery } from "@tanstack/react-query"
import { useMemo } from "react"
import { useSearchParams } from "react-router-dom"
import type { ShownLevel } from "../inventory/levels.ts"
import { readLevels, versionOfStock } from "../inventory/stock-version.ts"
import { useOverwriteCheck } from "../kit/changed-elsewhere.tsx"
import { tooLarge } from "../kit/fields.ts"
import { Loaded, PageHead, Section } from "../kit/page.tsx"
import { useAction } from "../kit/use-action.ts"
import { t } from "../messages/index.ts"
import { gridBack, gridDraft, gridVariants } from "./grid-products.ts"
import { itemOfVariant, type TrackedVariant } from "./item-of-variant.ts"
import { NoLocations } from "./no-locations.tsx"

const words = t.products

interface StockRow {
  /** of the variant */
  readonly id: string
  readonly name: string
  readonly sku: string | null
  /** the inventory item; undefined where the variant has none */
  readonly itemId: string | undefined
  /** what its item is created from; undefined where the stock of the variant is not tracked */
  readonly tracked: TrackedVariant | undefined
  readonly levels: readonly ShownLevel[]
}

/** The stock of every variant of some products at every location: `/a/products/stock?id=…&id=…`. */
export function StockPage() {
  const [search] = useSearchParams()
  const ids = search.getAll("id")
  const { products, error } = useAdminProducts({ id: ids, limit: 200, expand: "variants" })
  const { locations } = useLocations()
  const variants = useMemo(() => products && gridVariants(products), [products])
  const { data: items, error: failure } = useItems(variants?.map(({ id }) => id))
  const rows = useMemo(() => {
    const whole = new Map(
      products?.flatMap((each) => each.variants.map((variant) => [variant.id, variant] as const)),
    )
    return (
      items &&
      variants?.map(({ id, title, sku, product }): StockRow => {
        const item = items.get(id)
        const variant = whole.get(id)
        return {
          id,
          name: product ? `${product} · ${title}` : title,
          sku,
          itemId: item?.itemId,
          tracked: variant?.manage_inventory ? variant : undefined,
          levels: item?.levels ?? [],
        }
      })
    )
  }, [products, variants, items])
  const [only] = products?.length === 1 ? products : []
  return (
    <Loaded data={rows && locations && { rows, locations }} error={error ?? failure} back={gridBack(only)}>
      {(known) => (
        <>
          <PageHead
            title={
              only
                ? words.stockOf({ title: only.title })
                : words.stockOfMany({ count: products?.length ?? 0 })
            }
            text={words.stockPageText}
            back={gridBack(only)}
          />
          {known.locations.length === 0 ? (
            <div className="card">
              <NoLocations />
            </div>
          ) : (
            <StockGrid {...known} draftKey={gridDraft("stock", products ?? [])} />
          )}
        </>
      )}
    </Loaded>
  )
}

function StockGrid(props: {
  rows: readonly StockRow[]
  locations: readonly { readonly id: string; readonly name: string }[]
  draftKey: string
}) {
  const { rows, locations, draftKey } = props
  const columns = useMemo(
    (): GridColumn<StockRow>[] => [
      {
        id: "name",
        header: words.variant,
        kind: "text",
        isReadOnly: true,
        width: 220,
        value: ({ name }) => name,
      },
      {
        id: "sku",
        header: words.sku,
        kind: "text",
        isReadOnly: true,
        width: 160,
        priority: "low",
        value: ({ sku }) => sku,
      },
      ...locations.map(({ id, name }) => stockColumn(id, name)),
    ],
    [locations],
  )
  const check = useOverwriteCheck()
  const save = useAction<readonly GridChange<StockRow>[]>(
    async (client, changes) => {
      const units = changes.flatMap(({ row: { itemId, levels }, columnId }) =>
        itemId === undefined ? [] : [{ itemId, levels, locationId: columnId }],
      )
      await check(client, versionOfStock(units))
      for (const change of changes) await saveLevel(client, change)
    },
    { quiet: true, done: words.stockDone },
  )
  return (
    <Section title={words.stock}>
      <DataGrid<StockRow>
        label={words.stock}
        rows={rows}
        columns={columns}
        draftKey={draftKey}
        onSave={(changes) => save.mutateAsync(changes)}
      />
    </Section>
  )
}

function stockColumn(locationId: string, header: string): GridColumn<StockRow> {
  return {
    id: locationId,
    header,
    kind: "number",
    isReadOnly: ({ itemId, tracked }) => itemId === undefined && !tracked,
    value: ({ levels }) => levels.find((level) => level.locationId === locationId)?.stocked ?? null,
    validate: (value, { levels }) => {
      const level = levels.find((each) => each.locationId === locationId)
      if (value === null) return level ? words.stockRequired : undefined
      return typeof value === "number" && Number.isInteger(value) && value >= 0
        ? tooLarge({ kind: "number", isWhole: true }, value)
        : t.form.wholeUnits
    },
  }
}

async function saveLevel(client: Stheno, { row, columnId, value }: GridChange<StockRow>): Promise<void> {
  const { tracked, levels } = row
  if (typeof value !== "number") return
  const itemId = row.itemId ?? (tracked && (await itemOfVariant(client, tracked)))
  if (itemId === undefined) return
  if (levels.some(({ locationId }) => locationId === columnId))
    await client.admin.inventoryItems.updateLocationLevel(itemId, columnId, { stocked_quantity: value })
  else
    await client.admin.inventoryItems.createLocationLevel(itemId, {
      location_id: columnId,
      stocked_quantity: value,
    })
}

/** The inventory items of variants with their levels; a few requests at a time. */
function useItems(variantIds: readonly string[] | undefined) {
  const { client } = useMedusa()
  return useQuery({
    queryKey: [...adminInventoryItemsKeys.all, "of variants", variantIds],
    enabled: variantIds !== undefined,
    queryFn: async () => {
      const itemIds = await readItemIds(client, variantIds ?? [])
      const levels = await readLevels(client, [...itemIds.values()])
      return new Map(
        [...itemIds].map(([variant, itemId]) => [variant, { itemId, levels: levels.get(itemId) ?? [] }]),
      )
    },
  })
}

async function readItemIds(client: Stheno, variantIds: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const waiting = [...variantIds]
  const work = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      const { variant } = await client.admin.variants.getInventory(id)
      const itemId = variant.inventory[0]?.id
      if (itemId !== undefined) found.set(id, itemId)
    }
  }
  await Promise.all(Array.from({ length: 4 }, work))
  return found
}
