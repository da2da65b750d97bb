import type { FieldShape } from "../islands/try-it/field-shape.ts"
import type { RowChange } from "./change-log.ts"

/** Whom a request comes from. */
export type Caller = "admin" | "customer" | "nobody"

/** A request as a reader sends it. */
export interface ShopRequest {
  readonly method: string
  /** with its query */
  readonly path: string
  readonly caller: Caller
  /** headers in addition to authentication and content type */
  readonly headers?: Readonly<Record<string, string>>
  /** JSON as it was typed; empty for none */
  readonly body: string
  /** a file of a multipart form instead */
  readonly file?: { readonly field: string; readonly name: string; readonly text: string } | undefined
}

/** The response. */
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
  /** names of the path parameters */
  readonly params: readonly string[]
  readonly query: readonly FieldShape[]
  /** fields of a JSON body; undefined if the operation takes none */
  readonly body?: readonly FieldShape[] | undefined
  /** where a file goes, instead of a body */
  readonly file?: { readonly field: string; readonly name: string }
}

/** Addresses of what a page's shop is made of. */
export interface ShopFiles {
  /** version of the data: another one starts over */
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

/** A command of a shell sample that was sent, and what it led to. */
export interface CommandOutcome {
  readonly command: string
  /** what it read: `CART_ID` */
  readonly variables: Readonly<Record<string, string>>
  readonly method: string
  readonly path: string
  readonly outcome: Outcome
}

/** A component that a React sample shows now. */
export interface ShownComponent {
  /** which of the sample's components */
  readonly place: number
  readonly props: Readonly<Record<string, string | File>>
}

/** A request as a page hands it to a worker. */
export interface SentRequest {
  readonly url: string
  readonly method: string
  readonly headers: readonly (readonly [string, string])[]
  readonly body: ArrayBuffer | undefined
}

/** An answer as a worker hands it to a page. */
export interface SentResponse {
  readonly status: number
  readonly headers: readonly (readonly [string, string])[]
  readonly body: ArrayBuffer | undefined
}

/** What a page tells the worker of a sample in another language. */
export type LanguageAsked =
  | {
      readonly what: "curl"
      readonly files: SampleFiles
      readonly file: string
      readonly region: string
      /** the commands as the page shows them */
      readonly script: string
    }
  | {
      readonly what: "react"
      readonly files: SampleFiles
      readonly file: string
      readonly region: string
    }
  | { readonly what: "request"; readonly id: number; readonly request: SentRequest }

/** What the worker of a sample in another language tells its page. */
export type LanguageTold =
  | { readonly what: "command"; readonly command: CommandOutcome }
  | { readonly what: "component"; readonly component: ShownComponent }
  | {
      readonly what: "answer"
      readonly id: number
      readonly response: SentResponse
      readonly outcome: Outcome
    }
  /** the step is done; components can be used on */
  | { readonly what: "over" }
  /** the request was not answered, or the sample broke off */
  | { readonly what: "error"; readonly id?: number; readonly error: string }

/** Addresses of what samples run with. */
export interface SampleFiles {
  readonly worker: string
  /** the worker of samples in other languages */
  readonly languages: string
  /** what shows components */
  readonly stage: string
  /** the components of React samples, as JSON */
  readonly components: string
  /** an empty shop */
  readonly data: string
  readonly program: string
  readonly system: string
  /** by the sample's file */
  readonly samples: Readonly<Record<string, SampleModule>>
}

/** Where a sample is loaded from. */
export interface SampleModule {
  readonly url: string
  /** the module that must have run before it */
  readonly before?: string
  /** steps that print nothing, where there are some */
  readonly silent?: readonly string[]
}

/** The components of React samples, by the sample's file: `carts/use-cart/create.tsx`. */
export type ComponentFiles = Readonly<Record<string, ComponentFile>>

/** The components of one step. */
export interface ComponentFile {
  readonly url: string
  /** as whom the step is done */
  readonly caller: Caller
  readonly components: readonly ComponentFacts[]
}

/** A component and the properties that it takes. */
export interface ComponentFacts {
  readonly name: string
  /** sends nothing until its button is pressed */
  readonly hasButton: boolean
  readonly props: readonly { readonly name: string; readonly isFile: boolean }[]
}
