/** A JSON object that belongs to a provider. */
export type ProviderData = Readonly<Record<string, unknown>>

/** How far a payment is: what `authorize` and `status` of a payment provider answer. */
export type PaymentSessionStatus = "authorized" | "pending" | "requires_more" | "error" | "canceled"

/** What a payment provider is told about the cart or collection. Amounts are in the smallest unit. */
export interface PaymentContext {
  readonly amount: number
  readonly currencyCode: string
  readonly resourceId: string
  readonly customerId?: string | undefined
  readonly email?: string | undefined
  readonly context?: ProviderData | undefined
}

/**
 * Names one thing that is asked of a payment provider. Whoever repeats it, e.g. after a crash, repeats the id: with
 * the idempotency keys that payment services have, it happens once.
 */
export interface ProviderCall {
  readonly id: string
}

/**
 * Takes money. Every method is called outside of database transactions where it reaches over a network, and may
 * be called again with the same data after a crash: it must not charge twice.
 */
export interface PaymentProvider {
  readonly id: string
  initiate(context: PaymentContext): Promise<{ data: ProviderData; customerMetadata?: ProviderData }>
  update(data: ProviderData, context: PaymentContext): Promise<ProviderData>
  /** takes what a storefront hands over for a session; without it, sessions stay as they are */
  amend?(data: ProviderData, change: ProviderData): Promise<ProviderData>
  authorize(
    data: ProviderData,
    context: ProviderData,
  ): Promise<{ status: PaymentSessionStatus; data: ProviderData }>
  status(data: ProviderData): Promise<PaymentSessionStatus>
  remove(data: ProviderData): Promise<ProviderData>
  capture(data: ProviderData, call?: ProviderCall): Promise<ProviderData>
  refund(data: ProviderData, amount: number, call?: ProviderCall): Promise<ProviderData>
  cancel(data: ProviderData, call?: ProviderCall): Promise<ProviderData>
  /** ways of paying that the provider keeps for a customer, e.g. cards; none where it is left out */
  savedMethods?(customer: ProviderData): Promise<readonly ProviderData[]>
}

/** One way of sending that a fulfillment provider offers. */
export interface FulfillmentOption extends ProviderData {
  readonly id: string
  readonly is_return?: boolean
}

/** Sends parcels. */
export interface FulfillmentProvider {
  readonly id: string
  /**
   * It looks at no cart: `validateData` is given an empty one, and choosing one of its options at a fixed price costs
   * the reading of a cart less.
   */
  readonly ignoresCart?: boolean
  options(): Promise<readonly FulfillmentOption[]>
  validateOption(data: ProviderData): Promise<boolean>
  /** checks and completes what a cart sends along with a shipping method */
  validateData(optionData: ProviderData, data: ProviderData, cart: ProviderData): Promise<ProviderData>
  canCalculate(data: ProviderData): Promise<boolean>
  /** @returns price in the smallest unit */
  calculatePrice(optionData: ProviderData, data: ProviderData, cart: ProviderData): Promise<number>
  /**
   * Takes a parcel. A request that is repeated after a crash asks again with the same `id` in `fulfillment`.
   * @returns what to keep, plain JSON
   */
  createFulfillment(
    data: ProviderData,
    items: readonly ProviderData[],
    order: ProviderData,
    fulfillment: ProviderData,
  ): Promise<ProviderData>
  cancelFulfillment(data: ProviderData): Promise<ProviderData>
  createReturn(returnOrder: ProviderData): Promise<ProviderData>
}

/** Rates of one line or shipping method that a tax provider decides on. */
export interface TaxableLine {
  readonly id: string
  readonly kind: "item" | "shipping_method"
  readonly rates: readonly {
    readonly rate: number | null
    readonly name: string
    readonly code: string | null
  }[]
}

/** One rate that a tax provider puts on a line or a shipping method. */
export interface ProvidedTaxLine {
  /** id of the line or shipping method */
  readonly id: string
  readonly kind: "item" | "shipping_method"
  /** percent */
  readonly rate: number
  readonly name: string
  readonly code: string | null
  readonly metadata?: ProviderData | null
}

/** Decides on tax lines. */
export interface TaxProvider {
  readonly id: string
  taxLines(lines: readonly TaxableLine[], context: ProviderData): Promise<readonly ProvidedTaxLine[]>
}

/** A file to keep. */
export interface NewFile {
  /** as its owner calls it; it may hold anything */
  readonly name: string
  /** media type, e.g. `text/csv` */
  readonly type: string
  /** whether only those who were given a link may have it */
  readonly isProtected: boolean
}

/** Where a file is. */
export interface FileAddress {
  readonly url: string
  readonly key: string
}

/** Keeps uploaded files. */
export interface FileProvider {
  upload(file: NewFile & { readonly bytes: Uint8Array }): Promise<FileAddress>
  /** takes a file piece by piece: it is there once the stream is closed, and never when it is aborted */
  uploadStream(file: NewFile): Promise<FileAddress & { readonly stream: WritableStream<Uint8Array> }>
  /** a missing file is fine */
  remove(key: string): Promise<void>
  /** an address from which the file can be fetched */
  downloadUrl(key: string): Promise<string>
  /** the file piece by piece; undefined when there is none */
  downloadStream(key: string): Promise<ReadableStream<Uint8Array> | undefined>
}

/** What a notification provider is told to tell. */
export interface NotificationEvent {
  /** the same when the event is delivered again */
  readonly id: string
  readonly name: string
  readonly data: ProviderData
}

/** A message that went out. */
export interface SentNotification {
  /** where it went, e.g. an e-mail address */
  readonly to: string
  /** what is needed to send it again */
  readonly data: ProviderData
  /** the customer who was told, where there is one and the event does not say who */
  readonly customerId?: string | undefined
}

/** Sends messages, e.g. e-mails, when something happened. Called outside of database transactions. */
export interface NotificationProvider {
  readonly id: string
  /** names of the events it wants to hear of */
  readonly events: readonly string[]
  /** @returns undefined when the event is nobody's business */
  send(event: NotificationEvent): Promise<SentNotification | undefined>
  /**
   * sends a message again, to the same place or to another one
   * @returns undefined when it cannot be sent again, e.g. because it held a secret that nobody keeps
   */
  resend(notification: ProviderData, to: string | undefined): Promise<SentNotification | undefined>
}

/** Connects the shop with another application by OAuth. */
export interface AppAuthorizer {
  /** the application's name */
  readonly id: string
  /** trades the code that the application gave out for what connects with it */
  authorize(code: string): Promise<ProviderData>
}

/** What a search engine is asked. */
export interface SearchQuery {
  /** what somebody typed; may be empty */
  readonly text: string
  /** hits to leave out at the beginning, as the caller sent it */
  readonly offset: number | undefined
  /** hits to answer, as the caller sent it */
  readonly limit: number | undefined
  /** whatever the storefront and the search engine have agreed on; it comes from outside, so nothing about it is sure */
  readonly filter: unknown
}

/** A product that a search engine holds or found. */
export interface SearchHit extends ProviderData {
  /** the product's id */
  readonly id: string
}

/** What a search engine found, best first, and what else it says, e.g. how many there are. */
export interface SearchResult extends ProviderData {
  readonly hits: readonly SearchHit[]
}

/** Finds products. Called outside of database transactions. */
export interface SearchProvider {
  readonly id: string
  /** takes published products with their variants, options, prices, tags, type and collection; replaces older ones */
  index(documents: readonly SearchHit[]): Promise<void>
  /** forgets products; one that it does not know is fine */
  delete(ids: readonly string[]): Promise<void>
  search(query: SearchQuery): Promise<SearchResult>
  /**
   * Asked at every start: whether it needs all products, e.g. because its settings have changed. Without it, it gets
   * them when a search for nothing finds nothing.
   */
  needsAll?(): Promise<boolean>
}

/** Everything outside that the engine talks to. */
export interface Providers {
  readonly payment: ReadonlyMap<string, PaymentProvider>
  readonly fulfillment: ReadonlyMap<string, FulfillmentProvider>
  readonly tax: ReadonlyMap<string, TaxProvider>
  readonly files: FileProvider
  readonly notification: ReadonlyMap<string, NotificationProvider>
  readonly apps: ReadonlyMap<string, AppAuthorizer>
  /** undefined: products are searched in PostgreSQL, by the `q` of their lists */
  readonly search: SearchProvider | undefined
}
