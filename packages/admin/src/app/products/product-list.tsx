import { useAdminProducts, useAdminProductTags } from "@stheno/medusa-react"
import { keepPreviousData } from "@tanstack/react-query"
import { Package, Upload } from "lucide-react"
import { formatList } from "../format/numbers.ts"
import { ButtonLink } from "../kit/button.tsx"
import {
  useCategoryOptions,
  useChannelOptions,
  useCollectionOptions,
  useTypeOptions,
} from "../kit/choices.ts"
import { ExportButton } from "../kit/export-dialog.tsx"
import { optionsOf } from "../kit/fields.ts"
import type { Filter } from "../kit/list-table.tsx"
import { ListPage } from "../kit/list-page.tsx"
import { withoutEmpty } from "../kit/list-state.ts"
import { useList } from "../kit/use-list.ts"
import { t } from "../messages/index.ts"
import { useProductBulk } from "./product-bulk.tsx"
import { ProductBadge, ProductName, productStatuses } from "./product-states.tsx"

const words = t.products

/** The products of the shop. */
export function ProductList() {
  const list = useList()
  const filters = useFilters()
  const values = (name: string) =>
    filters.find((each) => each.name === name)?.options.map(({ value }) => value) ?? []
  const narrowed = {
    is_giftcard: false,
    ...(list.q ? { q: list.q } : {}),
    ...withoutEmpty({
      status: list.chosen("status", productStatuses),
      collection_id: list.chosen("collection", values("collection")),
      sales_channel_id: list.chosen("channel", values("channel")),
      type_id: list.chosen("type", values("type")),
      tags: list.chosen("tag", values("tag")),
      category_id: list.chosen("category", values("category")),
    }),
  }
  const bulk = useProductBulk(narrowed)
  const { products, count, response, error } = useAdminProducts(
    { ...list.query, ...narrowed, expand: "collection,variants,sales_channels" },
    { placeholderData: keepPreviousData },
  )
  return (
    <>
      <ListPage
        words={words}
        icon={Package}
        zone="product"
        list={list}
        rows={products}
        count={count}
        response={response}
        error={error}
        href={({ id }) => `/a/products/${id}`}
        filters={filters}
        columns={[
          { header: words.name, order: "title", cell: (product) => <ProductName product={product} /> },
          { header: words.status, phone: "beside", cell: ({ status }) => <ProductBadge status={status} /> },
          { header: words.collection, wide: true, cell: ({ collection }) => collection?.title ?? "–" },
          {
            header: words.channels,
            wide: true,
            cell: ({ sales_channels }) => formatList(sales_channels.map(({ name }) => name)) || "–",
          },
          { header: words.stock, phone: "below", cell: ({ variants }) => stockText(variants) },
        ]}
        createAt="/a/products/new"
        headActions={
          <>
            <ExportButton type="product-export" filters={narrowed} order={list.order} />
            <ButtonLink to="/a/products/import" icon={Upload}>
              {t.productTransfer.import}
            </ButtonLink>
          </>
        }
        bulk={bulk.actions}
        readIds={bulk.idsOf}
        canSelectAll
        rowName={({ title }) => title}
      />
      {bulk.dialog}
    </>
  )
}

function useFilters(): Filter[] {
  const collections = useCollectionOptions()
  const channels = useChannelOptions()
  const types = useTypeOptions()
  const categories = useCategoryOptions()
  const { product_tags: tags = [] } = useAdminProductTags({ limit: 500 }, { staleTime: 60_000 })
  return [
    { name: "status", label: words.status, options: optionsOf(productStatuses, words.statuses) },
    { name: "collection", label: words.collection, options: collections },
    { name: "channel", label: words.channels, options: channels },
    { name: "type", label: words.type, options: types },
    { name: "tag", label: words.tags, options: tags.map(({ id, value }) => ({ value: id, label: value })) },
    { name: "category", label: words.categories, options: categories },
  ].filter(({ options }) => options.length > 0)
}

function stockText(
  variants: readonly { readonly inventory_quantity: number; readonly manage_inventory: boolean }[],
): string {
  const counted = variants.filter(({ manage_inventory }) => manage_inventory)
  if (counted.length === 0) return words.notTracked
  const units = counted.reduce((sum, { inventory_quantity }) => sum + inventory_quantity, 0)
  return words.inStock({ units, variants: counted.length })
}
