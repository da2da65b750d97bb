import { useAdminProducts } from "@stheno/medusa-react"
import { keepPreviousData } from "@tanstack/react-query"
import { Package, Upload } from "lucide-react"
import { formatList } from "../format/numbers.ts"
import { ButtonLink } from "../kit/button.tsx"
import { ExportButton } from "../kit/export-dialog.tsx"
import { ListPage } from "../kit/list-page.tsx"
import { allRows } from "../kit/row-changes.tsx"
import { useList } from "../kit/use-list.ts"
import { t } from "../messages/index.ts"
import { useProductBulk } from "./product-bulk.tsx"
import { useProductFilters } from "./product-filters.ts"
import { ProductBadge, ProductName } from "./product-states.tsx"

const words = t.products

/** The products of the shop. */
export function ProductList() {
  const list = useList()
  const { filters, narrowed } = useProductFilters(list)
  const bulk = useProductBulk()
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
        readAll={allRows(
          (client) =>
            client.admin.products.iterate({ ...narrowed, limit: 500, fields: "id,title", expand: "" }),
          ({ title }) => title,
        )}
        rowName={({ title }) => title}
      />
      {bulk.dialog}
    </>
  )
}

function stockText(
  variants: readonly { readonly inventory_quantity: number; readonly manage_inventory: boolean }[],
): string {
  const counted = variants.filter(({ manage_inventory }) => manage_inventory)
  if (counted.length === 0) return words.notTracked
  const units = counted.reduce((sum, { inventory_quantity }) => sum + inventory_quantity, 0)
  return words.inStock({ units, variants: counted.length })
}
