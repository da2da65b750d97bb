import type { z } from "zod"
import type { Executor } from "../query/fetch.ts"
import type { Selection, SelectionRules } from "../query/selection.ts"
import type { Engine } from "./engine.ts"
import type { CommerceError } from "../kernel/errors.ts"
import type { CheckedEventName, PayloadOf } from "../kernel/event-catalogue.ts"
import { areaOfPath } from "./area-of-path.ts"
import type { Hashed } from "./new-password.ts"
import type { ResponseShape } from "./response.ts"

/** Who may call: anyone; anyone, and a signed-in customer is known; a customer; an admin user. */
export type Access = "public" | "store" | "customer" | "admin"

/** What the handler of an operation receives besides its validated input. */
export interface Context {
  /** the transaction of a writing operation, the pool of a reading one */
  readonly db: Executor
  readonly engine: Engine
  /** the signed-in admin user */
  readonly userId: string | undefined
  /** the signed-in customer */
  readonly customerId: string | undefined
  /** ids of the sales channels that the publishable key in the request is limited to; undefined without limit */
  readonly salesChannelIds: readonly string[] | undefined
  readonly request: Request
  /** the caller's address, as far as it is known */
  readonly clientAddress: string | undefined
  /** writes an event into the outbox, in the same transaction; it leaves after commit */
  emit: <const N extends string>(name: CheckedEventName<N>, data: PayloadOf<N>) => Promise<void>
  /** headers to send with the answer */
  readonly responseHeaders: Headers
  /** the raw body; absent if no request calls the operation */
  readonly bodyText?: string
  /** the key that the caller sent with an operation in stages, for `isFirstAt` */
  readonly idempotencyKey?: string
  /**
   * Stores an error as the response for the caller's key before the operation acts on it: a repetition
   * gets it even if the process ends in the meantime. Absent without a key.
   * @param db a transaction that locks what decides whether the error is still true
   */
  readonly keepRefusal?: (db: Executor, error: CommerceError) => Promise<void>
  /** the id of what the operation creates; generated if absent, as in every request */
  readonly givenId?: string
  /** of an operation that sets a password, for `hashOf` */
  readonly hashed?: Hashed
}

/** Validated input of an operation. */
export interface Input<P, Q, B> {
  readonly params: P
  readonly query: Q
  readonly body: B
  /** `fields` and `expand`, read by the operation's rules */
  readonly selection: Selection
}

/** A service and its method. */
export type ServiceMethodName = `${string}Service.${string}`

/** Methods of operations; only endpoints of a project use PUT and PATCH. */
export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE"

type Output<T> = T extends z.ZodType ? z.output<T> : Record<string, never>

/** A limit on calls of an operation, counted by address before the operation runs. */
export interface CallLimit {
  /** what is counted; operations with the same key share a counter */
  readonly key: string
  /** the limit, as a multiple of the sign-in limit */
  readonly times: number
}

/** A property of the body whose value must be unique among some rows. */
export interface UniqueValue {
  readonly property: string
  /** what is wrong with a value that is taken: a clause that begins in lower case and has no period */
  readonly cause: string
}

/** A status that the OpenAPI document names only where an operation says so; `404 as text` has a text for a body. */
export type RareRefusal = 401 | 422 | 429 | 500 | "404 as text"

export interface OperationInput<
  Q extends z.ZodType | undefined,
  B extends z.ZodType | undefined,
  Path extends string = string,
> {
  /** operationId of the OpenAPI document, the v1 name */
  readonly id: string
  /** the method of a service that runs it, such as `cartService.addLineItem` */
  readonly service?: ServiceMethodName
  readonly method: Method
  /** `/store/carts/{id}` */
  readonly path: Path
  readonly tag: string
  /** what it does, one sentence in the imperative */
  readonly summary: string
  /** more than one sentence, where there is more to know */
  readonly about?: string
  readonly access: Access
  /** the API it belongs to, which decides who is identified and which sites may call; derived from the path by default */
  readonly area?: "store" | "admin"
  /** the schemas of path parameters, for the OpenAPI document; strings by default */
  readonly params?: z.ZodType
  readonly query?: Q
  /** query parameters with a different schema in requests with a publishable key */
  readonly queryWithKey?: z.ZodRawShape
  readonly body?: B
  /** defaults and limits of `fields` and `expand` */
  readonly select?: SelectionRules
  /** rejects a selection that the response cannot have, before the handler runs; throws */
  readonly assertSelection?: (db: Executor, selection: Selection) => void
  /** where v1 looks for the resources of the path before it validates the body: throws when one is missing */
  readonly assertFound?: (db: Executor, params: Readonly<Record<string, string>>) => Promise<unknown>
  readonly response: ResponseShape
  /** status of success, 200 by default */
  readonly status?: number
  /**
   * whether it answers 404 where something that the request names does not exist; by default, where its path has a
   * parameter. Tests compare it with the errors that the operation can reach
   */
  readonly answers404?: boolean
  /**
   * property of the body whose value no two rows may have, which the database checks; a second row is answered with
   * 422. Where "another resource has the same" property would be wrong, it says itself what is. A test sends each of
   * them a value that is taken
   */
  readonly unique?: string | UniqueValue
  /** status codes that few operations have: wrong credentials or tokens, too many attempts, a provider that failed */
  readonly refusals?: readonly RareRefusal[]
  /** how many calls of the operation one address may make per minute; more are answered with 429 */
  readonly limit?: CallLimit
  /** field of the multipart form that holds files, instead of a JSON body */
  readonly fileField?: string
  /** properties that v1's documents name and that v1 refuses, as we do */
  readonly refused?: { readonly query?: readonly string[]; readonly body?: readonly string[] }
  /** opens and closes its own transactions, e.g. because a provider is called between two of them */
  readonly ownsTransactions?: boolean
  /** its body has a `password`, whose hash is made before the transaction; the handler gets it from `hashOf` */
  readonly setsPassword?: boolean
  /** gives out an idempotency key where the caller sends none, as v1 does for some */
  readonly isIdempotent?: boolean
  /**
   * What a POST under a caller's idempotency key does, so that its repetition has no effect and the same answer.
   * `whole`: everything and the answer in one transaction; the default without `ownsTransactions`. `stages`: it can
   * be repeated by itself, and the answer is kept at the end; the default with `ownsTransactions`. `never`: the key is
   * passed over, because the answer holds a secret or a cookie, or a token that works once decides anyway.
   */
  readonly underKey?: "whole" | "stages" | "never"
  readonly handler: (
    input: Input<PathParams<Path>, Output<Q>, Output<B>>,
    context: Context,
  ) => Promise<unknown>
}

/** The parameters of a path: `/store/carts/{id}` has `id`. */
export type PathParams<Path extends string> = string extends Path
  ? Record<string, string>
  : { readonly [Name in ParamNames<Path>]: string }

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never

/** An operation without the types of its input, as the router and the OpenAPI document use it. */
export interface Operation {
  readonly id: string
  readonly service: ServiceMethodName | undefined
  readonly method: Method
  readonly path: string
  readonly tag: string
  readonly summary: string
  readonly about: string | undefined
  readonly access: Access
  readonly area: "store" | "admin"
  /** what an endpoint of a project says of its path's parameters */
  readonly params: z.ZodType | undefined
  readonly query: z.ZodType | undefined
  readonly queryWithKey: z.ZodRawShape | undefined
  readonly body: z.ZodType | undefined
  readonly select: SelectionRules | undefined
  readonly assertSelection: ((db: Executor, selection: Selection) => void) | undefined
  readonly assertFound:
    ((db: Executor, params: Readonly<Record<string, string>>) => Promise<unknown>) | undefined
  readonly response: ResponseShape
  readonly status: number
  readonly answers404: boolean
  readonly unique: string | UniqueValue | undefined
  readonly refusals: readonly RareRefusal[]
  readonly limit: CallLimit | undefined
  readonly fileField: string | undefined
  readonly refused: { readonly query?: readonly string[]; readonly body?: readonly string[] }
  readonly ownsTransactions: boolean
  readonly setsPassword: boolean
  readonly isIdempotent: boolean
  readonly underKey: "whole" | "stages" | "never"
  readonly handler: (
    input: Input<Record<string, string>, unknown, unknown>,
    context: Context,
  ) => Promise<unknown>
}

/**
 * Declares an operation of the HTTP API. The route, the validation, the OpenAPI entry and the reference page are
 * derived from it. The handler receives validated input and a transaction (or the connection pool, if the method
 * is GET) and returns the body of the response; it neither parses nor commits.
 * @since 0.1
 */
export function operation<
  Q extends z.ZodType | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
  const Path extends string = string,
>(input: OperationInput<Q, B, Path>): Operation {
  const area = input.area ?? areaOfPath(input.path)
  const isLimited = input.limit !== undefined || (area === "store" && isSearch(input.query))
  return Object.freeze({
    service: undefined,
    about: undefined,
    params: undefined,
    query: undefined,
    queryWithKey: undefined,
    body: undefined,
    select: undefined,
    assertSelection: undefined,
    assertFound: undefined,
    status: 200,
    answers404: input.path.includes("{"),
    unique: undefined,
    limit: undefined,
    fileField: undefined,
    refused: {},
    ownsTransactions: false,
    setsPassword: false,
    isIdempotent: false,
    underKey: input.ownsTransactions ? "stages" : "whole",
    ...input,
    refusals: [...(input.refusals ?? []), ...(isLimited ? ([429] as const) : [])],
    area,
    // Its input is checked against the schemas that its type comes from.
    handler: input.handler as Operation["handler"],
  })
}

/** Searches of the store API are limited by address. */
function isSearch(query: z.ZodType | undefined): boolean {
  // The `shape` of a schema is always an object.
  return query !== undefined && "shape" in query && Object.hasOwn(query.shape as object, "q")
}

/** Text instead of JSON, e.g. the `OK` of a log-out. */
export class TextReply {
  readonly text: string
  readonly status: number
  readonly contentType: string
  constructor(text: string, status = 200, contentType = "text/plain; charset=utf-8") {
    this.text = text
    this.status = status
    this.contentType = contentType
  }
}

/** JSON with a custom status, and optionally headers. */
export class JsonReply {
  readonly body: unknown
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  constructor(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) {
    this.status = status
    this.body = body
    this.headers = headers
  }
}

/** No body, e.g. 204. */
export class EmptyReply {
  readonly status: number
  constructor(status = 204) {
    this.status = status
  }
}

/** A finished answer, e.g. a file. */
export class RawReply {
  readonly response: Response
  constructor(response: Response) {
    this.response = response
  }
}

/** JSON that is text already: it is sent as it is. */
export class JsonText {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}
