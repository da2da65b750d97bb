import type { z } from "zod"
import type { Access, Context } from "../http/operation.ts"
import type { SelectionRules, Selection } from "../query/selection.ts"
import { define, type Definition } from "./definition.ts"
import type { Shop } from "./shop.ts"

type Output<T> = T extends z.ZodType ? z.output<T> : Record<string, never>
type Params<T> = T extends z.ZodType ? z.output<T> : Readonly<Record<string, string>>
type Answer<T> = T extends z.ZodType ? z.input<T> | Response : unknown

/** What an endpoint's handler knows of the request besides its input. */
export interface EndpointContext extends Shop, Omit<Context, keyof Shop> {
  /** the body as it came, e.g. to check the signature of a webhook */
  readonly bodyText: string
}

/** Validated input of an endpoint. */
export interface EndpointInput<P, Q, B> {
  /** parameters of the path: `[id]` is `params.id` */
  readonly params: P
  readonly query: Q
  readonly body: B
  /** `fields` and `expand` by the rules in `select` */
  readonly selection: Selection
}

/** Describes an endpoint. */
export interface EndpointOptions<
  P extends z.ZodType | undefined,
  Q extends z.ZodType | undefined,
  B extends z.ZodType | undefined,
  R extends z.ZodType | undefined,
> {
  /**
   * Who may call: `public` anyone, `store` anyone while a logged-in customer is known, `customer` a logged-in customer,
   * `admin` an admin user.
   */
  readonly access: Access
  /** what it does, one sentence in the imperative, for the OpenAPI document */
  readonly summary?: string
  /** group in the OpenAPI document; the first fixed word of the path unless said */
  readonly tag?: string
  /** shape of the path's parameters; any text unless said */
  readonly params?: P
  /** shape of the query string; its values arrive as text, so numbers are `z.coerce.number()` */
  readonly query?: Q
  /** shape of the JSON body */
  readonly body?: B
  /** shape of the answer: checked by the compiler and shown in the OpenAPI document */
  readonly response?: R
  /** status of success; 200 unless said, 204 when the handler returns nothing */
  readonly status?: number
  /** defaults and limits of `fields` and `expand`, which the query string may then have */
  readonly select?: SelectionRules
  /** the handler opens its own transactions, e.g. because it calls another server in between */
  readonly ownsTransactions?: boolean
  /**
   * Does the work. In a writing request everything it does with `db`, `services`, `call` and `emit` is one transaction:
   * it is kept when the handler returns and forgotten when it throws.
   * @returns the body of the answer, or a `Response`
   */
  readonly handler: (
    input: EndpointInput<Params<P>, Output<Q>, Output<B>>,
    context: EndpointContext,
  ) => Promise<Answer<R>> | Answer<R>
}

/** An endpoint with the types of its input forgotten. */
export interface Endpoint extends Definition<"endpoint"> {
  readonly access: Access
  readonly summary?: string
  readonly tag?: string
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  readonly response?: z.ZodType
  readonly status?: number
  readonly select?: SelectionRules
  readonly ownsTransactions?: boolean
  readonly handler: (
    input: EndpointInput<unknown, unknown, unknown>,
    context: EndpointContext,
  ) => Promise<unknown> | unknown
}

/**
 * Declares an endpoint of a project. `src/api/store/brands/[id]/route.ts` answers `/store/brands/{id}` with what it
 * exports under the names `GET`, `POST`, `PUT`, `PATCH` and `DELETE`. The route, the checks, the errors and the entry of
 * the OpenAPI document come from the declaration. A writing request runs in one transaction.
 * @param options.access who may call; there is no default
 * @param options.handler gets checked input and the shop
 * @throws invalid_data, answered with 400 in the form `{code, type, message}`, for input that does not fit the shapes
 * @since 0.1
 */
export function endpoint<
  P extends z.ZodType | undefined = undefined,
  Q extends z.ZodType | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
  R extends z.ZodType | undefined = undefined,
>(options: EndpointOptions<P, Q, B, R>): Endpoint {
  return define("endpoint", options as unknown as Omit<Endpoint, "$stheno">)
}
