import { Link } from "react-router-dom"
import { backendAddress } from "../base-path.ts"
import { Badge } from "../kit/badge.tsx"
import { ButtonLink } from "../kit/button.tsx"
import { Loaded, PageHead, Section } from "../kit/page.tsx"
import { t } from "../messages/index.ts"
import { settingsBack } from "./settings-back.ts"
import { useEmails, type EmailList } from "./use-emails.ts"

const words = t.emails

const names: Readonly<Record<string, string>> = t.sentMessages.names

/** What an email is called; one that has no word yet has its name in the API. */
export const emailTitle = (name: string) => names[name] ?? name

/** Every email of the store. */
export function Emails() {
  const { data, error } = useEmails()
  return (
    <>
      <PageHead
        title={t.settingsCards.emails.title}
        back={settingsBack}
        text={words.lead}
        actions={<SentMessages />}
      />
      <Loaded data={data} error={error}>
        {({ emails, delivery }) => (
          <>
            <Delivery kind={delivery} />
            <Section title={t.settingsCards.emails.title} flush>
              <ul className="rows">
                {emails.map(({ name, events, file }) => (
                  <li key={name}>
                    <div className="stack">
                      <Link to={`/a/settings/emails/${name}`}>{emailTitle(name)}</Link>
                      <span className="muted small break">{events.join(", ")}</span>
                    </div>
                    <span className="end badges">
                      {file !== null && <Badge tone="blue">{words.replaced}</Badge>}
                    </span>
                  </li>
                ))}
              </ul>
            </Section>
          </>
        )}
      </Loaded>
    </>
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
