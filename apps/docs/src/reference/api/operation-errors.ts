import type { Operation } from "@stheno/core/internal/platform/http/operation.ts"
import type { SourcePlace } from "../code/model.ts"
import type { SourceTree } from "../code/source-tree.ts"
import { readErrors, type ApiErrorModel } from "../errors/error-model.ts"
import { ErrorReach } from "./reached-errors.ts"

/** An error of an operation, as its page shows it. */
export type OperationError = Pick<
  ApiErrorModel,
  "name" | "type" | "code" | "status" | "messages" | "when" | "fix"
>

/** The errors of an operation: its own, and the ones that similar operations share. */
export interface OperationErrorLists {
  readonly own: readonly OperationError[]
  readonly shared: readonly OperationError[]
}

/** An error that the code can throw is not in the registry. */
export class UnregisteredError extends Error {}

/**
 * Lists the errors of each operation.
 * @returns a function, because the sources are read once for all operations
 * @throws UnregisteredError when the code creates an error that is not registered
 * @since 0.1
 */
export function operationErrorReader(
  tree: SourceTree,
): (operation: Operation, place: SourcePlace) => OperationErrorLists {
  const known = new Map(readErrors(tree).apiErrors.map((error) => [error.name, error]))
  const reach = new ErrorReach(tree)
  const shown = (operation: Operation, name: string): OperationError => {
    const error = known.get(name)
    if (!error) throw new UnregisteredError(`${operation.id} refuses with ${name}, which is not registered`)
    const { type, code, messages, when, fix } = error
    return { name, type, code, messages, when, fix, status: statusFor(operation, error) }
  }
  return (operation, place) => {
    const reached = reach.of(operation, place)
    const own = reached.filter((name) => !/^(general|database)\./.test(name))
    return {
      own: own.map((name) => shown(operation, name)),
      shared: sharedBy(operation, reached).map((name) => shown(operation, name)),
    }
  }
}

/** Errors before the handler runs, and errors of the database after it. */
function sharedBy(operation: Operation, reached: readonly string[]): string[] {
  const properties = propertiesOf(operation.query)
  const takesMetadata = propertiesOf(operation.body).includes("metadata")
  return [
    "general.invalid_data",
    ...reached.filter((name) => takesMetadata && name === "general.metadata_key_not_valid"),
    ...(operation.select && properties.some((name) => name === "fields" || name === "expand")
      ? ["general.fields_not_valid"]
      : []),
    ...(properties.includes("order") ? ["general.order_not_valid"] : []),
    ...(properties.includes("starting_after") ? ["general.starting_after_not_found"] : []),
    ...(operation.method === "POST" && operation.underKey !== "never" ? ["idempotency.other_request"] : []),
    ...(operation.method === "GET" ? [] : ["general.conflict"]),
    ...(operation.unique ? ["database.duplicate"] : []),
    ...(operation.refusals?.includes(429) ? ["attempts.too_many"] : []),
  ]
}

function propertiesOf(shape: Operation["query" | "body"]): string[] {
  return Object.keys((shape as { shape?: Record<string, unknown> } | undefined)?.shape ?? {})
}

/** Completing a cart answers a want of stock as a conflict, in v1's words. */
function statusFor({ id }: Operation, { code, status }: ApiErrorModel): number {
  return id.startsWith("PostCartsCartComplete") && code === "insufficient_inventory" ? 409 : status
}
