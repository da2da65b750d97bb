import { useAdminPriceLists } from "@stheno/medusa-react"
import { keepPreviousData } from "@tanstack/react-query"
import { Eye, EyeOff, Tags } from "lucide-react"
import { formatList } from "../format/numbers.ts"
import { useBulkDelete } from "../kit/bulk-delete.ts"
import type { ChangeRow } from "../kit/change-rows.ts"
import { optionsOf } from "../kit/fields.ts"
import { withoutEmpty } from "../kit/list-state.ts"
import { ListPage } from "../kit/list-page.tsx"
import { useList } from "../kit/use-list.ts"
import { useRowChange } from "../kit/use-row-change.ts"
import { t } from "../messages/index.ts"
import { PriceListBadge } from "./price-list-states.tsx"

const words = t.priceLists
const statuses = ["active", "draft"] as const
const types = ["sale", "override"] as const

/** The price lists of the shop. */
export function PriceListList() {
  const list = useList()
  const {
    price_lists: priceLists,
    count,
    response,
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
  const activate = useRowChange(setStatus("active"), t.common.saved)
  const deactivate = useRowChange(setStatus("draft"), t.common.saved)
  const remove = useBulkDelete((client, id) => client.admin.priceLists.delete(id), words.deleteText)
  return (
    <ListPage
      words={words}
      icon={Tags}
      zone="price_list"
      list={list}
      rows={priceLists}
      count={count}
      response={response}
      error={error}
      href={({ id }) => `/a/pricing/${id}`}
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
        { header: words.type, wide: true, phone: "below", cell: ({ type }) => words.types[type] },
        {
          header: words.status,
          phone: "beside",
          cell: (priceList) => <PriceListBadge priceList={priceList} />,
        },
        {
          header: words.groups,
          wide: true,
          cell: ({ customer_groups }) =>
            formatList(customer_groups.map(({ name }) => name)) || words.everyone,
        },
      ]}
      bulk={[
        { label: words.publish, icon: Eye, onSelect: ({ ids }) => activate(ids) },
        { label: words.unpublish, icon: EyeOff, onSelect: ({ ids }) => deactivate(ids) },
        remove,
      ]}
      rowName={({ name }) => name}
      createAt="/a/pricing/new"
    />
  )
}

function setStatus(status: (typeof statuses)[number]): ChangeRow {
  return (client, id) => client.admin.priceLists.update(id, { status })
}
