import type { Stheno } from "@stheno/js-client"
import { useAdminProductTags, useAdminProductTypes } from "@stheno/medusa-react"
import { keepPreviousData } from "@tanstack/react-query"
import { Shapes, Tag } from "lucide-react"
import { formatDate } from "../format/dates.ts"
import { ListPage, type ListPageProps } from "../kit/list-page.tsx"
import { allRows } from "../kit/row-changes.tsx"
import { useList } from "../kit/use-list.ts"
import { t } from "../messages/index.ts"

const words = t.productWords
const kept = { placeholderData: keepPreviousData }
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
  const { product_types: rows, count, response, error } = useAdminProductTypes({ ...list.query }, kept)
  return (
    <WordList
      words={words.types}
      icon={Shapes}
      zone="product_type"
      filter="type"
      list={list}
      rows={rows}
      read={{ count, response, error }}
      all={(client) => client.admin.productTypes}
    />
  )
}

/** The tags of products; each leads to its products. */
export function TagList() {
  const list = useList()
  const { product_tags: rows, count, response, error } = useAdminProductTags({ ...list.query }, kept)
  return (
    <WordList
      words={words.tags}
      icon={Tag}
      zone="product_tag"
      filter="tag"
      list={list}
      rows={rows}
      read={{ count, response, error }}
      all={(client) => client.admin.productTags}
    />
  )
}

interface WordListProps extends Pick<ListPageProps<Word>, "words" | "icon" | "zone" | "list" | "rows"> {
  /** of the list of products */
  readonly filter: "type" | "tag"
  readonly read: Pick<ListPageProps<Word>, "count" | "response" | "error">
  readonly all: (client: Stheno) => {
    readonly iterate: (query: { readonly q?: string; readonly limit: number }) => AsyncIterable<Word>
  }
}

function WordList({ filter, read, all, ...page }: WordListProps) {
  const { q } = page.list
  return (
    <ListPage
      {...page}
      firstStep={firstStep}
      count={read.count}
      response={read.response}
      error={read.error}
      href={({ id }) => `/a/products?${filter}=${id}`}
      columns={columns}
      readAll={allRows(
        (client) => all(client).iterate({ ...(q ? { q } : {}), limit: 500 }),
        ({ value }) => value,
      )}
      rowName={({ value }) => value}
    />
  )
}
