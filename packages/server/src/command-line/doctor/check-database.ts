import type { Engine } from "@stheno/core"
import { listMigrations, listOwnMigrations, planAdoption } from "@stheno/core/host"
import fs from "node:fs"
import path from "node:path"
import { sql } from "kysely"
import type { Config } from "../../config/keys.ts"
import { createRouteFinder } from "../../connection-route.ts"
import { openDatabase } from "../../database.ts"
import type { Project } from "../../project/index.ts"
import { StartError } from "../../start-error.ts"
import { databaseOf } from "../with-shop.ts"
import { checkDifferences } from "./check-differences.ts"
import { broken, fine, worthKnowing, type Finding } from "./finding.ts"

const page = "/troubleshooting/database-error"

/** Whether the database can be reached and has all tables, and whether regions can be sold to. */
export async function checkDatabase(config: Config, project: Project | undefined): Promise<Finding[]> {
  const hasNone = !config.databaseUrl && !fs.existsSync(path.join(config.dataDir, "postgres"))
  if (hasNone)
    return [worthKnowing("database", "The embedded database does not exist yet; the first start creates it.")]
  let database: Awaited<ReturnType<typeof databaseOf>>
  try {
    database = await databaseOf(config)
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    return [broken("database", error.message, { remedy: error.remedy, page })]
  }
  const { db, close } = openDatabase({ url: database.url, max: 1 })
  try {
    const { rows } = await sql<{ version: string }>`
      select current_setting('server_version') as version`.execute(db)
    const found = fine("database", `PostgreSQL ${rows[0]!.version.split(" ")[0]} responds.`)
    const tables = await checkMigrations(db, project)
    const isReady = tables.level === "fine"
    const route = await checkRoute(database.url, config)
    return [
      found,
      ...route,
      tables,
      ...(isReady ? [...(await checkProviders(db)), await checkStock(db), await checkDifferences(db)] : []),
    ]
  } finally {
    await close()
    await database.stop()
  }
}

/** What to set where a connection pooler is in between. */
export async function checkRoute(
  url: string,
  { databaseDirectUrl }: Pick<Config, "databaseDirectUrl">,
): Promise<Finding[]> {
  const { isPooled, isTuned } = await createRouteFinder(url)()
  if (!isPooled) return []
  const about = { page: "/deployments/server" }
  const first = databaseDirectUrl
    ? fine("pooler", "Migrations bypass the connection pooler in DATABASE_URL.")
    : worthKnowing("pooler", "DATABASE_URL points to a connection pooler, which migrations cannot use.", {
        remedy: "Set DATABASE_DIRECT_URL to the URL of the same database without the pooler.",
        ...about,
      })
  if (isTuned) return [first]
  const slow = worthKnowing(
    "pooler",
    "Each read runs in a separate transaction, because of its time limit.",
    {
      remedy: "Set statement_timeout and turn off jit for the database role.",
      ...about,
    },
  )
  return [first, slow]
}

async function checkMigrations(db: Engine["db"], project: Project | undefined): Promise<Finding> {
  const plan = await planAdoption(db)
  if (plan && plan.missing.length > 0)
    return broken(
      "migrations",
      `The database belongs to Medusa v1, but not to version 1.20. Missing: ${plan.missing.join(", ")}.`,
      {
        remedy: "Run the migrations of v1.20 first.",
        page: "/upgrade-guides/medusa-core",
      },
    )
  if (plan)
    return worthKnowing("migrations", "This is a Medusa v1 database. The next start adopts it.", {
      remedy: "To see what will be added, run stheno db adopt --dry-run.",
      page: "/upgrade-guides/medusa-core",
    })
  const builtIn = await listMigrations(db)
  const own = builtIn.some(({ appliedAt }) => appliedAt)
    ? await listOwnMigrations(db, project?.parts.migrations ?? [])
    : []
  const waiting = [...builtIn, ...own].filter(({ appliedAt }) => !appliedAt)
  return waiting.length === 0
    ? fine("migrations", `All ${builtIn.length + own.length} migrations are applied.`)
    : worthKnowing(
        "migrations",
        `${waiting.length} not applied yet: ${waiting.map(({ name }) => name).join(", ")}.`,
        {
          remedy: "Start the server or run stheno migrations run to apply them.",
        },
      )
}

/** A region sells nothing without a payment provider that is there, and ships nothing without the other kind. */
async function checkProviders(db: Engine["db"]): Promise<Finding[]> {
  const { rows } = await sql<{ region: string; kind: string; gone: string[] | null }>`
    select region.name as region, 'payment' as kind,
      array_agg(provider.id) filter (where not provider.is_installed) as gone
    from region
    left join region_payment_providers link on link.region_id = region.id
    left join payment_provider provider on provider.id = link.provider_id
    where region.deleted_at is null
    group by region.id, region.name
    having count(provider.id) filter (where provider.is_installed) < greatest(count(provider.id), 1)
    union all
    select region.name, 'fulfillment',
      array_agg(provider.id) filter (where not provider.is_installed)
    from region
    left join region_fulfillment_providers link on link.region_id = region.id
    left join fulfillment_provider provider on provider.id = link.provider_id
    where region.deleted_at is null
    group by region.id, region.name
    having count(provider.id) filter (where provider.is_installed) < greatest(count(provider.id), 1)
    order by 1, 2`.execute(db)
  if (rows.length === 0) return [fine("providers", "The providers of every region are installed.")]
  return rows.map(({ region, kind, gone }) =>
    gone
      ? broken(
          "providers",
          `The region ${region} uses ${kind} providers that are not installed: ${gone.join(", ")}.`,
          {
            remedy: "Install the plugin that contains them, or remove them from the region.",
            page: "/troubleshooting/missing-payment-providers",
          },
        )
      : broken("providers", `The region ${region} has no ${kind} provider.`, {
          remedy: `Add one, such as manual.`,
          page: "/troubleshooting/missing-payment-providers",
        }),
  )
}

/** As in v1, stock that is managed and counted nowhere never ends. */
async function checkStock(db: Engine["db"]): Promise<Finding> {
  const { rows } = await sql<{ count: number; example: string | null }>`
    select count(*)::int as count, min(variant.id) as example
    from product_variant variant
    join product on product.id = variant.product_id and product.deleted_at is null
    where variant.manage_inventory and variant.deleted_at is null
      and not exists (select from product_variant_inventory_item link
        where link.variant_id = variant.id and link.deleted_at is null)`.execute(db)
  const { count, example } = rows[0]!
  return count === 0
    ? fine("stock", "Every variant with managed stock has an inventory item.")
    : worthKnowing(
        "stock",
        `Variants with managed stock but no inventory item, which never sell out: ${count}, e.g. ${example}.`,
        {
          remedy: "Create inventory items for them, or turn off manage_inventory.",
          page: "/modules/multiwarehouse/admin/manage-inventory-items",
        },
      )
}
