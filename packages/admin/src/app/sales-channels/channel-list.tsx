import { useAdminSalesChannels } from "@stheno/medusa-react"
import { keepPreviousData } from "@tanstack/react-query"
import { CircleCheck, CircleOff, Radio } from "lucide-react"
import { Badge } from "../kit/badge.tsx"
import type { ChangeRow } from "../kit/change-rows.ts"
import { ListPage } from "../kit/list-page.tsx"
import { allRows, deletion } from "../kit/row-changes.tsx"
import { useList } from "../kit/use-list.ts"
import { t } from "../messages/index.ts"
import { settingsBack } from "../settings/settings-back.ts"
import { ChannelDialog } from "./channel-dialog.tsx"

const words = t.channels

/** The places where products are sold. */
export function ChannelList() {
  const list = useList()
  const {
    sales_channels: channels,
    count,
    response,
    error,
  } = useAdminSalesChannels(list.query, {
    placeholderData: keepPreviousData,
  })
  return (
    <ListPage
      words={words}
      icon={Radio}
      back={settingsBack}
      list={list}
      rows={channels}
      count={count}
      response={response}
      error={error}
      href={({ id }) => `/a/sales-channels/${id}`}
      columns={[
        { header: words.name, order: "name", cell: ({ name }) => name },
        {
          header: words.description,
          wide: true,
          phone: "below",
          cell: ({ description }) => <span className="ellipsis">{description || "–"}</span>,
        },
        {
          header: words.status,
          phone: "beside",
          cell: ({ is_disabled }) => <ChannelBadge isDisabled={is_disabled} />,
        },
      ]}
      bulk={[
        { label: words.enable, icon: CircleCheck, change: setDisabled(false), done: t.common.saved },
        { label: words.disable, icon: CircleOff, change: setDisabled(true), done: t.common.saved },
        deletion((client, id) => client.admin.salesChannels.delete(id), words.deleteManyText),
      ]}
      readAll={allRows(
        (client) => client.admin.salesChannels.iterate({ ...(list.q ? { q: list.q } : {}), limit: 500 }),
        ({ name }) => name,
      )}
      rowName={({ name }) => name}
      dialog={(close) => <ChannelDialog onClose={close} />}
    />
  )
}

function setDisabled(is_disabled: boolean): ChangeRow {
  return (client, id) => client.admin.salesChannels.update(id, { is_disabled })
}

/** Whether a channel sells, in a word. */
export function ChannelBadge({ isDisabled }: { isDisabled: boolean }) {
  return <Badge tone={isDisabled ? "grey" : "green"}>{isDisabled ? words.disabled : words.enabled}</Badge>
}
