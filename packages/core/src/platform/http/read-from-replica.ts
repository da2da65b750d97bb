import type { Engine } from "./engine.ts"
import type { Executor } from "../query/fetch.ts"
import { databaseErrorOf } from "./database-errors.ts"
import type { Operation } from "./operation.ts"

/** Reads that turned out to write, such as those that count attempts. */
const writers = new WeakSet<Operation>()

/**
 * Runs a read of the API on the replica where it holds everything that the primary shows, else on the primary.
 * @param work is run a second time when the replica fails
 */
export async function readFromReplica<T>(
  { engine, operation }: { readonly engine: Engine; readonly operation: Operation },
  work: (db: Executor) => Promise<T>,
): Promise<T> {
  const { readReplica, db } = engine
  if (!readReplica || writers.has(operation)) return work(db)
  const done = await readReplica.read((replica) => settle(work(alike(replica, db)), operation))
  if (!done || "isUnfinished" in done.value) return work(db)
  if ("error" in done.value) throw done.value.error
  return done.value.result
}

/** A database for queries on the same entities. */
function alike(replica: Executor, primary: Executor): Executor {
  return primary.getExecutor().plugins.reduce((db, plugin) => db.withPlugin(plugin), replica)
}

type Settled<T> = { readonly result: T } | { readonly error: unknown } | { readonly isUnfinished: true }

/** An error that the primary would report as well is a result. Throws errors of the replica. */
async function settle<T>(work: Promise<T>, operation: Operation): Promise<Settled<T>> {
  try {
    return { result: await work }
  } catch (error) {
    const found = databaseErrorOf(error)
    if (!found || isOfStatement(found.code)) return { error }
    if (found.code !== "25006") throw error
    writers.add(operation)
    return { isUnfinished: true }
  }
}

/** Values that PostgreSQL cannot read, and statements that take longer than they may. */
function isOfStatement(code: string): boolean {
  return code.startsWith("22") || code === "57014"
}
