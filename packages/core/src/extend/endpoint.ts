import type { z } from "zod"
import type { Access, CallLimit, Context } from "../platform/http/operation.ts"
import type { SelectionRules, Selection } from "../platform/query/selection.ts"
import { defineLoosely, type Definition } from "./definition.ts"
import type { Shop } from "./shop.ts"

type Output<T> = T extends z.ZodType ? z.output<T> : Record<string, never>
type Params<T> = T extends z.ZodType ? z.output<T> : Readonly<Record<string, string>>
type Answer<T> = T extends z.ZodType ? z.input<T> | Response : unknown

/** What the handler of an endpoint receives about the request, besides its input. */
export interface EndpointContext extends Shop, Omit<Context, keyof Shop> {
  /** the raw body, for example to verify the signature of a webhook */
  readonly bodyText: string
}

/** The validated input of an endpoint. */
export interface EndpointInput<P, Q, B> {
  /** the path parameters: `[id]` is `params.id` */
  readonly params: P
  /** the query parameters */
  readonly query: Q
  /** the body */
  readonly body: B
  /** the requested fields and relations, from `fields` and `expand` according to `select` */
  readonly selection: Selection
}

/** The options of `endpoint`. */
export interface EndpointOptions<
  P extends z.ZodType | undefined,
  Q extends z.ZodType | undefined,
  B extends z.ZodType | undefined,
  R extends z.ZodType | undefined,
> {
  /**
   * Who may call the endpoint: `public` allows everyone; `store` allows everyone and identifies a signed-in
   * customer; `customer` requires a signed-in customer; `admin` requires a signed-in user.
   */
  readonly access: Access
  /** one sentence on what the endpoint does, for the OpenAPI document */
  readonly summary?: string
  /** the tag in the OpenAPI document; by default the first literal segment of the path */
  readonly tag?: string
  /** the schema of the path parameters; by default every parameter is a string */
  readonly params?: P
  /** the schema of the query parameters; their values are strings, so use `z.coerce.number()` for numbers */
  readonly query?: Q
  /** the schema of the JSON body */
  readonly body?: B
  /** the schema of the response, which the compiler checks and the OpenAPI document shows */
  readonly response?: R
  /** the HTTP status of a successful response; 200 by default, or 204 if the handler returns nothing */
  readonly status?: number
  /** the defaults and limits of the query parameters `fields` and `expand`, which it enables */
  readonly select?: SelectionRules
  /**
   * how many calls of the endpoint one IP address may make per minute; the server rejects more with status 429. `times`
   * is a multiple of the setting `login_attempts_per_minute`. Endpoints with the same `key` share a counter
   */
  readonly limit?: CallLimit
  /** whether the handler opens its own transactions, for example because it calls another server in between */
  readonly ownsTransactions?: boolean
  /**
   * `never` ignores the idempotency key of a `POST` request, for a response that contains a secret: nothing of it is
   * stored, and a repeated request runs again. By default, the response is stored under the key
   */
  readonly underKey?: "never"
  /**
   * Handles the request. In a writing request, everything done with `db`, `services`, `call` and `emit` is one
   * transaction, which commits when the handler returns and rolls back when it throws.
   * @returns the body of the response, or a `Response`
   */
  readonly handler: (
    input: EndpointInput<Params<P>, Output<Q>, Output<B>>,
    context: EndpointContext,
  ) => Promise<Answer<R>> | Answer<R>
}

/** An endpoint without the types of its input. */
export interface Endpoint extends Definition<"endpoint"> {
  /** who may call the endpoint */
  readonly access: Access
  /** one sentence on what the endpoint does */
  readonly summary?: string
  /** the tag in the OpenAPI document */
  readonly tag?: string
  /** the schema of the path parameters */
  readonly params?: z.ZodType
  /** the schema of the query parameters */
  readonly query?: z.ZodType
  /** the schema of the JSON body */
  readonly body?: z.ZodType
  /** the schema of the response */
  readonly response?: z.ZodType
  /** the HTTP status of a successful response */
  readonly status?: number
  /** the defaults and limits of the query parameters `fields` and `expand` */
  readonly select?: SelectionRules
  /** how many calls one IP address may make per minute */
  readonly limit?: CallLimit
  /** whether the handler opens its own transactions */
  readonly ownsTransactions?: boolean
  /** `never` ignores the idempotency key of a `POST` request */
  readonly underKey?: "never"
  /** handles a request with validated input */
  readonly handler: (
    input: EndpointInput<unknown, unknown, unknown>,
    context: EndpointContext,
  ) => Promise<unknown> | unknown
}

/**
 * Declares an HTTP endpoint of a project. Export it as `GET`, `POST`, `PUT`, `PATCH` or `DELETE` from a file in
 * `src/api`: `src/api/store/brands/[id]/route.ts` handles `/store/brands/{id}`. The server derives the route, the
 * validation, the errors and the entry in the OpenAPI document from the declaration. A writing request runs in
 * one transaction.
 * @param options.access who may call the endpoint; required
 * @param options.handler a function that receives the validated input and the shop
 * @throws invalid_data, answered with 400 in the form `{code, type, message}`, for input that does not fit the
 *   shapes
 * @since 0.1
 */
export function endpoint<
  P extends z.ZodType | undefined = undefined,
  Q extends z.ZodType | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
  R extends z.ZodType | undefined = undefined,
>(options: EndpointOptions<P, Q, B, R>): Endpoint {
  return defineLoosely("endpoint", options)
}
