import {
  listMigrations,
  listOwnMigrations,
  OwnMigrationError,
  revertOwnMigration,
  type MigrationStep,
} from "@stheno/core/host"
import { migrateOrExplain } from "../bootstrap.ts"
import type { Config } from "../config/keys.ts"
import { describeStep } from "../describe-step.ts"
import { onDirectConnection } from "../direct-connection.ts"
import { migrateProjectTables } from "../project/index.ts"
import { StartError } from "../start-error.ts"
import { withShop, type CommandShop } from "./with-shop.ts"

type Overrides = Partial<Config>

/**
 * `stheno migrations run`: built-in migrations first, then migrations of plugins and the project.
 * @param options.createsDatabase makes the database of DATABASE_URL where there is none
 * @throws migration_failed for the first one that fails; those before it stay
 * @since 0.1
 */
export async function runMigrations(
  overrides: Overrides,
  options: { readonly createsDatabase: boolean },
): Promise<void> {
  const migrateShop = async ({ engine, project }: CommandShop) => {
    let steps = 0
    const say = (message: string) => {
      steps++
      console.log(message)
    }
    await migrateOrExplain(engine, (step) => say(describeStep(step)))
    const tell = (step: MigrationStep) => step.kind !== "waiting" && say(describeStep(step))
    await explained(() => migrateProjectTables(engine.db, project?.parts.migrations ?? [], tell))
    if (steps === 0) console.log("The database is up to date.")
  }
  await withShop(overrides, migrateShop, options)
}

/**
 * `stheno migrations revert`: takes the last migration of the project back.
 * @throws migration_failed when it does not say how, or that fails
 * @since 0.1
 */
export async function revertMigration(overrides: Overrides): Promise<void> {
  await withShop(overrides, async ({ engine, project }) => {
    const own = project?.parts.migrations ?? []
    const isUpToDate = async () =>
      (await listOwnMigrations(engine.db, own)).every(({ appliedAt }) => appliedAt === undefined)
    const name = await explained(() =>
      onDirectConnection(() => revertOwnMigration(engine.db, own), isUpToDate),
    )
    console.log(
      name
        ? `Reverted migration ${name}. The next start applies it again, unless you delete its file.`
        : "The project has no applied migration.",
    )
  })
}

/**
 * `stheno migrations show`: every migration in its order, and when it was applied.
 * @since 0.1
 */
export async function showMigrations(overrides: Overrides, isJson: boolean): Promise<void> {
  await withShop(overrides, async ({ engine, project }) => {
    const ours = await listMigrations(engine.db)
    const own = await listOwnMigrations(engine.db, project?.parts.migrations ?? [])
    const all = [...ours, ...own].map(({ name, appliedAt }) => ({
      name,
      applied_at: appliedAt?.toISOString() ?? null,
    }))
    if (isJson) return console.log(JSON.stringify(all, null, 2))
    const width = Math.max(...all.map(({ name }) => name.length))
    for (const { name, applied_at } of all)
      console.log(`${name.padEnd(width)}  ${applied_at ?? "not applied"}`)
  })
}

async function explained<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof OwnMigrationError)) throw error
    throw new StartError(
      "migration_failed",
      `${error.file}: ${error.message}`,
      "Correct it. The migration was rolled back.",
      { cause: error },
    )
  }
}
