import { sql } from "kysely"
import type { Context } from "../../../platform/http/operation.ts"
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

/**
 * Takes a file that is deleted off the batch job that wrote it: its list no longer offers the file. One statement.
 * @param fileKey the key of any file
 * @since 0.1
 */
export async function forgetResult({ db }: Pick<Context, "db">, fileKey: string): Promise<void> {
  await sql`update batch_job set result = result - 'file_key', updated_at = now()
    where result ->> 'file_key' = ${fileKey}`.execute(db)
}
