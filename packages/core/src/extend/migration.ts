import type { Kysely } from "kysely"
import { define, type Definition } from "./definition.ts"

/** Statements, or what is to be done with a transaction. */
export type MigrationWork = string | ((db: Kysely<AnyTables>) => Promise<void>)

/** Tables as they are when the migration runs, which no type knows: any name, with columns of any name. */
export type AnyTables = Record<string, Record<string, unknown>>

/** A step in the history of a project's tables. */
export interface MigrationDefinition extends Definition<"migration"> {
  readonly up: MigrationWork
  readonly down?: MigrationWork
}

/**
 * Declares a migration; export it as default from a file in `src/migrations`. Migrations apply in the order of their
 * file names, after ours, each in a transaction of its own, once. What was applied is not edited any more: the next
 * change is the next file.
 * @param options.up SQL, several statements separated by semicolons, or a function that gets the transaction
 * @param options.down what takes it back; without it the migration cannot be reverted
 * @since 0.1
 */
export function migration(options: Omit<MigrationDefinition, "$stheno">): MigrationDefinition {
  return define("migration", options)
}
