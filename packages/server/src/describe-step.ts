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
