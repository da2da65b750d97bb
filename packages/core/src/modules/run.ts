import { stageEvent } from "../platform/http/context.ts"
import type { Context } from "../platform/http/operation.ts"
import { databaseErrorOf } from "../platform/http/database-errors.ts"
import { asRefusal } from "../platform/http/reply.ts"
import { retrying } from "../platform/http/run.ts"
import { check, shape, text, texts, type z } from "../platform/http/shape.ts"
import { unstorable } from "../platform/http/text-check.ts"
import { generalErrors } from "../platform/kernel/errors.ts"
import type { Executor } from "../platform/query/fetch.ts"
import { withWholeRelations } from "../platform/query/list-limits.ts"

/**
 * The options of a module that works on a database.
 * @since 0.1.0
 */
export interface ModuleOptions {
  /** a connection pool of a migrated database, or a transaction that all calls join */
  readonly db: Executor
  /**
   * `false` stores no events in the outbox, for databases from which no server delivers events; `true` by default
   */
  readonly events?: boolean
  /** returns the current time in milliseconds since 1970; `Date.now` by default */
  readonly now?: () => number
}

/**
 * A context that several calls share.
 * @since 0.1.0
 */
export interface SharedContext {
  /** the transaction that the call joins; the code that opened it commits it */
  readonly transactionManager?: Executor
}

/** What the operations of the slices write with. */
export type Write = Pick<Context, "db" | "emit">

/** What the methods of one module run on. */
export interface ModuleCore {
  readonly now: () => number
  /** runs reading work on the transaction of the context, else on the pool */
  read<T>(shared: SharedContext | undefined, work: (db: Executor) => Promise<T>): Promise<T>
  /**
   * Runs changing work in one transaction: the transaction of the context, else a new one, which is retried as a
   * whole if PostgreSQL reports a conflict with another.
   */
  write<T>(shared: SharedContext | undefined, work: (context: Write) => Promise<T>): Promise<T>
}

/** The public methods of a class, to put several together. */
export type Methods<T> = { readonly [K in keyof T]: T[K] }

/** What a module's methods run on, from what the developer gave. */
export function moduleCore(options: ModuleOptions): ModuleCore {
  const writing = (db: Executor): Write => ({
    db: withWholeRelations(db),
    emit: options.events === false ? async () => {} : (name, data) => stageEvent(db, name, data),
  })
  return {
    now: options.now ?? Date.now,
    read: (shared, work) =>
      refusing(() => work(withWholeRelations(shared?.transactionManager ?? options.db))),
    write: (shared, work) =>
      refusing(() => {
        const joined = shared?.transactionManager ?? (options.db.isTransaction ? options.db : undefined)
        if (joined) return work(writing(joined))
        return retrying(() => options.db.transaction().execute((db) => work(writing(db))))
      }),
  }
}

/** Database errors that the caller has caused become errors of the API. */
async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw asRefusal(error) ?? asNotMigrated(error) ?? error
  }
}

/** PostgreSQL's codes for a table and a column that do not exist. */
const missingParts = new Set(["42P01", "42703"])

/** A table or a column is missing: the database has no migrations, or is one of v1 that was not adopted. */
function asNotMigrated(error: unknown): Error | undefined {
  const known = databaseErrorOf(error)
  if (!known || !missingParts.has(known.code)) return undefined
  return new Error(
    `The database is not migrated: ${known.message}. Open it with openModuleDatabase({ url, migrates: true }), or run npx stheno db adopt once for a database of Medusa v1.`,
    { cause: error },
  )
}

/**
 * What a caller gave, checked.
 * @param name of the parameter, for the message
 * @throws general.invalid_data
 */
export function parsed<T extends z.ZodType>(schema: T, input: unknown, name = "data"): z.output<T> {
  const reason = unstorable(input)
  if (reason) throw generalErrors.invalid_data(reason)
  const result = check(shape({ [name]: schema }), { [name]: input })
  if ("message" in result) throw generalErrors.invalid_data(result.message)
  // `check` has parsed it with this schema.
  return result.value[name] as z.output<T>
}

/** An ID that a caller gave. */
export function parsedId(id: unknown, name = "id"): string {
  return parsed(text("isNotEmpty", "isString"), id, name)
}

/** IDs that a caller gave; a single one is fine, each counts once. */
export function parsedIds(ids: unknown, name = "ids"): string[] {
  const list = typeof ids === "string" ? [ids] : ids
  return [...new Set(parsed(texts({ each: "isString" }, "isArray"), list, name))]
}
