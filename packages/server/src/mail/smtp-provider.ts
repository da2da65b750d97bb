import type { DecideTax, Engine, Log, NotificationProvider } from "@stheno/core"
import { strategiesOf, taxStrategy } from "@stheno/core/host"
import { composeMails, mailedEvents, type Addresses, type Mail } from "./compose.ts"
import { messageOf } from "./message.ts"
import { createMailTemplates, type MailTemplates } from "./templates.ts"

/** Seconds after which a mail server that does not answer has failed; the message is tried again. */
const patience = 20

/** Mail that is to be sent for real. */
export interface SmtpOptions extends Addresses {
  readonly db: Engine["db"]
  /** the tax strategies of the shop, for the totals of orders; none by default */
  readonly taxStrategies?: readonly DecideTax[]
  /** e.g. `smtps://user:password@mail.example.com` */
  readonly url: string
  /** e.g. `Shop <shop@example.com>` */
  readonly from: string
  readonly log: Log
  /** the built-in ones by default */
  readonly templates?: MailTemplates
}

/** A provider that holds connections. */
export interface SmtpProvider extends NotificationProvider {
  /** Sends one message now. @throws what the mail server or the connection reports */
  sendNow(mail: Mail): Promise<void>
  close(): Promise<void>
}

/**
 * Tells customers and staff by e-mail, through a mail server. A server that is out of reach, or that refuses for now,
 * fails the event, which is delivered again later; an address that it refuses for good is given up with a warning.
 * Kept with a message is what it was about, and no token: links to new passwords are not sent twice.
 * @since 0.1
 */
export function createSmtpProvider(options: SmtpOptions): SmtpProvider {
  const { db, taxStrategies = [], log, templates = createMailTemplates({ log }) } = options
  const source = { db, engine: { strategies: strategiesOf(taxStrategy.with(taxStrategies)) }, templates }
  let transport: ReturnType<typeof openTransport> | undefined
  const deliver = async (mail: Mail, eventId?: string) => {
    transport ??= openTransport(options.url)
    await (await transport).sendMail(messageOf(mail, options.from, eventId))
    return mail.to
  }
  /** An address that is rejected for good is given up, and the others get theirs. */
  const deliverAll = async (
    mails: readonly Mail[],
    event: { readonly name: string; readonly id: string },
  ) => {
    const sent: string[] = []
    for (const mail of mails)
      try {
        sent.push(await deliver(mail, event.id))
      } catch (error) {
        if (!isFinal(error)) throw error
        log.warn({ event: event.name, error: String(error) }, "A mail server rejected an address permanently")
      }
    return sent
  }
  return {
    id: "smtp",
    events: mailedEvents,
    async send(event) {
      const mails = await composeMails(source, options, event)
      const sent = await deliverAll(mails, event)
      if (sent.length === 0) return undefined
      return { to: sent.join(", "), data: kept(event), customerId: mails[0]?.customerId }
    },
    async resend(notification, to) {
      const { event, payload } = notification.data as ReturnType<typeof kept>
      const mails = await composeMails(source, options, { name: event, data: payload })
      const [mail] = mails
      if (!mail) return undefined
      const recipients = to !== undefined ? [to] : recipientsOf(mails, String(notification.to))
      for (const recipient of recipients) await deliver({ ...mail, to: recipient })
      return { to: recipients.join(", "), data: { event, payload } }
    },
    sendNow: async (mail) => void (await deliver(mail)),
    close: async () => (await transport)?.close(),
  }
}

/** Those who got the message before: one address, or all that the event names. */
function recipientsOf(mails: readonly Mail[], before: string): readonly string[] {
  return mails.length === 1 ? [before] : mails.map(({ to }) => to)
}

/** Loaded with the first message: no start waits for it. */
async function openTransport(url: string) {
  const { createTransport } = await import("nodemailer")
  const timeout = patience * 1_000
  return createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
  })
}

/** What is needed to write the message again, without what opens doors. */
function kept({ name, data }: { readonly name: string; readonly data: Readonly<Record<string, unknown>> }) {
  const { token: _, ...payload } = data
  return { event: name, payload }
}

/** Whether a mail server said that it will never take a message for this address. */
function isFinal(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
  return code === "EENVELOPE" && responseCode >= 500
}
