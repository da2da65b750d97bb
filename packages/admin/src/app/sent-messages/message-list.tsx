import { useAdminNotifications } from "@stheno/medusa-react"
import { keepPreviousData } from "@tanstack/react-query"
import { Send } from "lucide-react"
import { Link } from "react-router-dom"
import { formatTime } from "../format/dates.ts"
import { formatNumber } from "../format/numbers.ts"
import { ListPage } from "../kit/list-page.tsx"
import type { RowChange } from "../kit/row-changes.tsx"
import { useList } from "../kit/use-list.ts"
import { t } from "../messages/index.ts"
import { settingsBack } from "../settings/settings-back.ts"
import { useMessageFilters } from "./message-filters.ts"
import { messageTitle } from "./message-names.ts"
import { recordOf, useMessageOrders, type MessageRecord } from "./message-records.ts"
import { firstMessage, MessageMenu, type Resendable } from "./resend-dialog.tsx"

const words = { ...t.sentMessages, title: t.settingsCards.sentMessages.title }

/** The messages that the store sent, newest first. */
export function MessageList() {
  const list = useList()
  const { filters, narrowed, isKnown } = useMessageFilters(list)
  const { limit, offset } = list.query
  const { notifications, count, response, error } = useAdminNotifications(
    {
      limit,
      offset,
      ...narrowed,
      fields: "id,event_name,resource_type,resource_id,customer_id,to,created_at,parent_id",
      expand: "resends",
    },
    { placeholderData: keepPreviousData, enabled: isKnown },
  )
  const orders = useMessageOrders(notifications ?? [])
  return (
    <ListPage
      words={words}
      icon={Send}
      zone="notification"
      back={settingsBack}
      list={list}
      search={false}
      rows={notifications}
      count={count}
      response={response}
      error={error}
      filters={filters}
      columns={[
        { id: "message", header: words.message, cell: ({ event_name }) => messageTitle(event_name) },
        {
          id: "to",
          header: words.to,
          phone: "below",
          cell: ({ to, customer_id }) => (
            <span className="break">
              {customer_id ? <Link to={`/a/customers/${customer_id}`}>{to}</Link> : to}
            </span>
          ),
        },
        {
          id: "about",
          header: words.record,
          phone: "below",
          cell: (message) => <About {...recordOf(message, orders)} />,
        },
        {
          id: "again",
          header: words.again,
          align: "end",
          wide: true,
          cell: ({ parent_id, resends }) =>
            parent_id ? t.common.yes : resends.length === 0 ? "–" : formatNumber(resends.length),
        },
        {
          id: "date",
          header: words.date,
          phone: "beside",
          cell: ({ created_at }) => formatTime(created_at),
        },
      ]}
      bulk={[resending(notifications ?? [])]}
      rowName={({ event_name, to }) => `${messageTitle(event_name)} · ${to}`}
      actions={(message) => <MessageMenu message={message} />}
    />
  )
}

function About({ label, to }: MessageRecord) {
  return to === undefined ? label : <Link to={to}>{label}</Link>
}

/** Sends the selected messages again, each to its recipient. */
function resending(messages: readonly Resendable[]): RowChange {
  return {
    label: words.resend,
    icon: Send,
    question: ({ count }) => ({
      title: words.resendQuestion({ count }),
      text: words.resendText,
      label: words.resend,
    }),
    change: (client, id) => {
      const message = messages.find((each) => each.id === id) ?? { id }
      return client.admin.notifications.resend(
        firstMessage(message),
        "to" in message ? { to: message.to } : {},
      )
    },
    done: words.resentMany,
  }
}
