import type { MigrationStep } from "@stheno/core/host"

const messages: Readonly<Record<MigrationStep["kind"], (name: string) => string>> = {
  waiting: () => "Waiting for another process to migrate the database",
  blocked: (name) => `Migration ${name} waits for a table that another session uses; retrying`,
  applied: (name) => `Applied migration ${name}`,
  adopted: () => "Adopted the database of Medusa v1",
  indexed: (name) => `Built the indexes of ${name}`,
}

/** Describes a step of a migration for the log. */
export function describeStep({ kind, name }: MigrationStep): string {
  return messages[kind](name)
}

/** The migration that creates the tables of an empty database. */
const firstMigration = "0001-initial"

/**
 * Describes the steps of a startup. The migrations of a new database are one line, because their names
 * say nothing to a reader at the first start.
 * @param onProgress receives the lines
 */
export function describeStartup(onProgress: (message: string) => void): (step: MigrationStep) => void {
  let isNew = false
  return (step) => {
    if (step.kind !== "applied") return onProgress(describeStep(step))
    if (step.name === firstMigration) onProgress("Creating the tables")
    isNew ||= step.name === firstMigration
    if (!isNew) onProgress(describeStep(step))
  }
}
