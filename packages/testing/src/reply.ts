import type { ResponseTo } from "@stheno/core/internal/extend/response-to.ts"
import type { Seen } from "./seen.ts"

/** The body of a response with an error. */
export interface ErrorBody {
  readonly code: string
  readonly type: string
  readonly message: string
  /** what is wrong, where an operation lists it */
  readonly errors: readonly string[]
}

/** The body of a successful response to a request, as a test reads it. */
export type BodyTo<Method extends string, Path extends string> = Seen<ResponseTo<Method, Path>>

/** Sends a request that must succeed, and returns the body of the response. */
export type SendOk = <Method extends string, Path extends string>(
  method: Method,
  path: Path,
  body?: unknown,
) => Promise<BodyTo<Method, Path>>

/** A response with its body parsed; where it is an error, the body has the fields of one. */
export interface Reply<Body = unknown> {
  readonly status: number
  readonly body: Body & ErrorBody
}

/** The reply to a request, typed by the operation at its path. */
export type ReplyTo<Method extends string, Path extends string> = Reply<BodyTo<Method, Path>>

/** The body of a response that only the test knows, such as the body of an endpoint in its project. */
export function ownBody<Body>({ body }: { readonly body: unknown }): Body {
  return body as Body
}
