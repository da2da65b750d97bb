import { newId, type DecideTax, type Engine, type Log, type NotificationProvider } from "@stheno/core"
import type { Operation } from "@stheno/core/host"
import path from "node:path"
import type { Config } from "../config/keys.ts"
import { isProduction, storefrontUrl } from "../config/read-config.ts"
import type { FileHandler } from "../files/serve-files.ts"
import { emailOperations, type MailDelivery } from "./email-operations.ts"
import { createMailFolder, storeMail, subscribeMailFolder } from "./mail-folder.ts"
import { serveMails } from "./mails-page.ts"
import { createMailPreview } from "./preview.ts"
import { createSmtpProvider } from "./smtp-provider.ts"
import { createMailTemplates, type MailTemplates, type OwnMails } from "./templates.ts"

/** How mail leaves, as the settings say. */
export interface MailSetup {
  readonly providers: readonly NotificationProvider[]
  /** lets an engine's events become messages, where no provider does that */
  subscribe(engine: Engine): void
  /** shows messages, in development only */
  readonly pages: FileHandler | undefined
  readonly templates: MailTemplates
  /** what the dashboard shows of emails */
  readonly operations: readonly Operation[]
  close(): Promise<void>
}

/** What mail needs besides the settings. */
export interface MailEnvironment {
  readonly db: Engine["db"]
  readonly taxStrategies?: readonly DecideTax[] | undefined
  /** public address of the server */
  readonly baseUrl: string
  /** path of the dashboard on the server, for links */
  readonly dashboardPath: string
  readonly log: Log
  /** the templates and texts of the project */
  readonly own?: OwnMails | undefined
}

/**
 * With SMTP_URL messages go to that server. Without it, development writes them into a folder and shows them under
 * `/mails`, and production sends none and says so.
 * @since 0.1
 */
export function setUpMail(
  config: Config,
  { db, taxStrategies = [], baseUrl, dashboardPath, log, own }: MailEnvironment,
): MailSetup {
  const from = config.mailFrom
  const addresses = { storeUrl: config.storeUrl, adminUrl: config.adminUrl || baseUrl + dashboardPath }
  const templates = createMailTemplates({ log, languages: config.mailLanguages, ...(own && { own }) })
  const lacking = templates.languagesWithoutTexts()
  if (lacking.length > 0)
    log.warn(
      { languages: lacking },
      "MAIL_LANGUAGES has languages without texts; their emails are in English",
    )
  const preview = createMailPreview(templates, { db, storeUrl: config.storeUrl })
  const links = { storeUrl: storefrontUrl(config) }
  const operations = (delivery: MailDelivery) => emailOperations(preview, delivery, links)
  const silent = { providers: [], subscribe: () => undefined, pages: undefined, close: async () => undefined }
  if (config.smtpUrl) {
    const options = { ...addresses, db, taxStrategies, from, log, templates, url: config.smtpUrl }
    const provider = createSmtpProvider(options)
    const toServer = operations({ kind: "smtp", send: provider.sendNow })
    return { ...silent, templates, providers: [provider], operations: toServer, close: provider.close }
  }
  if (isProduction(config)) {
    log.warn({}, "SMTP_URL is not set, so no emails are sent")
    return { ...silent, templates, operations: operations({ kind: "none" }) }
  }
  const directory = path.resolve(config.dataDir, "mails")
  return {
    ...silent,
    templates,
    operations: operations({
      kind: "folder",
      send: (mail) => storeMail({ directory, from }, mail, newId("test")),
    }),
    subscribe: (engine) => subscribeMailFolder(engine, { ...addresses, directory, from, templates }),
    pages: serveMails(createMailFolder({ directory }), preview),
  }
}
