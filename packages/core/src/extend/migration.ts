import type { Kysely } from "kysely"
import { define, type Definition } from "./definition.ts"

/** SQL statements, or a function that receives the transaction. */
export type MigrationWork = string | ((db: Kysely<AnyTables>) => Promise<void>)

/** The tables at the time of the migration, which types cannot know: any table with any columns. */
export type AnyTables = Record<string, Record<string, unknown>>

/** A migration of a project's tables. */
export interface MigrationDefinition extends Definition<"migration"> {
  /** SQL, or a function that changes the tables */
  readonly up: MigrationWork
  /** the same to revert it */
  readonly down?: MigrationWork
}

/**
 * Declares a migration of the database schema. Export it as the default export of a file in `src/migrations`.
 * Migrations run once each, after the built-in ones, in the order of their file names, each in a transaction of
 * its own. Do not edit a migration that has been applied; add a new file instead.
 * @param options.up SQL statements separated by semicolons, or a function that receives the transaction
 * @param options.down SQL statements or a function that reverts the migration; without it the migration cannot be
 *   reverted
 * @since 0.1
 */
export function migration(options: Omit<MigrationDefinition, "$stheno">): MigrationDefinition {
  return define("migration", options)
}
