import { useAdminDraftOrders } from "@stheno/medusa-react"
import { keepPreviousData } from "@tanstack/react-query"
import { FilePen } from "lucide-react"
import { formatTime } from "../format/dates.ts"
import { fullName } from "../format/names.ts"
import { Badge } from "../kit/badge.tsx"
import { optionsOf } from "../kit/fields.ts"
import { ListPage } from "../kit/list-page.tsx"
import { withoutEmpty } from "../kit/list-state.ts"
import { allRows, deletion } from "../kit/row-changes.tsx"
import { useList } from "../kit/use-list.ts"
import { t } from "../messages/index.ts"

const words = t.draftOrders
const statuses = ["open", "completed"] as const

/** The draft orders of the shop. */
export function DraftOrderList() {
  const list = useList()
  const { limit, offset, q } = list.query
  const narrowed = {
    // A draft is shown as #17; the API searches for 17.
    ...(q ? { q: q.replace(/^#(?=\d+$)/, "") } : {}),
    ...withoutEmpty({ status: list.chosen("status", statuses) }),
  }
  const {
    draft_orders: drafts,
    count,
    response,
    error,
  } = useAdminDraftOrders({ limit, offset, ...narrowed }, { placeholderData: keepPreviousData })
  return (
    <ListPage
      words={words}
      icon={FilePen}
      zone="draft_order"
      list={list}
      rows={drafts}
      count={count}
      response={response}
      error={error}
      href={({ id }) => `/a/draft-orders/${id}`}
      filters={[{ name: "status", label: words.statusFilter, options: optionsOf(statuses, words.status) }]}
      columns={[
        { header: words.number, cell: ({ display_id }) => `#${display_id}` },
        { header: words.date, wide: true, phone: "below", cell: ({ created_at }) => formatTime(created_at) },
        {
          header: words.customer,
          phone: "below",
          cell: ({ cart }) => (
            <span className="ellipsis">{fullName(cart?.customer) || cart?.email || "–"}</span>
          ),
        },
        {
          header: words.statusFilter,
          phone: "beside",
          cell: ({ status }) => (
            <Badge tone={status === "completed" ? "green" : "blue"}>{words.status[status]}</Badge>
          ),
        },
      ]}
      bulk={[deletion((client, id) => client.admin.draftOrders.delete(id), words.deleteText)]}
      readAll={allRows(
        (client) =>
          client.admin.draftOrders.iterate({ ...narrowed, limit: 500, fields: "id,display_id", expand: "" }),
        ({ display_id }) => `#${display_id}`,
      )}
      rowName={({ display_id }) => `#${display_id}`}
      createAt="/a/draft-orders/new"
    />
  )
}
