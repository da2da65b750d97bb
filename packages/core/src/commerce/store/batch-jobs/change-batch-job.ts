import { sql } from "kysely"
import type { Context } from "../../../platform/http/operation.ts"
import { requiredColumns } from "../../../platform/http/required-columns.ts"
import { newId } from "../../../platform/kernel/ids.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { batchJobErrors } from "./errors.ts"
import { readBatchJob, retrieveBatchJob } from "./read-batch-jobs.ts"
import type { CreateBatchJobInput } from "./shapes.ts"
import { strategyFor } from "./strategy.ts"
import type { ResponseRow } from "../../../platform/query/selected.ts"

type Write = Pick<Context, "db" | "engine" | "emit" | "userId">

/**
 * Asks for a long task. It is taken up in the background: first its input is looked at; then a dry run waits to be
 * confirmed, and any other job goes on.
 * @throws batch-jobs.type_unknown, and what the strategy refuses
 * @emits batch.created
 * @since 0.1
 */
export async function createBatchJob(context: Write, input: CreateBatchJobInput): Promise<ResponseRow> {
  const strategy = strategyFor(context.engine, input.type)
  if (!strategy) throw batchJobErrors.type_unknown(input.type)
  const added = await strategy.prepare?.(context, input.context)
  const id = newId("batch")
  await context.db
    .insertInto("batch_job")
    .values({
      id,
      type: input.type,
      context: JSON.stringify({ ...input.context, ...added }),
      ...requiredColumns("batch_job", { dry_run: input.dry_run }),
      created_by: context.userId ?? null,
    })
    .execute()
  await context.emit("batch.created", { id })
  return readBatchJob(context.db, id)
}

/**
 * Lets a dry run go on.
 * @throws batch-jobs.not_found, batch-jobs.not_owner, batch-jobs.not_confirmable
 * @locks batch_job
 * @emits batch.confirmed
 * @since 0.1
 */
export async function confirmBatchJob(context: Write, id: string): Promise<ResponseRow> {
  const job = await lockOwn(context, id)
  if (job.status !== "pre_processed") throw batchJobErrors.not_confirmable()
  await sql`update batch_job set confirmed_at = now(), updated_at = now(), attempts = 0
    where id = ${id}`.execute(context.db)
  await context.emit("batch.confirmed", { id })
  return readBatchJob(context.db, id)
}

/**
 * Stops a batch job, also while it is at work. Only batches that it has committed stay. Canceling again, or after it
 * failed, changes nothing.
 * @throws batch-jobs.not_found, batch-jobs.not_owner, batch-jobs.completed
 * @locks batch_job
 * @emits batch.canceled
 * @since 0.1
 */
export async function cancelBatchJob(context: Write, id: string): Promise<ResponseRow> {
  const job = await lockOwn(context, id)
  if (job.status === "completed") throw batchJobErrors.completed()
  if (job.status === "canceled") return job
  await sql`update batch_job set canceled_at = now(), updated_at = now() where id = ${id}`.execute(context.db)
  await context.emit("batch.canceled", { id })
  return readBatchJob(context.db, id)
}

async function lockOwn(context: Write, id: string): Promise<ResponseRow> {
  await lock(context.db, id)
  return retrieveBatchJob(context, id)
}

async function lock(db: Executor, id: string): Promise<void> {
  await db.selectFrom("batch_job").select("id").where("id", "=", id).forUpdate().execute()
}
