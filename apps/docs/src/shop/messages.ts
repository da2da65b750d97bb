import type { RowChange } from "./change-log.ts"

/** Whom a request comes from. */
export type Caller = "admin" | "customer" | "nobody"

/** A request as a reader sends it. */
export interface ShopRequest {
  readonly method: string
  /** with its query */
  readonly path: string
  readonly caller: Caller
  /** JSON as it was typed; empty for none */
  readonly body: string
  /** a file of a multipart form instead */
  readonly file?: { readonly field: string; readonly name: string; readonly text: string } | undefined
}

/** What came back. */
export interface ShopAnswer {
  readonly status: number
  readonly milliseconds: number
  readonly type: string
  readonly body: string
}

/** An event that left the shop. */
export interface ShopEvent {
  readonly name: string
  readonly data: unknown
}

/** An answer with everything that happened for it. */
export interface Outcome {
  readonly answer: ShopAnswer
  readonly rows: readonly RowChange[]
  readonly events: readonly ShopEvent[]
  /** rows that subscribers and jobs changed after the answer */
  readonly later: readonly RowChange[]
}

/** The values that a request is filled with. */
export interface Filling {
  /** values of the path, by its names */
  readonly params: Readonly<Record<string, string>>
  readonly query: string
  readonly body: string
  readonly file?: ShopRequest["file"]
}

/** What a page knows of an operation that can be tried. */
export interface Trial {
  /** `admin.GetProducts` */
  readonly key: string
  readonly method: string
  readonly path: string
  readonly caller: Caller
  /** names of what stands in the path */
  readonly params: readonly string[]
  readonly hasQuery: boolean
  readonly hasBody: boolean
  /** where a file goes, instead of a body */
  readonly file?: { readonly field: string; readonly name: string }
}

/** Addresses of what a page's shop is made of. */
export interface ShopFiles {
  /** of the data: another one begins anew */
  readonly version: string
  readonly worker: string
  readonly data: string
  readonly program: string
  readonly system: string
  readonly requests: string
  readonly samples: string
}

/** What a page asks its worker. */
export type Asked = { readonly id: number } & (
  | { readonly what: "open"; readonly files: ShopFiles }
  | { readonly what: "fill"; readonly key: string }
  | { readonly what: "run"; readonly request: ShopRequest }
  | { readonly what: "reset" }
)

/** What the worker says. */
export type Reply =
  { readonly id: number; readonly result: unknown } | { readonly id: number; readonly error: string }

/** A request that a sample sent. */
export interface SampleRequest {
  readonly method: string
  readonly path: string
  readonly status: number
}

/** What a step of a sample did. */
export interface SampleOutcome {
  readonly printed: string
  readonly requests: readonly SampleRequest[]
  readonly rows: readonly RowChange[]
  readonly events: readonly ShopEvent[]
}

/** Addresses of what samples run with. */
export interface SampleFiles {
  readonly worker: string
  /** an empty shop */
  readonly data: string
  readonly program: string
  readonly system: string
  /** by the sample's file: its module, and the one that must have run before it */
  readonly samples: Readonly<Record<string, { readonly url: string; readonly before?: string }>>
}
