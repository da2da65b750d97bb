import { useAdminSalesChannels } from "@stheno/medusa-react"
import { keepPreviousData } from "@tanstack/react-query"
import { Plus, Radio } from "lucide-react"
import { useState } from "react"
import { Badge } from "../kit/badge.tsx"
import { Button } from "../kit/button.tsx"
import { ListTable } from "../kit/list-table.tsx"
import { PageHead } from "../kit/page.tsx"
import { useList } from "../kit/use-list.ts"
import { t } from "../messages/index.ts"
import { settingsBack } from "../settings/settings-back.ts"
import { ChannelDialog } from "./channel-dialog.tsx"

const words = t.channels

/** The places where products are sold. */
export function ChannelList() {
  const [isCreating, setCreating] = useState(false)
  const list = useList()
  const {
    sales_channels: channels,
    count,
    error,
  } = useAdminSalesChannels(list.query, {
    placeholderData: keepPreviousData,
  })
  const create = (
    <Button kind="primary" icon={Plus} onClick={() => setCreating(true)}>
      {words.create}
    </Button>
  )
  return (
    <>
      <PageHead title={words.title} back={settingsBack} actions={create} />
      <ListTable
        list={list}
        label={words.title}
        rows={channels}
        count={count}
        error={error}
        href={({ id }) => `/a/sales-channels/${id}`}
        empty={{ icon: Radio, title: words.emptyTitle, text: words.emptyText, action: create }}
        columns={[
          { header: words.name, order: "name", cell: ({ name }) => name },
          {
            header: words.description,
            wide: true,
            cell: ({ description }) => <span className="ellipsis">{description || "–"}</span>,
          },
          {
            header: words.status,
            cell: ({ is_disabled }) => <ChannelBadge isDisabled={is_disabled} />,
          },
        ]}
      />
      {isCreating && <ChannelDialog onClose={() => setCreating(false)} />}
    </>
  )
}

/** Whether a channel sells, in a word. */
export function ChannelBadge({ isDisabled }: { isDisabled: boolean }) {
  return <Badge tone={isDisabled ? "grey" : "green"}>{isDisabled ? words.disabled : words.enabled}</Badge>
}
