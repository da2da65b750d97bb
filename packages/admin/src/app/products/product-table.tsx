import type { AdminGetProductsParams } from "@stheno/js-client"
import { useAdminProducts } from "@stheno/medusa-react"
import { keepPreviousData } from "@tanstack/react-query"
import { Package, Unlink } from "lucide-react"
import type { ReactNode } from "react"
import { ActionMenu, menuLabel, type Action } from "../kit/action-menu.tsx"
import { ListTable } from "../kit/list-table.tsx"
import { useList } from "../kit/use-list.ts"
import { t } from "../messages/index.ts"
import { ProductBadge, ProductName } from "./product-states.tsx"

interface ProductTableProps {
  /** what the products have in common */
  readonly filter: Pick<AdminGetProductsParams, "collection_id" | "sales_channel_id" | "category_id">
  /** takes a product out */
  readonly remove: (id: string) => Action
  /** below the table; it shows itself once the table has its height, and would move otherwise */
  readonly below?: (isInPlace: boolean) => ReactNode
}

/** The products of a collection or of a sales channel. */
export function ProductTable({ filter, remove, below }: ProductTableProps) {
  const list = useList()
  const { products, count, response, error } = useAdminProducts(
    { ...list.query, ...filter },
    { placeholderData: keepPreviousData },
  )
  const table = (
    <ListTable
      list={list}
      label={t.products.title}
      rows={products}
      count={count}
      response={response}
      error={error}
      href={({ id }) => `/a/products/${id}`}
      empty={{ icon: Package, title: t.collections.noProducts, text: t.collections.noProductsText }}
      columns={[
        { header: t.products.name, cell: (product) => <ProductName product={product} /> },
        {
          header: t.products.status,
          phone: "beside",
          cell: ({ status }) => <ProductBadge status={status} />,
        },
      ]}
      actions={({ id, title }) => (
        <ActionMenu label={menuLabel(title)} actions={[{ icon: Unlink, ...remove(id) }]} />
      )}
    />
  )
  return (
    <>
      {table}
      {below?.(products !== undefined || error !== null)}
    </>
  )
}
