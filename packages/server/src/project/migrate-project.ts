import type { Engine } from "@stheno/core"
import { listOwnMigrations, migrateOwn, type MigrationStep, type OwnMigration } from "@stheno/core/host"
import { onDirectConnection } from "../direct-connection.ts"

/**
 * Applies the pending migrations of a project and its plugins over a direct connection.
 * @throws OwnMigrationError for the first one that fails; those before it stay
 * @throws direct_url_missing when some are pending and only a connection pooler is known
 */
export async function migrateProjectTables(
  db: Engine["db"],
  migrations: readonly OwnMigration[],
  onStep?: (step: MigrationStep) => void,
): Promise<void> {
  const isUpToDate = async () =>
    (await listOwnMigrations(db, migrations)).every(({ appliedAt }) => appliedAt !== undefined)
  await onDirectConnection(() => migrateOwn(db, migrations, onStep), isUpToDate)
}
