import { useAdminCollections } from "@stheno/medusa-react"
import { keepPreviousData } from "@tanstack/react-query"
import { Layers } from "lucide-react"
import { formatDate } from "../format/dates.ts"
import { ListPage } from "../kit/list-page.tsx"
import { allRows, deletion } from "../kit/row-changes.tsx"
import { useList } from "../kit/use-list.ts"
import { t } from "../messages/index.ts"
import { CollectionDialog } from "./collection-dialog.tsx"

const words = t.collections

/** The collections of products. */
export function CollectionList() {
  const list = useList()
  const narrowed = list.q ? { q: list.q } : {}
  const { collections, count, response, error } = useAdminCollections(
    { limit: list.query.limit, offset: list.query.offset, ...narrowed },
    { placeholderData: keepPreviousData },
  )
  return (
    <ListPage
      words={words}
      icon={Layers}
      zone="product_collection"
      list={list}
      rows={collections}
      count={count}
      response={response}
      error={error}
      href={({ id }) => `/a/collections/${id}`}
      columns={[
        { header: words.name, cell: ({ title }) => title },
        { header: words.handle, wide: true, cell: ({ handle }) => handle && `/${handle}` },
        { header: words.updated, phone: "below", cell: ({ updated_at }) => formatDate(updated_at) },
      ]}
      bulk={[deletion((client, id) => client.admin.collections.delete(id), words.deleteText)]}
      readAll={allRows(
        (client) => client.admin.collections.iterate({ ...narrowed, limit: 500 }),
        ({ title }) => title,
      )}
      rowName={({ title }) => title}
      dialog={(close) => <CollectionDialog onClose={close} />}
    />
  )
}
