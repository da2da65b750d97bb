/** A method of the client: which operation it calls and by which names its types go. */
export interface MethodEntry {
  /** operation id within the area that the table is for */
  readonly operation: string
  /** name of the type of the answer; what several operations share, they answer in the same shape */
  readonly answer: string
  /** name of the type of the JSON body; a question mark says that it may be left out */
  readonly body?: string
  /** name of the type of the query, where v1's method takes one; every other query goes into the options */
  readonly query?: string
  /** files instead of a JSON body */
  readonly files?: true
  /** what happens to the access token of the client */
  readonly token?: "keep" | "forget"
}

/** The methods of one resource of the client. */
export interface ResourceEntry {
  readonly class: string
  /** what the resource is about, as a sentence */
  readonly about: string
  readonly methods: Readonly<Record<string, MethodEntry>>
}

/** Resources by the path under which the client has them, e.g. `carts.lineItems`. */
export type ResourceTable = Readonly<Record<string, ResourceEntry>>
