import type { Engine, Log } from "@stheno/core"
import { chooseLocale, tagsOf, type LocaleHints } from "./choose-locale.ts"
import { formatAmount } from "./format-amount.ts"
import type { Letter } from "./letter.ts"
import { letters } from "./letters.ts"
import type { MailContext, MailData, MailName, MailProps } from "./mail-data.ts"
import { builtInMessages } from "./messages/index.ts"
import { renderHtml } from "./render-html.ts"
import { renderOverride, type MailOverride, type Rendered } from "./render-override.ts"
import { renderText } from "./render-text.ts"
import { createTranslator, type OwnMessages, type Translator } from "./translator.ts"

/** What a project changes about emails. */
export interface OwnMails {
  readonly templates: Readonly<Partial<Record<MailName, MailOverride>>>
  readonly messages: OwnMessages
}

/** An email with all its texts. */
export interface WrittenMail {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** An email to be rendered. */
export interface RenderRequest<N extends MailName = MailName> {
  readonly name: N
  readonly data: MailData[N]
  readonly hints: LocaleHints
  readonly store: MailContext["store"]
}

/** The templates of all emails; templates of the project come before built-in ones. */
export interface MailTemplates {
  /** languages that have texts, the store's first */
  languages(): readonly string[]
  /** languages of the store that have no texts, so that emails in them are in English */
  languagesWithoutTexts(): readonly string[]
  /** the file of the project that replaces a template */
  overriddenBy(name: MailName): string | undefined
  /** Replaces what the project changes, for example because a file was saved. */
  use(own: OwnMails): void
  /** @returns undefined when the project's template says that the email is not sent */
  render<N extends MailName>(request: RenderRequest<N>): Promise<WrittenMail | undefined>
}

const nothingOwn: OwnMails = { templates: {}, messages: {} }

/**
 * Creates the templates of emails. A template of the project that throws is logged, and the built-in one is used.
 * @param options.languages languages of the store, the default first
 * @since 0.1
 */
export function createMailTemplates({
  log,
  languages = ["en"],
  own: first = nothingOwn,
}: {
  readonly log: Log
  readonly languages?: readonly string[]
  readonly own?: OwnMails
}): MailTemplates {
  let own = first
  let translator: Promise<Translator> | undefined
  const available = () => [
    ...new Set([...languages, ...Object.keys(builtInMessages), ...Object.keys(own.messages)]),
  ]
  const withTexts = () => Object.keys({ ...builtInMessages, ...own.messages })
  return {
    languages: available,
    languagesWithoutTexts: () =>
      languages.filter((language) => !tagsOf(language).some((tag) => withTexts().includes(tag))),
    overriddenBy: (name) => own.templates[name]?.file,
    use(next) {
      own = next
      translator = undefined
    },
    async render({ name, data, hints, store }) {
      const locale = chooseLocale(hints, { preferred: languages, available: withTexts() })
      translator ??= createTranslator(own.messages, log)
      const t = (await translator)(locale)
      const money = (amount: number, currency: string) => formatAmount(amount, currency, locale)
      const props = { ...data, store, locale, t, money, subject: "" } as unknown as MailProps<typeof name>
      const letter = (letters[name] as (props: MailProps<MailName>) => Letter)(props)
      const builtIn = writeLetter(letter, { store, locale, t })
      const override = own.templates[name]
      if (!override) return builtIn
      const made = await renderSafely(override, { ...props, subject: letter.subject }, { name, log })
      return made && { ...builtIn, ...made }
    },
  }
}

/** The output of a template; undefined if it fails. */
async function renderSafely(
  override: MailOverride,
  props: object,
  { name, log }: { readonly name: MailName; readonly log: Log },
): Promise<Partial<Rendered> | undefined> {
  try {
    return await renderOverride(override, props)
  } catch (error) {
    log.error(
      { mail: name, file: override.file, error: errorText(error) },
      "An email template failed; the built-in template is used",
    )
    return {}
  }
}

function errorText(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

function writeLetter(
  letter: Letter,
  { store, locale, t }: Pick<MailContext, "store" | "locale" | "t">,
): WrittenMail {
  const openAddress = (url: string) => t("common.open_address", { url })
  return {
    subject: letter.subject,
    text: renderText(letter, store.name),
    html: renderHtml(letter, { sender: store.name, locale, openAddress }),
  }
}

/**
 * The name and the address of the store, as templates show them.
 * @since 0.1
 */
export async function readStore(db: Engine["db"], storeUrl: string): Promise<MailContext["store"]> {
  const { name } = await db.selectFrom("store").select("name").executeTakeFirstOrThrow()
  return { name, url: storeUrl }
}
