import type { PaymentProvider } from "./payment-provider.ts"
import type { ProviderData } from "./provider-data.ts"

/** A shipping service that a fulfillment provider offers. */
export interface FulfillmentOption extends ProviderData {
  /** the ID of the service */
  readonly id: string
  /** whether the service is for returns */
  readonly is_return?: boolean
}

/** A fulfillment provider: offers ways to ship, calculates prices, and creates shipments. */
export interface FulfillmentProvider {
  /** the provider's ID */
  readonly id: string
  /**
   * Whether the provider ignores the cart. `validateData` then receives an empty one, which saves reading the
   * cart when one of its options with a fixed price is selected.
   */
  readonly ignoresCart?: boolean
  /** returns the services from which shipping options are created */
  options(): Promise<readonly FulfillmentOption[]>
  /**
   * returns whether the `data` of a shipping option is valid
   * @param data what `options` returned for the service, and what the merchant added
   */
  validateOption(data: ProviderData): Promise<boolean>
  /**
   * validates and completes the data that a cart sends with a shipping method
   * @param optionData the data of the shipping option
   * @param data what the storefront sent, unchecked
   * @param cart the cart with its items and addresses
   * @returns the data of the shipping method
   */
  validateData(optionData: ProviderData, data: ProviderData, cart: ProviderData): Promise<ProviderData>
  /**
   * returns whether the provider can calculate the price of a shipping option
   * @param data the data of the shipping option
   */
  canCalculate(data: ProviderData): Promise<boolean>
  /**
   * calculates the price of a shipping option for a cart
   * @param optionData the data of the shipping option
   * @param data the data of the shipping method
   * @param cart the cart with its items and addresses
   * @returns the price, an integer in the currency's smallest unit
   */
  calculatePrice(optionData: ProviderData, data: ProviderData, cart: ProviderData): Promise<number>
  /**
   * Creates a shipment for a fulfillment. A request that is repeated after a crash calls the method again with
   * the same `id` in `fulfillment`.
   * @param data the data of the shipping method
   * @param items the line items with the `quantity` to ship
   * @param order the order, swap or claim, with its shipping address
   * @param fulfillment the `id` of the fulfillment, and what is stored with it, such as `metadata`
   * @returns the data to store with the fulfillment, as plain JSON
   */
  createFulfillment(
    data: ProviderData,
    items: readonly ProviderData[],
    order: ProviderData,
    fulfillment: ProviderData,
  ): Promise<ProviderData>
  /**
   * cancels a shipment and returns the new data
   * @param data what `createFulfillment` returned
   */
  cancelFulfillment(data: ProviderData): Promise<ProviderData>
  /**
   * creates a return shipment and returns its data
   * @param returnOrder the return with its items and shipping method
   */
  createReturn(returnOrder: ProviderData): Promise<ProviderData>
}

/** A line item or a shipping method, with its tax rates, for which a tax provider returns tax lines. */
export interface TaxableLine {
  /** the ID of the line item or shipping method */
  readonly id: string
  /** whether it is a line item or a shipping method */
  readonly kind: "item" | "shipping_method"
  /** the tax rates that apply to it */
  readonly rates: readonly {
    /** in percent; null when it is not set */
    readonly rate: number | null
    /** the name of the rate */
    readonly name: string
    /** the code of the rate; null when there is none */
    readonly code: string | null
  }[]
}

/** A tax line that a tax provider returns for a line item or a shipping method. */
export interface ProvidedTaxLine {
  /** the ID of the line item or shipping method */
  readonly id: string
  /** whether it is for a line item or a shipping method */
  readonly kind: "item" | "shipping_method"
  /** in percent */
  readonly rate: number
  /** the name of the rate */
  readonly name: string
  /** the code of the rate; null when there is none */
  readonly code: string | null
  /** key-value pairs to store with the tax line */
  readonly metadata?: ProviderData | null
}

/** A tax provider: decides the tax lines of line items and shipping methods. */
export interface TaxProvider {
  /** the provider's ID */
  readonly id: string
  /**
   * returns the tax lines of line items and shipping methods
   * @param lines what is taxed
   * @param context the `region`; with a cart also `cart_id`, `shipping_address` and `customer`
   */
  taxLines(lines: readonly TaxableLine[], context: ProviderData): Promise<readonly ProvidedTaxLine[]>
}

/** A file to store. */
export interface NewFile {
  /** the original file name, which can contain any characters */
  readonly name: string
  /** the media type, such as `text/csv` */
  readonly type: string
  /** whether the file is private: it can be downloaded only with a link that the provider creates */
  readonly isProtected: boolean
}

/** The location of a stored file. */
export interface FileAddress {
  /** the URL of the file */
  readonly url: string
  /** the key with which the provider identifies the file */
  readonly key: string
}

/** A public file, as a provider lists it. */
export interface ListedFile extends FileAddress {
  /** the file name, without what makes the key unique */
  readonly name: string
  /** in bytes */
  readonly size: number
  /** when the file was stored */
  readonly createdAt: Date
}

/** Which files to list. */
export interface FileQuery {
  /** a part of the name, in any case */
  readonly q?: string | undefined
  /** how many files to skip */
  readonly offset: number
  /** how many files to return at most */
  readonly limit: number
}

/** A file provider: stores uploaded files. */
export interface FileProvider {
  /**
   * stores a file and returns its location
   * @param file the name, the media type and the content
   */
  upload(file: NewFile & { readonly bytes: Uint8Array }): Promise<FileAddress>
  /**
   * stores a file from a stream: the file exists once the stream is closed, and not if it is aborted
   * @param file the name and the media type
   */
  uploadStream(file: NewFile): Promise<FileAddress & { readonly stream: WritableStream<Uint8Array> }>
  /**
   * deletes a file; a missing file is ignored
   * @param key what `upload` returned
   */
  remove(key: string): Promise<void>
  /**
   * returns a URL from which the file can be downloaded
   * @param key what `upload` returned
   */
  downloadUrl(key: string): Promise<string>
  /**
   * returns the file as a stream; undefined if it does not exist
   * @param key what `upload` returned
   */
  downloadStream(key: string): Promise<ReadableStream<Uint8Array> | undefined>
  /** optional: lists the public files, newest first, and counts those that match; the dashboard shows them */
  list?(query: FileQuery): Promise<{ readonly files: readonly ListedFile[]; readonly count: number }>
}

/** The event that a notification provider receives. */
export interface NotificationEvent {
  /** the ID of the event, which is the same in every delivery */
  readonly id: string
  /** the name of the event */
  readonly name: string
  /** the payload of the event */
  readonly data: ProviderData
}

/** A message that a notification provider sent. */
export interface SentNotification {
  /** the recipient, such as an email address */
  readonly to: string
  /** the data needed to resend the message */
  readonly data: ProviderData
  /** the ID of the customer who received the message, if there is one and the event does not name it */
  readonly customerId?: string | undefined
}

/**
 * A notification provider: sends messages, such as emails, when events occur. Its methods are called outside of
 * database transactions.
 */
export interface NotificationProvider {
  /** the provider's ID */
  readonly id: string
  /** the names of the events it handles */
  readonly events: readonly string[]
  /**
   * sends the message for an event
   * @returns the message; undefined when none was sent for the event
   */
  send(event: NotificationEvent): Promise<SentNotification | undefined>
  /**
   * resends a message, to the same recipient or to another one
   * @param notification the row of the message, with the `data` that `send` returned
   * @param to another recipient; undefined for the same one
   * @returns undefined when the message cannot be resent, for example because it contained a secret that is not
   *   stored
   */
  resend(notification: ProviderData, to: string | undefined): Promise<SentNotification | undefined>
}

/** Connects the shop with a third-party application through OAuth. */
export interface AppAuthorizer {
  /** the application's name */
  readonly id: string
  /**
   * exchanges the application's authorization code for credentials
   * @param code the code that the application sent
   */
  authorize(code: string): Promise<ProviderData>
}

/** A search for products. */
export interface SearchQuery {
  /** the search text; may be empty */
  readonly text: string
  /** the number of hits to skip, as the caller sent it */
  readonly offset: number | undefined
  /** the maximum number of hits, as the caller sent it */
  readonly limit: number | undefined
  /** provider-specific parameters from the storefront; they are not validated */
  readonly filter: unknown
  /**
   * the IDs of the sales channels to search; undefined if all products can be found. The server removes hits of other
   * channels in any case, so a provider that ignores it returns incomplete pages
   */
  readonly salesChannelIds?: readonly string[] | undefined
}

/** A product in a search index. */
export interface SearchHit extends ProviderData {
  /** the ID of the product */
  readonly id: string
}

/** The result of a search: the hits, best first, and provider-specific data, such as the number of hits. */
export interface SearchResult extends ProviderData {
  /** the products found, best first */
  readonly hits: readonly SearchHit[]
}

/**
 * A search provider: indexes products and searches for them. Its methods are called outside of database
 * transactions.
 */
export interface SearchProvider {
  /** the provider's ID */
  readonly id: string
  /**
   * indexes published products with their variants, options, prices, tags, type, collection and sales channels;
   * replaces products with the same ID
   * @param documents the products
   */
  index(documents: readonly SearchHit[]): Promise<void>
  /**
   * removes products from the index; unknown IDs are ignored
   * @param ids the IDs of the products
   */
  delete(ids: readonly string[]): Promise<void>
  /** searches for products */
  search(query: SearchQuery): Promise<SearchResult>
  /**
   * Returns whether the index needs all products, for example because its settings changed; called at every
   * start. Without the method, all products are indexed if an empty search finds nothing.
   */
  needsAll?(): Promise<boolean>
  /**
   * Replaces the whole index with the products of the batches, for example by filling a second index and swapping
   * it with the first, so that searches find products meanwhile. Without the method, all products are passed to
   * `index` and the index keeps what it has.
   * @param batches all published products, in batches
   */
  replaceAll?(batches: AsyncIterable<readonly SearchHit[]>): Promise<void>
}

/** The providers of an engine: the interfaces to external services. Programs read them as `engine.providers`. */
export interface Providers {
  /** payment providers by ID */
  readonly payment: ReadonlyMap<string, PaymentProvider>
  /** fulfillment providers by ID */
  readonly fulfillment: ReadonlyMap<string, FulfillmentProvider>
  /** tax providers by ID */
  readonly tax: ReadonlyMap<string, TaxProvider>
  /** the file provider */
  readonly files: FileProvider
  /** notification providers by ID */
  readonly notification: ReadonlyMap<string, NotificationProvider>
  /** connectors of third-party applications by name */
  readonly apps: ReadonlyMap<string, AppAuthorizer>
  /** the search provider; undefined means that only the `q` filter of product lists searches, in PostgreSQL */
  readonly search: SearchProvider | undefined
}
