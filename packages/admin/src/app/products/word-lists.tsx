import { useAdminProductTags, useAdminProductTypes } from "@stheno/medusa-react"
import { keepPreviousData } from "@tanstack/react-query"
import { Shapes, Tag } from "lucide-react"
import { formatDate } from "../format/dates.ts"
import { ListPage } from "../kit/list-page.tsx"
import { allRows } from "../kit/row-changes.tsx"
import { useList } from "../kit/use-list.ts"
import { t } from "../messages/index.ts"

const words = t.productWords
const firstStep = { label: t.products.create, to: "/a/products/new" }
const columns = [
  { header: words.value, order: "value", cell: ({ value }: Word) => value },
  {
    header: words.created,
    order: "created_at",
    wide: true,
    phone: "beside",
    cell: ({ created_at }: Word) => formatDate(created_at),
  },
] as const

interface Word {
  readonly id: string
  readonly value: string
  readonly created_at: string
}

/** The types of products; each leads to its products. */
export function TypeList() {
  const list = useList()
  const { product_types, count, response, error } = useAdminProductTypes(
    { ...list.query },
    { placeholderData: keepPreviousData },
  )
  return (
    <ListPage
      words={words.types}
      icon={Shapes}
      zone="product_type"
      firstStep={firstStep}
      list={list}
      rows={product_types}
      count={count}
      response={response}
      error={error}
      href={({ id }) => `/a/products?type=${id}`}
      columns={columns}
      readAll={allRows(
        (client) => client.admin.productTypes.iterate({ ...(list.q ? { q: list.q } : {}), limit: 500 }),
        ({ value }) => value,
      )}
      rowName={({ value }) => value}
    />
  )
}

/** The tags of products; each leads to its products. */
export function TagList() {
  const list = useList()
  const { product_tags, count, response, error } = useAdminProductTags(
    { ...list.query },
    { placeholderData: keepPreviousData },
  )
  return (
    <ListPage
      words={words.tags}
      icon={Tag}
      zone="product_tag"
      firstStep={firstStep}
      list={list}
      rows={product_tags}
      count={count}
      response={response}
      error={error}
      href={({ id }) => `/a/products?tag=${id}`}
      columns={columns}
      readAll={allRows(
        (client) => client.admin.productTags.iterate({ ...(list.q ? { q: list.q } : {}), limit: 500 }),
        ({ value }) => value,
      )}
      rowName={({ value }) => value}
    />
  )
}
