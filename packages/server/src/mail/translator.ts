import type { Log } from "@stheno/core"
import type { MailContext } from "./mail-data.ts"
import { tagsOf } from "./choose-locale.ts"
import { builtInMessages } from "./messages/index.ts"

/** Texts of a project by language, then by key. */
export type OwnMessages = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Returns the texts of a language. */
export type Translator = (locale: string) => MailContext["t"]

/** The parser of messages is loaded with the first email: no start waits for it. */
async function loadParser() {
  const { IntlMessageFormat } = await import("intl-messageformat")
  return (text: string, locale: string) => new IntlMessageFormat(text, locale, undefined, { ignoreTag: true })
}

/**
 * Creates the function that returns texts. A text of the project comes before a built-in one, and English before none.
 * A message of the project that cannot be formatted is logged, and the built-in one is used.
 * @since 0.1
 */
export async function createTranslator(own: OwnMessages, log: Log): Promise<Translator> {
  const parse = await loadParser()
  const parsed = new Map<string, ReturnType<typeof parse>>()
  const format = (text: string, locale: string, values: Parameters<MailContext["t"]>[1]) => {
    const known = `${locale}\n${text}`
    const message = parsed.get(known) ?? parse(text, locale)
    parsed.set(known, message)
    return String(message.format(values))
  }
  return (locale) => (key, values) => {
    for (const text of textsOf(own, locale, key))
      try {
        return format(text, locale, values)
      } catch (error) {
        log.error({ key, locale, error: String(error) }, "A text of an email cannot be formatted")
      }
    return key
  }
}

/** The texts of a key, the one to use first. */
function textsOf(own: OwnMessages, locale: string, key: string): string[] {
  const builtIn: OwnMessages = builtInMessages
  return [...tagsOf(locale), "en"]
    .flatMap((tag) => [own[tag]?.[key], builtIn[tag]?.[key]])
    .filter((text) => text !== undefined)
}
