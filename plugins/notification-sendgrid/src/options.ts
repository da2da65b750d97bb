import { z } from "@stheno/core"

/** The option with the template of each event, as v1's plugin names them. */
export const templateOptions = {
  "order.placed": "order_placed_template",
  "order.canceled": "order_canceled_template",
  "order.completed": "order_completed_template",
  "order.shipment_created": "order_shipped_template",
  "order.return_requested": "order_return_requested_template",
  "order.items_returned": "order_items_returned_template",
  "order.refund_created": "order_refund_created_template",
  "claim.shipment_created": "claim_shipment_created_template",
  "swap.created": "swap_created_template",
  "swap.shipment_created": "swap_shipment_created_template",
  "swap.received": "swap_received_template",
  "gift_card.created": "gift_card_created_template",
  "customer.password_reset": "customer_password_reset_template",
  "user.password_reset": "user_password_reset_template",
  "invite.created": "invite_created_template",
  "restock-notification.restocked": "medusa_restock_template",
} as const

/** An event for which the plugin can send an email. */
export type MailedEvent = keyof typeof templateOptions

const templateId = z.string().min(1).optional()
const templates = Object.fromEntries(
  Object.values(templateOptions).map((name) => [name, templateId]),
) as Record<(typeof templateOptions)[MailedEvent], typeof templateId>

const schema = z.object({
  /** the API key, with the permission to send mail */
  api_key: z.string().min(1),
  /** the verified sender, such as `Acme <orders@example.com>` */
  from: z.string().min(3),
  /** templates by locale, for orders whose cart has `locale` in its context */
  localization: z.record(z.string(), z.object(templates)).default({}),
  /** where SendGrid stores and sends emails */
  region: z.enum(["global", "eu"]).default("global"),
  /** the address of the API, for a proxy */
  api_url: z.url().optional(),
  /** milliseconds to wait for a response */
  timeout: z.number().int().positive().default(15_000),
  /** how often a request is repeated that SendGrid did not accept for now */
  retries: z.number().int().nonnegative().default(2),
  ...templates,
})

/** The options of the plugin. */
export type SendGridOptions = z.output<typeof schema>

/**
 * Reads the options of the plugin.
 * @throws ZodError that names the options that are missing or have a wrong type
 */
export function readOptions(given: unknown): SendGridOptions {
  return schema.parse(given)
}

/** The template of an event: that of the locale, or else the general one. Undefined when there is none. */
export function templateOf(options: SendGridOptions, event: string, locale?: string): string | undefined {
  const name = templateOptions[event as MailedEvent] as (typeof templateOptions)[MailedEvent] | undefined
  if (!name) return undefined
  return (locale === undefined ? undefined : options.localization[locale]?.[name]) ?? options[name]
}

/** The events for which there is a template. */
export function mailedEvents(options: SendGridOptions): string[] {
  const has = (event: string) =>
    templateOf(options, event) ??
    Object.keys(options.localization).find((locale) => templateOf(options, event, locale))
  return Object.keys(templateOptions).filter(has)
}
