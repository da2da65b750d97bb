import { sha256 } from "@noble/hashes/sha2.js"
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js"
import { sql, type Kysely } from "kysely"
import { adoptStock } from "./adopt-stock.ts"
import { completeAdopted, isV1Database, readColumns } from "./adoption.ts"
import { changeTables, LockedOut, type LockPatience } from "./lock-patience.ts"
import type { Migration, MigrationIndex } from "./migration.ts"
import { migrations } from "./migrations/index.ts"
import { runScript } from "./run-script.ts"
import type { Database } from "./schema.gen.ts"

/** The progress that `migrate` reports. */
export interface MigrationStep {
  readonly kind: "waiting" | "blocked" | "applied" | "adopted" | "indexed"
  /** the name of the migration; empty while waiting for another process */
  readonly name: string
}

/** The options of `migrate`. */
export interface MigrateOptions extends LockPatience {
  onStep?: (step: MigrationStep) => void
}

/** Thrown when the schema cannot be migrated; the message says why and how to fix it. */
export class MigrationError extends Error {
  override readonly name = "MigrationError"
}

/** A migration as the database remembers it. */
interface Applied {
  name: string
  checksum: string
  applied_at: string | Date | null
}

/** Any fixed number does, as long as every release uses the same one. */
const lockKey = 7_357_104_208

/**
 * Migrates the database to the schema of this release; without pending migrations it changes nothing. If several
 * processes call it at once, one migrates and the others wait. A database of v1 is recognised and extended; its
 * data are kept.
 * @param db a connection to an empty database, one of an earlier release or one of v1; its user needs the
 *   permission to create tables
 * @param options.onStep called for each step, for example to log it
 * @returns the names of the migrations that the call applied or adopted
 * @param options.lockTimeout milliseconds that one attempt waits for the locks of its tables; 3000 by default
 * @param options.lockAttempts the number of attempts to get them; 20 by default
 * @throws MigrationError when an applied migration was edited since, a v1 database lacks columns, or another session
 *   keeps a table locked; migrations that were applied before stay
 * @locks one advisory lock of the session, for as long as it works
 * @since 0.1
 */
export async function migrate(db: Kysely<Database>, options: MigrateOptions = {}): Promise<string[]> {
  const onStep = options.onStep ?? (() => {})
  return underMigrationLock(db, onStep, (connection) => migrateLocked(connection, { ...options, onStep }))
}

/**
 * Does work on the schema that no other process may do at the same time.
 * @locks one advisory lock of the session, for as long as it works
 * @since 0.1
 */
export async function underMigrationLock<T>(
  db: Kysely<Database>,
  onStep: (step: MigrationStep) => void,
  work: (connection: Kysely<Database>) => Promise<T>,
): Promise<T> {
  return db.connection().execute(async (connection) => {
    await acquireLock(connection, onStep)
    try {
      return await work(connection)
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(lockKey)})`.execute(connection)
    }
  })
}

/**
 * A fingerprint of a migration, kept with the database. Spacing does not count.
 * @returns SHA-256 in hexadecimal
 * @since 0.1
 */
export function checksumOf(migration: Migration): string {
  const text = migration.sql + JSON.stringify(migration.indexes ?? [])
  return bytesToHex(sha256(utf8ToBytes(text.replace(/\s+/g, " "))))
}

/**
 * Asks again and again instead of waiting inside PostgreSQL: a statement that waits for the lock holds a
 * snapshot, and `create index concurrently` in the process that has the lock waits for all snapshots.
 */
async function acquireLock(
  connection: Kysely<Database>,
  onStep: (step: MigrationStep) => void,
): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const { rows } = await sql<{ locked: boolean }>`
      select pg_try_advisory_lock(${sql.lit(lockKey)}) as locked`.execute(connection)
    if (rows[0]?.locked) return
    if (attempt === 0) onStep({ kind: "waiting", name: "" })
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

async function migrateLocked(
  db: Kysely<Database>,
  options: Required<Pick<MigrateOptions, "onStep">> & LockPatience,
): Promise<string[]> {
  const { onStep } = options
  const applied = await readApplied(db)
  assertUnchanged(applied)
  const fresh = applied.size === 0 && !(await isV1Database(db))
  const done: string[] = []
  for (const migration of migrations) {
    const earlier = applied.get(migration.name)
    if (earlier?.applied_at) continue
    if (!earlier) {
      const adopt = migration === migrations[0] && !fresh
      await applyOne(db, migration, { ...options, adopt, fresh })
      onStep({ kind: adopt ? "adopted" : "applied", name: migration.name })
    }
    if (migration.indexes && !fresh) {
      await buildIndexes(db, migration)
      onStep({ kind: "indexed", name: migration.name })
    }
    done.push(migration.name)
  }
  return done
}

/** The migrations that a database has applied, by name. */
export async function readApplied(db: Kysely<Database>): Promise<Map<string, Applied>> {
  await sql`
    create table if not exists stheno_migration (
      name text primary key,
      applied_at timestamptz,
      checksum text not null
    )`.execute(db)
  const { rows } = await sql<Applied>`select name, checksum, applied_at from stheno_migration`.execute(db)
  return new Map(rows.map((row) => [row.name, row]))
}

function assertUnchanged(applied: Map<string, Applied>): void {
  for (const migration of migrations) {
    const row = applied.get(migration.name)
    if (!row || row.checksum === checksumOf(migration)) continue
    throw new MigrationError(
      `Migration ${migration.name} was edited after this database applied it. ` +
        `Restore its text and put the change into a new migration.`,
    )
  }
}

/** `applied_at` stays empty while indexes are still to be built, so that a crash in between resumes there. */
async function applyOne(
  db: Kysely<Database>,
  migration: Migration,
  {
    adopt,
    fresh,
    onStep,
    ...patience
  }: LockPatience & {
    readonly adopt: boolean
    readonly fresh: boolean
    readonly onStep: (step: MigrationStep) => void
  },
): Promise<void> {
  const indexesLater = migration.indexes !== undefined && !fresh
  const apply = async (tx: Kysely<Database>) => {
    if (adopt) await adoptInitial(tx, migration)
    else await runScript(tx, migration.sql)
    if (!indexesLater)
      await runScript(tx, (await possibleIndexes(tx, migration)).map((i) => createIndex(i)).join(";\n"))
    await sql`
      insert into stheno_migration (name, checksum, applied_at)
      values (${migration.name}, ${checksumOf(migration)}, ${indexesLater ? null : sql`now()`})`.execute(tx)
  }
  const onBlocked = () => onStep({ kind: "blocked", name: migration.name })
  try {
    await changeTables(db, apply, { ...patience, onBlocked })
  } catch (error) {
    if (!(error instanceof LockedOut)) throw error
    throw new MigrationError(`Migration ${migration.name} was not applied. ${error.message}`)
  }
}

async function adoptInitial(tx: Kysely<Database>, initial: Migration): Promise<void> {
  const hadInventory = (await readColumns(tx)).has("inventory_item")
  const missing = await completeAdopted(tx, initial)
  if (missing.length === 0) return hadInventory ? undefined : adoptStock(tx)
  throw new MigrationError(
    `This database was made by Medusa v1, but not by version 1.20: it lacks ${missing.join(", ")}. ` +
      `Run the migrations of v1.20 on it first. Nothing was changed.`,
  )
}

async function buildIndexes(db: Kysely<Database>, migration: Migration): Promise<void> {
  for (const index of await possibleIndexes(db, migration)) {
    const { rows } = await sql<{ valid: boolean }>`
      select indisvalid as valid from pg_index where indexrelid = to_regclass(${index.name})`.execute(db)
    if (rows[0]?.valid) continue
    // an attempt that was killed half-way leaves an index that is maintained but never used
    if (rows[0]) await sql`drop index concurrently ${sql.id(index.name)}`.execute(db)
    await sql.raw(createIndex(index, "concurrently")).execute(db)
  }
  await sql`update stheno_migration set applied_at = now() where name = ${migration.name}`.execute(db)
}

/** The indexes of a migration without those whose operator class the database lacks. */
async function possibleIndexes(db: Kysely<Database>, { indexes = [] }: Migration): Promise<MigrationIndex[]> {
  const { rows } = await sql<{ name: string }>`
    select opcname as name from pg_opclass where pg_opclass_is_visible(oid)`.execute(db)
  const known = new Set(rows.map(({ name }) => name))
  return indexes.filter(({ needs }) => needs === undefined || known.has(needs))
}

function createIndex(index: MigrationIndex, mode = ""): string {
  return `create ${index.unique ? "unique " : ""}index ${mode} "${index.name}" on ${index.on}`
}
