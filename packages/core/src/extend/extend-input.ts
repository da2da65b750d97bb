import type { z } from "zod"
import { defineLoosely, type Definition } from "./definition.ts"
import type { EndpointContext } from "./endpoint.ts"

/** One call of an operation with additional fields. */
export interface ExtendedCall<E> {
  /** the validated additional fields */
  readonly extra: E
  /** the path parameters */
  readonly params: Readonly<Record<string, string>>
  /** the body of the request */
  readonly body: Readonly<Record<string, unknown>>
  /** the query parameters of the request */
  readonly query: Readonly<Record<string, unknown>>
  /** the body of the operation's response, which can be modified */
  readonly result: Record<string, unknown>
}

/** Additional fields of an operation's input. */
export interface InputExtension extends Definition<"input-extension"> {
  /** v1's name of the input, such as `AdminPostProductsReq`, or the operation's ID, such as `admin.PostProducts` */
  readonly operation: string
  /** the additional fields of the body or the query, as zod schemas */
  readonly fields: z.ZodRawShape
  /** processes the fields after the operation and in its transaction */
  readonly apply?: (
    call: ExtendedCall<Record<string, unknown>>,
    context: EndpointContext,
  ) => Promise<void> | void
}

/**
 * Adds fields to the input of a built-in operation. Export it from `src/api/inputs.ts`. The fields are validated
 * together with the operation's own: in the body, or in the query parameters of a reading operation. A field that
 * is a column added with `extendModel` to the operation's entity is stored there in the operation's transaction,
 * unless `apply` is given.
 * @param operation v1's name of the input, such as `AdminPostProductsReq`, or the operation's ID with its API,
 *   such as `admin.PostProducts`
 * @param options.fields the schemas by field name; make them optional, or requests without them are rejected
 * @param options.apply a function that processes the fields after the operation and in its transaction; if it
 *   throws, the transaction rolls back
 * @since 0.1
 */
export function extendInput<const F extends z.ZodRawShape>(
  operation: string,
  options: {
    readonly fields: F
    readonly apply?: (
      call: ExtendedCall<z.output<z.ZodObject<F>>>,
      context: EndpointContext,
    ) => Promise<void> | void
  },
): InputExtension {
  return defineLoosely("input-extension", { operation, ...options })
}
