import { planAdoption, type AdoptionPlan } from "@stheno/core"
import { migrateOrExplain } from "../bootstrap.ts"
import type { Config } from "../config/keys.ts"
import { StartError } from "../start-error.ts"
import { withShop } from "./with-shop.ts"

/**
 * `stheno db adopt`: shows what a database of v1 lacks of ours, and adds it.
 * @throws nothing_to_adopt when there is no database of v1
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
        "There is no database to take over: DATABASE_URL is not set.",
        "Set DATABASE_URL, or give --database-url.",
      )
    const plan = await planAdoption(engine.db)
    if (!plan)
      throw nothing(
        "This is no database of Medusa v1 that is still to be taken over.",
        "An empty database, or one of ours, needs nothing but stheno migrations run.",
      )
    console.log(isJson ? JSON.stringify(plan, null, 2) : describe(plan))
    if (plan.missing.length > 0)
      throw new StartError(
        "migration_failed",
        `This database was made by Medusa v1, but not by version 1.20: it lacks ${plan.missing.join(", ")}.`,
        "Run the migrations of v1.20 on it first. Nothing was changed.",
      )
    if (isDry) return
    await migrateOrExplain(engine, isJson ? () => undefined : (message) => console.log(message))
  })
}

function describe({ tables, columns, indexes, moved, counted }: AdoptionPlan): string {
  const part = (title: string, names: readonly string[]) =>
    names.length > 0 ? [`${title}:`, ...names.map((name) => `  ${name}`)] : []
  return [
    "A database of Medusa v1. Every row is kept; what is added:",
    ...part("Tables", tables),
    ...part("Columns", columns),
    ...part("Indexes, built while the shop may go on writing", indexes),
    ...(counted > 0
      ? [`Inventory items, with what is in stock at a new stock location, for variants: ${counted}`]
      : []),
    ...part("Tables of v1's pricing module that move into the schema v1_pricing", moved),
  ].join("\n")
}

function nothing(message: string, remedy: string): StartError {
  return new StartError("nothing_to_adopt", message, remedy)
}
