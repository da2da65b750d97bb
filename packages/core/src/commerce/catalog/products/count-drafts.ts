import type { Context } from "../../../platform/http/operation.ts"
import { countDifference, isAsInV1 } from "../../../platform/kernel/v1-compatibility.ts"
import type { Sql } from "../../../platform/query/compile.ts"

/**
 * Counts that what was not found is hidden only because it is a draft.
 * @param found a query with a row if v1 would return it
 */
export async function countDraft({ db, engine }: Pick<Context, "db" | "engine">, found: Sql): Promise<void> {
  if (isAsInV1(engine, "draftProductsById")) return
  const { rows } = await found.execute(db)
  if (rows.length > 0) countDifference(engine, "draftProductsById")
}
