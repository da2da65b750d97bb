import type { Log, NotificationProvider, Shop } from "@stheno/core"
import { mailedEvents, templateOf, type SendGridOptions } from "./options.ts"
import { createSendMail, RejectedMail } from "./send-mail.ts"
import { readTemplateData, type Row, type TemplateData } from "./template-data.ts"

/** Creates the notification provider. It writes to the customer of each event that has a template. */
export function createProvider(options: SendGridOptions, shop: () => Shop, log: Log): NotificationProvider {
  const sendMail = createSendMail(options)
  /** Sends one email to each recipient. What SendGrid will never accept is logged and given up. */
  const deliver = async (
    event: string,
    { data, locale }: TemplateData,
    to: readonly string[],
    id?: string,
  ) => {
    const templateId = templateOf(options, event, locale)
    if (!templateId) return false
    try {
      await sendMail({
        from: options.from,
        templateId,
        personalizations: to.map((email) => ({ to: [{ email }], dynamicTemplateData: { ...data } })),
        customArgs: { event, ...(id && { event_id: id }) },
      })
      return true
    } catch (error) {
      if (!(error instanceof RejectedMail)) throw error
      log.error({ event, error: error.message }, "SendGrid rejected an email permanently")
      return false
    }
  }
  return {
    id: "sendgrid",
    events: mailedEvents(options),
    async send({ id, name, data }) {
      const read = await readTemplateData(shop(), name, data)
      if (!read || !(await deliver(name, read, read.to, id))) return undefined
      return { to: read.to.join(", "), data: kept(name, data), customerId: read.customerId }
    },
    async resend(notification, to) {
      const { event, payload } = notification["data"] as ReturnType<typeof kept>
      const read = needsToken(event) ? undefined : await readTemplateData(shop(), event, payload)
      const recipient = to ?? String(notification["to"])
      if (!read || !(await deliver(event, read, recipient.split(", ")))) return undefined
      return { to: recipient, data: { event, payload } }
    },
  }
}

/** Links of these emails have a token, which is not stored. */
function needsToken(event: string): boolean {
  return event.endsWith(".password_reset")
}

/** What is needed to write the email again. */
function kept(
  event: string,
  { token: _, ...payload }: Row,
): { readonly event: string; readonly payload: Row } {
  return { event, payload }
}
