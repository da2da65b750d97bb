import type { Operation } from "../../../../../packages/core/src/http/operation.ts"
import type { SourcePlace } from "../code/model.ts"
import type { SourceTree } from "../code/source-tree.ts"
import { readErrors, type RefusalModel } from "../errors/error-model.ts"
import { RefusalReach } from "./reached-refusals.ts"

/** A refusal of an operation as its page shows it. */
export type OperationRefusal = Pick<
  RefusalModel,
  "name" | "type" | "code" | "status" | "message" | "when" | "fix"
>

/** What an operation refuses: of its own, and like any other of its kind. */
export interface OperationRefusals {
  readonly own: readonly OperationRefusal[]
  readonly shared: readonly OperationRefusal[]
}

/** A reached refusal is not in the registry. */
export class UnknownRefusalError extends Error {}

/**
 * Says what each operation refuses.
 * @returns a function, because the sources are read once for all operations
 * @throws UnknownRefusalError when the code makes a refusal that is not registered
 * @since 0.2
 */
export function refusalReader(
  tree: SourceTree,
): (operation: Operation, place: SourcePlace) => OperationRefusals {
  const known = new Map(readErrors(tree).refusals.map((refusal) => [refusal.name, refusal]))
  const reach = new RefusalReach(tree)
  const shown = (operation: Operation, name: string): OperationRefusal => {
    const refusal = known.get(name)
    if (!refusal)
      throw new UnknownRefusalError(`${operation.id} refuses with ${name}, which is not registered`)
    const { type, code, message, when, fix } = refusal
    return { name, type, code, message, when, fix, status: statusFor(operation, refusal) }
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

/** What is refused before the handler, and what the database refuses after it. */
function sharedBy(operation: Operation, reached: readonly string[]): string[] {
  const properties = propertiesOf(operation.query)
  const takesMetadata = propertiesOf(operation.body).includes("metadata")
  return [
    "general.invalid_data",
    ...reached.filter((name) => takesMetadata && name === "general.metadata_key_not_valid"),
    ...(operation.select ? ["general.fields_not_valid"] : []),
    ...(properties.includes("order") ? ["general.order_not_valid"] : []),
    ...(operation.method === "POST" && operation.underKey !== "never" ? ["idempotency.other_request"] : []),
    "general.conflict",
    ...(operation.refusals?.includes(429) ? ["attempts.too_many"] : []),
  ]
}

function propertiesOf(shape: Operation["query" | "body"]): string[] {
  return Object.keys((shape as { shape?: Record<string, unknown> } | undefined)?.shape ?? {})
}

/** Completing a cart answers a want of stock as a conflict, in v1's words. */
function statusFor({ id }: Operation, { code, status }: RefusalModel): number {
  return id.startsWith("PostCartsCartComplete") && code === "insufficient_inventory" ? 409 : status
}
