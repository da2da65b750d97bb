import type { Engine } from "@stheno/core"
import type { LocaleHints } from "../choose-locale.ts"
import type { MailData, MailName } from "../mail-data.ts"

/** Where links in emails lead. */
export interface Addresses {
  readonly storeUrl: string
  readonly adminUrl: string
}

/** Where emails find their data. */
export interface MailSource {
  readonly db: Engine["db"]
  /** how the taxes of orders are calculated */
  readonly engine: Pick<Engine, "strategies">
}

/** What the readers of events use. */
export type Desk = MailSource & Addresses

/** The payload of an event. */
export type EventData = Readonly<Record<string, unknown>>

/** An email before it is written: what it is about, and who gets it. */
export interface MailToWrite<N extends MailName = MailName> {
  readonly name: N
  readonly data: MailData[N]
  /** each address gets a separate email */
  readonly to: readonly string[]
  /** the customer behind the address, where there is one */
  readonly customerId?: string | undefined
  readonly hints: LocaleHints
}

/**
 * Resolves a link that the merchant wrote, which may be a path, so that an email client can open it.
 * @param base the address that a path begins at
 * @returns the link as it is when it is not a URL
 */
export function absoluteLink(link: string, base: string): string {
  const start = `${base.replace(/\/$/, "")}/`
  return URL.canParse(link, start) ? new URL(link, start).href : link
}

/** A reader of one kind of event; undefined when nobody is to be written to. */
export type Reader = (desk: Desk, data: EventData) => Promise<MailToWrite | undefined>
