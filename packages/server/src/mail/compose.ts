import { CommerceError } from "@stheno/core"
import { accountReaders } from "./read/account-mails.ts"
import { exchangeReaders } from "./read/exchange-mails.ts"
import type { Addresses, EventData, MailSource, Reader } from "./read/mail-to-write.ts"
import { orderReaders } from "./read/order-mails.ts"
import { readStore, type MailTemplates, type WrittenMail } from "./templates.ts"

export { mailedEvents } from "./mail-data.ts"
export type { Addresses } from "./read/mail-to-write.ts"

/** A message ready to be sent. */
export interface Mail extends WrittenMail {
  readonly to: string
  /** the customer behind the address, where there is one */
  readonly customerId?: string | undefined
}

const readers: Readonly<Record<string, Reader>> = { ...orderReaders, ...exchangeReaders, ...accountReaders }

/**
 * Writes the messages for an event, one for each recipient.
 * @returns an empty list without a recipient, e.g. for a gift card that no order bought
 * @since 0.1
 */
export async function composeMails(
  source: MailSource & { readonly templates: MailTemplates },
  addresses: Addresses,
  event: { readonly name: string; readonly data: EventData },
): Promise<readonly Mail[]> {
  const desk = { db: source.db, engine: source.engine, ...addresses }
  const found = await readers[event.name]?.(desk, event.data).catch(nothingThere)
  if (!found) return []
  const store = await readStore(source.db, addresses.storeUrl)
  const written = await source.templates.render({ ...found, store })
  return written ? found.to.map((to) => ({ ...written, to, customerId: found.customerId })) : []
}

/** The subject of an event may be deleted when the event arrives. */
function nothingThere(error: unknown): undefined {
  if (!(error instanceof CommerceError) || error.type !== "not_found") throw error
}
