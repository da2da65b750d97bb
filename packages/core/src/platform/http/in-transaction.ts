import { stageEvent } from "./context.ts"
import type { Context } from "./operation.ts"
import { retrying } from "./run.ts"

/**
 * Runs one stage of an operation that owns its transactions: the work sees a context whose database and events
 * belong to one transaction. Tried again as a whole when PostgreSQL says that it conflicted with another.
 * Inside a transaction the work becomes a part of it.
 * @since 0.1
 */
export async function inTransaction<C extends Pick<Context, "db" | "engine" | "emit">, T>(
  context: C,
  work: (context: C) => Promise<T>,
): Promise<T> {
  if (context.db.isTransaction) return work(context)
  return retrying(() =>
    context.engine.db
      .transaction()
      .execute((db) => work({ ...context, db, emit: (name, data) => stageEvent(db, name, data) })),
  )
}
