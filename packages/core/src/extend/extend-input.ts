import type { z } from "zod"
import { define, type Definition } from "./definition.ts"
import type { EndpointContext } from "./endpoint.ts"

/** One call of an operation with further fields. */
export interface ExtendedCall<E> {
  /** the further fields, validated */
  readonly extra: E
  readonly params: Readonly<Record<string, string>>
  readonly body: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  /** what the operation answers; it may be changed */
  readonly result: Record<string, unknown>
}

/** Further fields of an operation's input. */
export interface InputExtension extends Definition<"input-extension"> {
  readonly operation: string
  readonly fields: z.ZodRawShape
  readonly apply?: (
    call: ExtendedCall<Record<string, unknown>>,
    context: EndpointContext,
  ) => Promise<void> | void
}

/**
 * Lets an operation of ours take further fields; export it from `src/api/inputs.ts`. They are validated together with
 * the operation's own, in the body, or in the query string of a reading operation. Fields that are columns which
 * `extendModel` added to the operation's entity are stored there, unless `apply` says otherwise, in the operation's
 * transaction.
 * @param operation v1's name of the input, e.g. `AdminPostProductsReq`, or the operation's id with its side, e.g.
 *   `admin.PostProducts`
 * @param options.fields shapes by name; make them optional, or clients that do not know them are refused
 * @param options.apply what to do with them, after the operation and in its transaction; when it throws, nothing is kept
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
  return define("input-extension", { operation, ...options } as unknown as Omit<InputExtension, "$stheno">)
}
