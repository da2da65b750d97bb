import { useMedusa } from "@stheno/medusa-react"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { Send } from "lucide-react"
import { useId, useState } from "react"
import { useParams } from "react-router-dom"
import { backendAddress } from "../base-path.ts"
import { Zone } from "../extensions/zone.tsx"
import { locale } from "../format/locale.ts"
import { Button } from "../kit/button.tsx"
import { notify } from "../kit/notify.ts"
import { Facts, Loaded, PageHead, Section } from "../kit/page.tsx"
import { useAction } from "../kit/use-action.ts"
import { t } from "../messages/index.ts"
import { emailKeys } from "./own-keys.ts"
import { Delivery, emailTitle, SentMessages } from "./emails.tsx"
import { useEmails, type EmailList } from "./use-emails.ts"

const words = t.emails
const back = { to: "/a/settings/emails", label: t.settingsCards.emails.title }

interface WrittenEmail {
  readonly email: {
    readonly language: string
    /** null for an email that the project does not send */
    readonly subject: string | null
    readonly text: string | null
  }
}

/** One email with sample data, in every language. */
export function EmailPage() {
  const { name = "" } = useParams()
  const { data, error } = useEmails()
  const known = data?.emails.find((each) => each.name === name)
  if (data && !known) return <PageHead title={t.errors.missing} back={back} text={t.errors.missingText} />
  return (
    <Loaded data={data} error={error} back={back}>
      {(list) => <EmailDetails email={known!} list={list} />}
    </Loaded>
  )
}

function EmailDetails({ email, list }: { email: EmailList["emails"][number]; list: EmailList }) {
  const { name, events, file } = email
  const [language, setLanguage] = useState(list.languages[0] ?? "en")
  const { data, error } = useWritten(name, language)
  const test = useAction(
    async (client) => {
      const path = `/emails/${name}/test`
      const { to } = await client.admin.custom.post<object, { to: string }>(path, { language })
      notify.success(words.testSent({ email: to }), "")
    },
    { changes: [] },
  )
  return (
    <>
      <PageHead
        title={emailTitle(name)}
        back={back}
        actions={
          <>
            <SentMessages of={name} />
            <Button
              kind="primary"
              icon={Send}
              busy={test.isPending}
              disabled={list.delivery === "none" || data?.email.subject === null}
              onClick={() => test.mutate()}
            >
              {words.sendTest}
            </Button>
          </>
        }
      />
      <Delivery kind={list.delivery} />
      <Zone zone="email.details.before" email={{ ...email, id: name }} />
      <Section title={words.template}>
        <Facts
          facts={[
            [words.sentAfter, <span className="break">{events.join(", ")}</span>],
            [words.template, file ?? words.builtIn],
            [words.subject, data?.email.subject],
          ]}
        />
        {file === null && (
          <p className="muted small">{words.replaceHint({ file: `src/mails/${name}.tsx` })}</p>
        )}
      </Section>
      <Loaded data={data} error={error}>
        {(written) => (
          <Preview {...{ name, language, written }} languages={list.languages} onLanguage={setLanguage} />
        )}
      </Loaded>
      <Zone zone="email.details.after" email={{ ...email, id: name }} />
    </>
  )
}

function useWritten(name: string, language: string) {
  const { client } = useMedusa()
  return useQuery({
    queryKey: [...emailKeys.all, name, language],
    queryFn: ({ signal }) =>
      client.admin.custom.get<object, WrittenEmail>(`/emails/${name}`, { language }, { signal }),
    placeholderData: keepPreviousData,
  })
}

interface PreviewProps {
  readonly name: string
  readonly language: string
  readonly languages: readonly string[]
  readonly written: WrittenEmail
  readonly onLanguage: (language: string) => void
}

function Preview({ name, language, languages, written, onLanguage }: PreviewProps) {
  const [theme, setTheme] = useState("light")
  const [screen, setScreen] = useState("computer")
  const { subject, text } = written.email
  const address = `${backendAddress}/admin/emails/${name}/html?${new URLSearchParams({ language, theme }).toString()}`
  return (
    <>
      <Section title={words.preview}>
        <div className="email-choices">
          <Choice
            label={words.language}
            value={language}
            onChange={onLanguage}
            options={languages.map(named)}
          />
          <Choice
            label={t.theme.label}
            value={theme}
            onChange={setTheme}
            options={[
              ["light", t.theme.light],
              ["dark", t.theme.dark],
            ]}
          />
          <Choice
            label={words.screen}
            value={screen}
            onChange={setScreen}
            options={[
              ["computer", words.computer],
              ["phone", words.phone],
            ]}
          />
        </div>
        {subject === null ? (
          <p className="muted">{words.notSent}</p>
        ) : (
          // Its server takes its origin away too: nothing in an email runs, or knows who looks at it.
          <iframe
            sandbox=""
            className={screen === "phone" ? "email-frame email-frame-phone" : "email-frame"}
            title={words.preview}
            src={address}
          />
        )}
      </Section>
      {text !== null && (
        <Section title={words.plainText}>
          <pre className="email-text" lang={language} dir="auto">
            {text}
          </pre>
        </Section>
      )}
    </>
  )
}

type Option = readonly [value: string, label: string]

const languageNames = new Intl.DisplayNames(locale, { type: "language" })

function named(code: string): Option {
  return [code, languageNames.of(code) ?? code]
}

function Choice(props: {
  label: string
  value: string
  options: readonly Option[]
  onChange: (value: string) => void
}) {
  const id = useId()
  const { label, value, options, onChange } = props
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
