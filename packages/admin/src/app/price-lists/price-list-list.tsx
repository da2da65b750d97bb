import { useAdminPriceLists } from "@stheno/medusa-react"
import { keepPreviousData } from "@tanstack/react-query"
import { Eye, EyeOff, Tags } from "lucide-react"
import { formatList } from "../format/numbers.ts"
import type { ChangeRow } from "../kit/change-rows.ts"
import { optionsOf } from "../kit/fields.ts"
import { withoutEmpty } from "../kit/list-state.ts"
import { ListPage } from "../kit/list-page.tsx"
import { allRows, deletion } from "../kit/row-changes.tsx"
import { useList } from "../kit/use-list.ts"
import { t } from "../messages/index.ts"
import { PriceListBadge } from "./price-list-states.tsx"

const words = t.priceLists
const statuses = ["active", "draft"] as const
const types = ["sale", "override"] as const

/** The price lists of the shop. */
export function PriceListList() {
  const list = useList()
  const narrowed = {
    ...(list.q ? { q: list.q } : {}),
    ...withoutEmpty({
      status: list.chosen("status", statuses),
      type: list.chosen("type", types),
    }),
  }
  const {
    price_lists: priceLists,
    count,
    response,
    error,
  } = useAdminPriceLists(
    { ...list.query, ...narrowed, expand: "customer_groups" },
    { placeholderData: keepPreviousData },
  )
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
        { label: words.publish, icon: Eye, change: setStatus("active"), done: t.common.saved },
        { label: words.unpublish, icon: EyeOff, change: setStatus("draft"), done: t.common.saved },
        deletion((client, id) => client.admin.priceLists.delete(id), words.deleteText),
      ]}
      readAll={allRows(
        (client) => client.admin.priceLists.iterate({ ...narrowed, limit: 500, expand: "" }),
        ({ name }) => name,
      )}
      rowName={({ name }) => name}
      createAt="/a/pricing/new"
    />
  )
}

function setStatus(status: (typeof statuses)[number]): ChangeRow {
  return (client, id) => client.admin.priceLists.update(id, { status })
}
