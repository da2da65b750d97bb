import { useAdminNotifications } from "@stheno/medusa-react"
import { Send } from "lucide-react"
import { useState } from "react"
import { formatTime } from "../format/dates.ts"
import { ActionMenu, menuLabel } from "../kit/action-menu.tsx"
import { FormDialog } from "../kit/form-dialog.tsx"
import { Section } from "../kit/page.tsx"
import { t } from "../messages/index.ts"
import type { ShownOrder } from "./shown-order.ts"

const words = t.orderTasks.notifications

/** What the customer was sent about the order. Each message can be sent again, also to another address. */
export function NotificationsCard({ order }: { order: ShownOrder }) {
  const [resent, setResent] = useState<{ id: string; to: string }>()
  const { notifications = [] } = useAdminNotifications({
    resource_id: order.id,
    include_resends: "true",
    fields: "id,event_name,to,created_at,parent_id",
    expand: "",
    limit: 50,
  })
  return (
    <Section title={words.title} flush>
      {notifications.length === 0 && <p className="section-body muted">{words.none}</p>}
      <ul className="rows">
        {notifications.map(({ id, event_name, to, created_at, parent_id }) => (
          <li key={id}>
            <div className="stack">
              <span>{event_name ?? words.message}</span>
              <span className="muted small">
                {[to, formatTime(created_at), parent_id && words.again].filter(Boolean).join(" · ")}
              </span>
            </div>
            <span className="end" />
            <ActionMenu
              label={menuLabel(event_name ?? words.message)}
              actions={[{ label: words.resend, icon: Send, open: () => setResent({ id, to }) }]}
            />
          </li>
        ))}
      </ul>
      {resent && (
        <FormDialog
          title={words.resend}
          fields={[{ name: "to", kind: "text", label: words.to, required: true }]}
          initial={{ to: resent.to }}
          submit={words.resend}
          send={(client, { to }) => client.admin.notifications.resend(resent.id, { to: to.trim() })}
          done={words.resent}
          onClose={() => setResent(undefined)}
        />
      )}
    </Section>
  )
}
