import { useAdminCollections } from "@stheno/medusa-react"
import { keepPreviousData } from "@tanstack/react-query"
import { Layers, Plus } from "lucide-react"
import { useState } from "react"
import { Zone } from "../extensions/zone.tsx"
import { formatDate } from "../format/dates.ts"
import { Button } from "../kit/button.tsx"
import { ListTable } from "../kit/list-table.tsx"
import { PageHead } from "../kit/page.tsx"
import { useList } from "../kit/use-list.ts"
import { t } from "../messages/index.ts"
import { CollectionDialog } from "./collection-dialog.tsx"

const words = t.collections

/** The collections of products. */
export function CollectionList() {
  const [isCreating, setCreating] = useState(false)
  const list = useList()
  const { collections, count, error } = useAdminCollections(
    { limit: list.query.limit, offset: list.query.offset, ...(list.q ? { q: list.q } : {}) },
    { placeholderData: keepPreviousData },
  )
  const create = (
    <Button kind="primary" icon={Plus} onClick={() => setCreating(true)}>
      {words.create}
    </Button>
  )
  return (
    <>
      <PageHead title={words.title} actions={create} />
      <Zone zone="product_collection.list.before" />
      <ListTable
        list={list}
        label={words.title}
        rows={collections}
        count={count}
        error={error}
        href={({ id }) => `/a/collections/${id}`}
        empty={{ icon: Layers, title: words.emptyTitle, text: words.emptyText, action: create }}
        columns={[
          { header: words.name, cell: ({ title }) => title },
          { header: words.handle, wide: true, cell: ({ handle }) => handle && `/${handle}` },
          { header: words.updated, cell: ({ updated_at }) => formatDate(updated_at) },
        ]}
      />
      <Zone zone="product_collection.list.after" />
      {isCreating && <CollectionDialog onClose={() => setCreating(false)} />}
    </>
  )
}
