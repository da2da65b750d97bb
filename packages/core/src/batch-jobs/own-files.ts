import { sql } from "kysely"
import type { Context } from "../http/operation.ts"
import { batchJobErrors } from "./errors.ts"

/**
 * Checks that a file is not the result of another user's batch job, such as an export with the orders of a store. One
 * statement.
 * @param fileKey the key of any file
 * @throws batch-jobs.not_owner
 * @since 0.1
 */
export async function assertOwnResult(
  { db, userId }: Pick<Context, "db" | "userId">,
  fileKey: string,
): Promise<void> {
  const { rows } = await sql`
    select from batch_job
    where result ->> 'file_key' = ${fileKey} and created_by is distinct from ${userId ?? null}
    limit 1`.execute(db)
  if (rows.length > 0) throw batchJobErrors.not_owner()
}
