import { planAdoption, type AdoptionPlan } from "@stheno/core/host"
import { migrateOrExplain } from "../bootstrap.ts"
import { describeStep } from "../describe-step.ts"
import type { Config } from "../config/keys.ts"
import { StartError } from "../start-error.ts"
import { withShop } from "./with-shop.ts"

/**
 * `stheno db adopt`: shows what Stheno adds to a database of v1, and adds it.
 * @throws nothing_to_adopt when no database of v1 is configured
 * @throws migration_failed when it lacks something of v1.20
 * @since 0.1
 */
export async function adoptDatabase(
  overrides: Partial<Config>,
  { isDry, isJson }: { readonly isDry: boolean; readonly isJson: boolean },
): Promise<void> {
  await withShop(overrides, async ({ engine, config }) => {
    if (!config.databaseUrl)
      throw nothing(
        "There is no database to adopt: DATABASE_URL is not set.",
        "Set DATABASE_URL, or pass --database-url.",
      )
    const plan = await planAdoption(engine.db)
    if (!plan)
      throw nothing(
        "This is not a Medusa v1 database, or it was already adopted.",
        "To prepare an empty database or update one of Stheno, run stheno migrations run.",
      )
    console.log(isJson ? JSON.stringify(plan, null, 2) : describe(plan))
    if (plan.missing.length > 0)
      throw new StartError(
        "migration_failed",
        `This database was created by Medusa v1, but not by version 1.20. Missing: ${plan.missing.join(", ")}.`,
        "Run the migrations of v1.20 first. Nothing was changed.",
      )
    if (isDry) return
    await migrateOrExplain(engine, (step) => {
      if (!isJson) console.log(describeStep(step))
    })
  })
}

function describe({ tables, columns, indexes, moved, counted }: AdoptionPlan): string {
  const part = (title: string, names: readonly string[]) =>
    names.length > 0 ? [`${title}:`, ...names.map((name) => `  ${name}`)] : []
  return [
    "This is a Medusa v1 database. All rows are kept. To be added:",
    ...part("Tables", tables),
    ...part("Columns", columns),
    ...part("Indexes, built without blocking writes", indexes),
    ...(counted > 0
      ? [`Inventory items, with their stock at a new stock location, for variants: ${counted}`]
      : []),
    ...part("Tables of v1's pricing module that move to the schema v1_pricing", moved),
  ].join("\n")
}

function nothing(message: string, remedy: string): StartError {
  return new StartError("nothing_to_adopt", message, remedy)
}
