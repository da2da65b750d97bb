import type { SourceOrder } from "./order-records.ts"
import type { SourceAddress, SourceMetadata } from "./record-parts.ts"

/** The kinds of records, in the order in which they are imported. */
export const recordKinds = ["products", "customers", "orders"] as const

/** A kind of records. */
export type RecordKind = (typeof recordKinds)[number]

/** A collection of the source. */
export interface SourceCollection {
  readonly id: string
  readonly title: string
  readonly handle: string
}

/** A variant of the source. */
export interface SourceVariant {
  readonly id: string
  readonly title: string
  readonly sku: string | null
  readonly barcode: string | null
  /** one value for each option of the product, in their order */
  readonly options: readonly string[]
  /** the price in the smallest unit of the currency; null if the source has none */
  readonly price: { readonly currency_code: string; readonly amount: number } | null
  readonly inventory_quantity: number
  readonly manage_inventory: boolean
  readonly allow_backorder: boolean
  /** grams */
  readonly weight: number | null
  readonly hs_code: string | null
  readonly origin_country: string | null
  readonly metadata: SourceMetadata
}

/** A product of the source. */
export interface SourceProduct {
  readonly id: string
  readonly title: string
  readonly handle: string
  readonly description: string | null
  readonly isPublished: boolean
  readonly isGiftCard: boolean
  readonly type: string | null
  readonly tags: readonly string[]
  /** the first one becomes the collection of the product */
  readonly collections: readonly SourceCollection[]
  /** addresses of the images, in their order */
  readonly images: readonly string[]
  /** titles of the options */
  readonly options: readonly string[]
  readonly variants: readonly SourceVariant[]
  readonly metadata: SourceMetadata
}

/** A customer of the source. */
export interface SourceCustomer {
  readonly id: string
  readonly email: string
  readonly first_name: string | null
  readonly last_name: string | null
  readonly phone: string | null
  /** whether the customer could sign in */
  readonly hasAccount: boolean
  readonly addresses: readonly SourceAddress[]
  readonly metadata: SourceMetadata
}

/** A record of any kind. */
export type SourceRecord =
  | { readonly kind: "orders"; readonly value: SourceOrder }
  | { readonly kind: "products"; readonly value: SourceProduct }
  | { readonly kind: "customers"; readonly value: SourceCustomer }

/** What a page has for one record: the record, or why it cannot be imported. */
export interface PageEntry {
  /** the ID in the source */
  readonly id: string
  /** what people call the record, such as its title or number */
  readonly name: string
  readonly record?: SourceRecord
  /** why the record cannot be imported */
  readonly reason?: string
}

/** A page of records. */
export interface Page {
  readonly entries: readonly PageEntry[]
  /** where the next page begins; null after the last one */
  readonly next: string | null
}

/** A store from which records are imported. */
export interface Source {
  /** the beginning of the tables, jobs and paths, such as `shopify` */
  readonly name: string
  /** where the imported units are; by default the only stock location of the store */
  readonly stockLocationId?: string | undefined
  /** the kinds of records that can be imported */
  readonly kinds: readonly RecordKind[]
  /**
   * Reads a page.
   * @param cursor `next` of the page before; null for the first page
   * @throws SourceError
   */
  read(kind: RecordKind, cursor: string | null, signal: AbortSignal): Promise<Page>
}

/** A record that cannot be imported, with the reason for the report. */
export class NotTaken extends Error {
  override readonly name = "NotTaken"
}

/**
 * Converts a record of the source.
 * @param convert throws NotTaken for a record that cannot be imported
 */
export function entryOf(id: string, name: string, convert: () => SourceRecord): PageEntry {
  try {
    return { id, name, record: convert() }
  } catch (error) {
    if (error instanceof NotTaken) return { id, name, reason: error.message }
    throw error
  }
}
