import { useAdminPriceLists } from "@stheno/medusa-react"
import { keepPreviousData } from "@tanstack/react-query"
import { Plus, Tags } from "lucide-react"
import { useState } from "react"
import { Zone } from "../extensions/zone.tsx"
import { Button } from "../kit/button.tsx"
import { optionsOf } from "../kit/fields.ts"
import { withoutEmpty } from "../kit/list-state.ts"
import { ListTable } from "../kit/list-table.tsx"
import { PageHead } from "../kit/page.tsx"
import { useList } from "../kit/use-list.ts"
import { t } from "../messages/index.ts"
import { PriceListDialog } from "./price-list-dialog.tsx"
import { PriceListBadge } from "./price-list-states.tsx"

const words = t.priceLists
const statuses = ["active", "draft"] as const
const types = ["sale", "override"] as const

/** The price lists of the shop. */
export function PriceListList() {
  const [isCreating, setCreating] = useState(false)
  const list = useList()
  const {
    price_lists: priceLists,
    count,
    error,
  } = useAdminPriceLists(
    {
      ...list.query,
      expand: "customer_groups",
      ...withoutEmpty({
        status: list.chosen("status", statuses),
        type: list.chosen("type", types),
      }),
    },
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
      <Zone zone="price_list.list.before" />
      <ListTable
        list={list}
        label={words.title}
        rows={priceLists}
        count={count}
        error={error}
        href={({ id }) => `/a/pricing/${id}`}
        empty={{ icon: Tags, title: words.emptyTitle, text: words.emptyText, action: create }}
        filters={[
          { name: "status", label: words.status, options: optionsOf(statuses, words.statuses) },
          { name: "type", label: words.type, options: optionsOf(types, words.types) },
        ]}
        columns={[
          { header: words.name, cell: ({ name }) => name },
          {
            header: words.description,
            wide: true,
            cell: ({ description }) => <span className="ellipsis">{description}</span>,
          },
          { header: words.type, wide: true, cell: ({ type }) => words.types[type] },
          { header: words.status, cell: (priceList) => <PriceListBadge priceList={priceList} /> },
          {
            header: words.groups,
            wide: true,
            cell: ({ customer_groups }) =>
              customer_groups.map(({ name }) => name).join(", ") || words.everyone,
          },
        ]}
      />
      <Zone zone="price_list.list.after" />
      {isCreating && <PriceListDialog onClose={() => setCreating(false)} />}
    </>
  )
}
