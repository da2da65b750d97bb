import { useAdminNotifications } from "@stheno/medusa-react"
import { formatTime } from "../format/dates.ts"
import { ButtonLink } from "../kit/button.tsx"
import { Section } from "../kit/page.tsx"
import { t } from "../messages/index.ts"
import { messageTitle } from "./message-names.ts"
import { MessageMenu } from "./resend-dialog.tsx"

const words = t.sentMessages
const limit = 50

/** The messages about something or to somebody. Each of them can be sent again, also to another address. */
export function MessagesCard(props: {
  readonly title: string
  /** said where there is none */
  readonly none: string
  /** undefined while it is not known yet */
  readonly query: { readonly resource_id?: string; readonly to?: string } | undefined
  /** the list of all of them, for where these are more than the card shows */
  readonly all: string
}) {
  const { title, none, query, all } = props
  const { notifications, count = 0 } = useAdminNotifications(
    {
      ...query,
      include_resends: "true",
      fields: "id,event_name,to,created_at,parent_id",
      expand: "",
      limit,
    },
    { enabled: query !== undefined },
  )
  return (
    <Section
      title={title}
      flush
      actions={count > limit && <ButtonLink to={all}>{t.settingsCards.sentMessages.title}</ButtonLink>}
    >
      {notifications?.length === 0 && <p className="section-body muted">{none}</p>}
      <ul className="rows">
        {notifications?.map((message) => {
          const { id, event_name, to, created_at, parent_id } = message
          return (
            <li key={id}>
              <div className="stack">
                <span>{messageTitle(event_name)}</span>
                <span className="muted small">
                  {[to, formatTime(created_at), parent_id && words.again].filter(Boolean).join(" · ")}
                </span>
              </div>
              <span className="end" />
              <MessageMenu message={message} />
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
