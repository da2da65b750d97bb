import { sql, type Kysely } from "kysely"
import { changeTables } from "../platform/database/lock-patience.ts"
import {
  checksumOf,
  MigrationError,
  readApplied,
  underMigrationLock,
  type MigrationStep,
} from "../platform/database/migrator.ts"
import { runScript } from "../platform/database/run-script.ts"
import type { Executor } from "../platform/query/fetch.ts"
import type { Placed } from "./definition.ts"
import type { MigrationDefinition, MigrationWork } from "./migration.ts"

/** A migration of a project with its name. */
export interface OwnMigration extends Placed<MigrationDefinition> {
  /** `project/0001-brand`, or the plugin's name before the slash */
  readonly name: string
  /** name under which v1 remembers it */
  readonly v1Name?: string
}

/** The state of a migration. */
export interface MigrationState {
  readonly name: string
  readonly file: string
  /** when it was applied; undefined while it is not */
  readonly appliedAt: Date | undefined
  /** whether it says how to take it back */
  readonly isRevertible: boolean
}

/**
 * Thrown when a migration of a project fails. The message says where and why; the migration was rolled back.
 */
export class OwnMigrationError extends MigrationError {
  readonly file: string
  constructor(file: string, message: string, options?: ErrorOptions) {
    super(message)
    this.file = file
    this.cause = options?.cause
  }
}

/**
 * Applies the migrations of a project that a database has not applied yet, each in a separate transaction. Several
 * processes may call it at once: one works, the others wait.
 * @param migrations plugins first, each in the order of its file names
 * @returns the names of those applied
 * @throws OwnMigrationError for the first one that fails; those before it stay
 * @locks one advisory lock of the session, for as long as it works
 * @since 0.1
 */
export async function migrateOwn(
  db: Executor,
  migrations: readonly OwnMigration[],
  onStep: (step: MigrationStep) => void = () => {},
): Promise<string[]> {
  if (migrations.length === 0) return []
  return underMigrationLock(db, onStep, async (connection) => {
    const applied = await readApplied(connection)
    const adopted = await v1Names(connection)
    const done: string[] = []
    for (const own of migrations) {
      const earlier = applied.get(own.name)
      if (earlier) assertUnchanged(own, earlier.checksum)
      else if (own.v1Name && adopted.has(own.v1Name)) await remember(connection, own)
      else {
        await applyOne(connection, own, onStep)
        onStep({ kind: "applied", name: own.name })
        done.push(own.name)
      }
    }
    return done
  })
}

/**
 * Lists the migrations of a project and whether each one is applied.
 * @since 0.1
 */
export async function listOwnMigrations(
  db: Executor,
  migrations: readonly OwnMigration[],
): Promise<readonly MigrationState[]> {
  const applied = await readApplied(db)
  return migrations.map(({ name, origin, definition }) => {
    const at = applied.get(name)?.applied_at
    return {
      name,
      file: origin.file,
      appliedAt: at ? new Date(at) : undefined,
      isRevertible: definition.down !== undefined,
    }
  })
}

/**
 * Reverts the latest applied migration of a project.
 * @returns its name; undefined when none was applied
 * @throws OwnMigrationError when it does not say how, or that fails; nothing is changed then
 * @locks one advisory lock of the session, for as long as it works
 * @since 0.1
 */
export async function revertOwnMigration(
  db: Executor,
  migrations: readonly OwnMigration[],
): Promise<string | undefined> {
  return underMigrationLock(
    db,
    () => {},
    async (connection) => {
      const applied = await readApplied(connection)
      const last = migrations.findLast(({ name }) => applied.has(name))
      if (!last) return undefined
      const { down } = last.definition
      if (!down)
        throw new OwnMigrationError(last.origin.file, `${last.name} does not say how to take it back.`)
      const change = async (tx: AnyDatabase) => {
        await work(tx, down)
        await sql`delete from stheno_migration where name = ${last.name}`.execute(tx)
      }
      await inOne(connection, last, { change, onBlocked: () => undefined })
      return last.name
    },
  )
}

// oxlint-disable-next-line typescript/no-explicit-any
type AnyDatabase = Kysely<any>

async function applyOne(
  db: AnyDatabase,
  own: OwnMigration,
  onStep: (step: MigrationStep) => void,
): Promise<void> {
  const onBlocked = () => onStep({ kind: "blocked", name: own.name })
  const apply = async (tx: AnyDatabase) => {
    await work(tx, own.definition.up)
    await remember(tx, own)
  }
  await inOne(db, own, { change: apply, onBlocked })
}

async function inOne(
  db: AnyDatabase,
  { origin }: OwnMigration,
  {
    change,
    onBlocked,
  }: { readonly change: (tx: AnyDatabase) => Promise<void>; readonly onBlocked: () => void },
): Promise<void> {
  try {
    await changeTables(db, change, { onBlocked })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new OwnMigrationError(origin.file, reason, { cause: error })
  }
}

async function work(tx: AnyDatabase, change: MigrationWork): Promise<void> {
  if (typeof change === "string") await runScript(tx, change)
  else await change(tx)
}

async function remember(db: AnyDatabase, own: OwnMigration): Promise<void> {
  await sql`insert into stheno_migration (name, checksum, applied_at)
    values (${own.name}, ${fingerprintOf(own)}, now())`.execute(db)
}

/** Of a function nothing can be said: it looks different after every compiler. */
function fingerprintOf({ name, definition }: OwnMigration): string {
  return typeof definition.up === "string" ? checksumOf({ name, sql: definition.up }) : "function"
}

function assertUnchanged(own: OwnMigration, checksum: string): void {
  if (checksum === fingerprintOf(own)) return
  throw new OwnMigrationError(
    own.origin.file,
    `It was edited after this database applied it. Restore its text and put the change into a new migration.`,
  )
}

/** Migrations that v1 applied to this database before it was adopted. */
async function v1Names(db: AnyDatabase): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass('migrations') is not null as found`.execute(db)
  if (!rows[0]?.found) return new Set()
  const names = await sql<{ name: string }>`select name from migrations`.execute(db)
  return new Set(names.rows.map(({ name }) => name))
}
