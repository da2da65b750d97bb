import { Mail } from "lucide-react"
import { backendAddress } from "../base-path.ts"
import { Badge } from "../kit/badge.tsx"
import { ButtonLink } from "../kit/button.tsx"
import { ListPage } from "../kit/list-page.tsx"
import { useList } from "../kit/use-list.ts"
import { t } from "../messages/index.ts"
import { settingsBack } from "./settings-back.ts"
import { useEmails, type EmailList } from "./use-emails.ts"

const words = t.emails

const names: Readonly<Record<string, string>> = t.sentMessages.names

/** What an email is called; one that has no word yet has its name in the API. */
export const emailTitle = (name: string) => names[name] ?? name

/** Every email of the store. */
export function Emails() {
  const list = useList({ pageSize: 100 })
  const { data, error } = useEmails()
  return (
    <ListPage
      words={{
        title: t.settingsCards.emails.title,
        emptyTitle: t.settingsCards.emails.title,
        emptyText: words.lead,
      }}
      icon={Mail}
      zone="email"
      back={settingsBack}
      text={words.lead}
      headActions={<SentMessages />}
      notice={data && <Delivery kind={data.delivery} />}
      list={list}
      search={false}
      rows={data?.emails.map((email) => ({ ...email, id: email.name }))}
      count={data?.emails.length}
      error={error}
      href={({ name }) => `/a/settings/emails/${name}`}
      columns={[
        { id: "name", header: t.settings.name, cell: ({ name }) => emailTitle(name) },
        {
          id: "events",
          header: words.sentAfter,
          phone: "below",
          cell: ({ events }) => <span className="muted small break">{events.join(", ")}</span>,
        },
        {
          id: "template",
          header: words.template,
          phone: "badges",
          cell: ({ file }) => (file === null ? words.builtIn : <Badge tone="blue">{words.replaced}</Badge>),
        },
      ]}
    />
  )
}

/** Leads to the messages that were sent. */
export function SentMessages({ of }: { of?: string }) {
  return (
    <ButtonLink to={`/a/settings/messages${of === undefined ? "" : `?event=${of}`}`}>
      {t.settingsCards.sentMessages.title}
    </ButtonLink>
  )
}

/** Says it where emails do not reach anybody. */
export function Delivery({ kind }: { kind: EmailList["delivery"] }) {
  if (kind === "smtp") return null
  return (
    <p className="muted section-prose" role="note">
      {kind === "none" ? words.notSentAtAll : words.toFolder({ address: `${backendAddress}/mails` })}
    </p>
  )
}
