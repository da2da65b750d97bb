import type { Operation } from "@stheno/core/host"
import type { Entry } from "./seed-file.ts"

/**
 * The part of an entry that an operation accepts. v1's seeder ignores properties that it does not know, such as `rank`
 * of a category and `values` of a product option, so files written for it may hold some.
 * @returns a copy; everything else that is wrong with the entry is left for the operation to reject
 */
export function knownPart({ body }: Pick<Operation, "body">, entry: Entry): Entry {
  const copy = structuredClone(entry) as Record<string, unknown>
  const checked = body?.safeParse(copy)
  for (const issue of checked?.error?.issues ?? []) {
    if (issue.code !== "unrecognized_keys") continue
    const owner = issue.path.reduce<unknown>(
      (part, step) => (part as Record<PropertyKey, unknown> | undefined)?.[step],
      copy,
    )
    for (const key of issue.keys) delete (owner as Record<string, unknown>)[key]
  }
  return copy
}
