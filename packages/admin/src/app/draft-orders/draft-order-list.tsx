import { useAdminDraftOrders, useAdminShippingOptions } from "@stheno/medusa-react"
import { keepPreviousData } from "@tanstack/react-query"
import { FilePen } from "lucide-react"
import { useNavigate } from "react-router-dom"
import { formatTime } from "../format/dates.ts"
import { fullName } from "../format/names.ts"
import { Badge } from "../kit/badge.tsx"
import { useRegionOptions } from "../kit/choices.ts"
import { FormDialog } from "../kit/form.tsx"
import { ListPage } from "../kit/list-page.tsx"
import { useList } from "../kit/use-list.ts"
import { t } from "../messages/index.ts"

const words = t.draftOrders

/** The draft orders of the shop. */
export function DraftOrderList() {
  const list = useList()
  const { limit, offset, q } = list.query
  const {
    draft_orders: drafts,
    count,
    error,
  } = useAdminDraftOrders({ limit, offset, ...(q ? { q } : {}) }, { placeholderData: keepPreviousData })
  return (
    <ListPage
      words={words}
      icon={FilePen}
      zone="draft_order"
      list={list}
      rows={drafts}
      count={count}
      error={error}
      href={({ id }) => `/a/draft-orders/${id}`}
      columns={[
        { header: words.number, cell: ({ display_id }) => `#${display_id}` },
        { header: words.date, wide: true, cell: ({ created_at }) => formatTime(created_at) },
        {
          header: words.customer,
          cell: ({ cart }) => (
            <span className="ellipsis">{fullName(cart?.customer) || cart?.email || "–"}</span>
          ),
        },
        {
          header: words.statusFilter,
          cell: ({ status }) => (
            <Badge tone={status === "completed" ? "green" : "blue"}>{words.status[status]}</Badge>
          ),
        },
      ]}
      dialog={(close) => <CreateDraftOrder onClose={close} />}
    />
  )
}

function CreateDraftOrder({ onClose }: { onClose: () => void }) {
  const regions = useRegionOptions()
  const navigate = useNavigate()
  const { shipping_options: options } = useAdminShippingOptions({ is_return: false })
  if (regions.length === 0 || !options) return null
  const nameOf = (regionId: string) => regions.find(({ value }) => value === regionId)?.label ?? ""
  return (
    <FormDialog
      title={words.create}
      text={words.createText}
      fields={[
        { name: "email", kind: "email", label: words.email, required: true },
        {
          name: "option",
          kind: "select",
          label: words.shippingOption,
          required: true,
          options: options.map(({ id, name, region_id }) => ({
            value: id,
            label: `${name} · ${nameOf(region_id)}`,
          })),
        },
      ]}
      submit={words.create}
      send={async (client, { email, option }) => {
        const region_id = options.find(({ id }) => id === option)?.region_id ?? ""
        const { draft_order } = await client.admin.draftOrders.create({
          email: email.trim(),
          region_id,
          items: [],
          shipping_methods: [{ option_id: option }],
        })
        await navigate(`/a/draft-orders/${draft_order.id}`)
      }}
      done={words.createDone}
      onClose={onClose}
    />
  )
}
