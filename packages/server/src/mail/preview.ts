import type { Engine } from "@stheno/core"
import { eventsOfMails, mailNames, type MailName } from "./mail-data.ts"
import { sampleData } from "./sample-data.ts"
import { readStore, type MailTemplates, type WrittenMail } from "./templates.ts"

/** What is known of an email without rendering it. */
export interface MailInfo {
  readonly name: MailName
  /** its events */
  readonly events: readonly string[]
  /** the file of the project that replaces the built-in template */
  readonly file: string | undefined
}

/** Shows every email with sample data. */
export interface MailPreview {
  list(): readonly MailInfo[]
  /** languages that have texts, the default first */
  languages(): readonly string[]
  /** @returns undefined when the project's template says that the email is not sent */
  render(name: MailName, language: string): Promise<WrittenMail | undefined>
}

/**
 * Creates the preview of a store's emails.
 * @param source.storeUrl where links lead
 * @since 0.1
 */
export function createMailPreview(
  templates: MailTemplates,
  { db, storeUrl }: { readonly db: Engine["db"]; readonly storeUrl: string },
): MailPreview {
  return {
    list: () =>
      mailNames.map((name) => ({ name, events: eventsOfMails[name], file: templates.overriddenBy(name) })),
    languages: templates.languages,
    render: async (name, language) =>
      templates.render({
        name,
        data: sampleData[name],
        hints: { locale: language },
        store: await readStore(db, storeUrl),
      }),
  }
}
