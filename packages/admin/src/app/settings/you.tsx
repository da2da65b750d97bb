import { switchLanguage, type Language } from "../language/language.ts"
import { LanguageSelect } from "../language/language-select.tsx"
import { Button } from "../kit/button.tsx"
import { versionOfParts } from "../kit/changed-elsewhere.tsx"
import type { Field } from "../kit/fields.ts"
import { Form } from "../kit/form.tsx"
import { PageHead, Section } from "../kit/page.tsx"
import { useAction } from "../kit/use-action.ts"
import { t } from "../messages/index.ts"
import { bothAlike, passwordFields } from "../session/password-fields.ts"
import { useUser, type User } from "../session/session.tsx"
import { themes, type Theme } from "../theme/theme.ts"
import { densities, densityOf, type Density } from "../theme/density.ts"
import { useTheme } from "../theme/use-theme.ts"
import { settingsBack } from "./settings-back.ts"

const words = t.settings

/** The name, the password, the language and the theme of the person who is signed in. */
export function You() {
  const user = useUser()
  return (
    <>
      <PageHead title={t.settingsCards.you.title} back={settingsBack} text={user.email} />
      <div className="card narrow section">
        <div className="section-body padded">
          <Form
            draftKey="own-name"
            fields={[
              {
                name: "first_name",
                kind: "text",
                label: words.firstName,
                half: true,
                autoComplete: "given-name",
              },
              {
                name: "last_name",
                kind: "text",
                label: words.lastName,
                half: true,
                autoComplete: "family-name",
              },
            ]}
            initial={{ first_name: user.first_name ?? "", last_name: user.last_name ?? "" }}
            version={{ ...versionOf(user), staysOpen: true }}
            submit={t.common.save}
            send={(client, { first_name, last_name }) =>
              client.admin.users.update(user.id, {
                first_name: first_name.trim(),
                last_name: last_name.trim(),
              })
            }
            done={t.common.saved}
          />
        </div>
      </div>
      <PasswordSection email={user.email} />
      <LanguageSection userId={user.id} />
      <ThemeSection />
      <DensitySection />
    </>
  )
}

type Named = Pick<User, "id" | "first_name" | "last_name" | "updated_at">

/** Another member of the team can change the name, too. */
const versionOf = (user: Named) =>
  versionOfParts<Named>(
    user,
    ({ first_name, last_name }) => [first_name ?? "", last_name ?? ""],
    async (client) => (await client.admin.users.retrieve(user.id)).user,
  )

/** Changes the password with the current one. Who does not know it asks for a link. */
function PasswordSection({ email }: { email: string }) {
  const ask = useAction((client) => client.admin.users.sendResetPasswordToken({ email }), {
    done: words.passwordLinkDone,
  })
  return (
    <div className="narrow">
      <Section title={words.password}>
        <div className="stack">
          <Form
            fields={changeFields}
            submit={words.changePassword}
            send={(client, { old_password, ...values }) =>
              client.admin.auth.changePassword({ old_password, new_password: bothAlike(values) })
            }
            done={words.passwordChanged}
            foot={
              <Button kind="quiet" busy={ask.isPending} onClick={() => ask.mutate()}>
                {words.passwordLink}
              </Button>
            }
          />
          <p className="muted small">{words.passwordText({ email })}</p>
        </div>
      </Section>
    </div>
  )
}

const changeFields = [
  {
    name: "old_password",
    kind: "password",
    label: words.currentPassword,
    required: true,
    autoComplete: "current-password",
  },
  ...passwordFields,
] as const satisfies readonly Field[]

/** The language of the dashboard, kept with the person's account and in this browser. */
function LanguageSection({ userId }: { userId: string }) {
  const choose = useAction<Language>(async (client, language) => {
    await client.admin.users.update(userId, { metadata: { language } })
    switchLanguage(language)
  })
  return (
    <div className="narrow">
      <Section title={t.session.language}>
        <div className="stack">
          <LanguageSelect onChange={(language) => choose.mutate(language)} />
          <p className="muted small">{t.session.languageHint}</p>
        </div>
      </Section>
    </div>
  )
}

/** The colors of the dashboard in this browser. */
function ThemeSection() {
  const [theme, setTheme] = useTheme()
  return (
    <ChoiceSection
      title={t.theme.label}
      hint={t.theme.hint}
      choices={themes}
      value={theme}
      onChoose={setTheme}
    />
  )
}

/** How much room the rows of lists have, kept with the person's account. */
function DensitySection() {
  const user = useUser()
  const choose = useAction<Density>((client, density) =>
    client.admin.users.update(user.id, { metadata: { density } }),
  )
  return (
    <ChoiceSection
      title={t.theme.rows}
      hint={t.theme.rowsHint}
      choices={densities}
      value={densityOf(user)}
      onChoose={choose.mutate}
    />
  )
}

interface ChoiceSectionProps<Choice extends string> {
  readonly title: string
  readonly hint: string
  readonly choices: readonly Choice[]
  readonly value: Choice
  readonly onChoose: (choice: Choice) => void
}

/** A section with one list of choices, whose names are in the texts of the theme. */
function ChoiceSection<Choice extends Theme | Density>(props: ChoiceSectionProps<Choice>) {
  const { title, hint, choices, value, onChoose } = props
  return (
    <div className="narrow">
      <Section title={title}>
        <div className="stack">
          <select
            className="language-select"
            aria-label={title}
            value={value}
            onChange={({ target }) => {
              const choice = choices.find((each) => each === target.value)
              if (choice) onChoose(choice)
            }}
          >
            {choices.map((each) => (
              <option key={each} value={each}>
                {t.theme[each]}
              </option>
            ))}
          </select>
          <p className="muted small">{hint}</p>
        </div>
      </Section>
    </div>
  )
}
