import type { AdminGetProductsParams } from "@stheno/js-client"
import { adminProductKeys, useAdminProducts } from "@stheno/medusa-react"
import { keepPreviousData } from "@tanstack/react-query"
import { Package, Unlink } from "lucide-react"
import type { ReactNode } from "react"
import { ActionMenu, menuLabel } from "../kit/action-menu.tsx"
import { ListTable } from "../kit/list-table.tsx"
import { allRows } from "../kit/row-changes.tsx"
import { useList } from "../kit/use-list.ts"
import { useRemoval, type Removal } from "../kit/use-removal.ts"
import { t } from "../messages/index.ts"
import { ProductBadge, ProductName } from "./product-states.tsx"

interface ProductTableProps {
  /** what the products have in common */
  readonly filter: Pick<AdminGetProductsParams, "collection_id" | "sales_channel_id" | "category_id">
  /** takes products out */
  readonly removal: Pick<Removal, "label" | "remove" | "restore">
  /** below the table; it shows itself once the table has its height, and would move otherwise */
  readonly below?: (isInPlace: boolean) => ReactNode
}

/** The products of a collection, a category or a sales channel. */
export function ProductTable({ filter, removal, below }: ProductTableProps) {
  const list = useList()
  const { ofRow, bulk } = useRemoval({
    ...removal,
    icon: Unlink,
    key: [...adminProductKeys.lists(), { query: filter }],
    done: t.collections.removeDone,
  })
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
      bulk={bulk}
      readAll={allRows(
        (client) =>
          client.admin.products.iterate({
            ...filter,
            ...(list.q ? { q: list.q } : {}),
            limit: 500,
            fields: "id,title",
            expand: "",
          }),
        ({ title }) => title,
      )}
      rowName={({ title }) => title}
      actions={({ id, title }) => <ActionMenu label={menuLabel(title)} actions={[ofRow(id)]} />}
    />
  )
  return (
    <>
      {table}
      {below?.(products !== undefined || error !== null)}
    </>
  )
}
