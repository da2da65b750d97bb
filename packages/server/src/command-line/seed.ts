import { CommerceError, type CallInput, type Shop } from "@stheno/core"
import { createUser, emptyExtension, extendShop, operations, type Operation } from "@stheno/core/host"
import { prepareDatabase } from "../bootstrap.ts"
import type { Config } from "../config/keys.ts"
import { inOneTransaction } from "../one-transaction.ts"
import { startJobs, type Jobs } from "../jobs/index.ts"
import { extensionOf, jobSettings, migrateProjectTables, type Project } from "../project/index.ts"
import { StartError } from "../start-error.ts"
import { knownPart } from "./seed-body.ts"
import { readSeedFile, type Entry, type SeedFile } from "./seed-file.ts"
import { stockProducts } from "./seed-stock.ts"
import { withShop, type CommandShop } from "./with-shop.ts"

/**
 * `stheno seed -f FILE`: fills the shop from a seed file of v1, all of it or nothing.
 * @param options.isMigrating makes the tables, default rows and the admin user first
 * @throws seed_file_not_valid when it cannot be read
 * @throws seed_refused naming the entry that was refused
 * @since 0.1
 */
export async function seedShop(
  overrides: Partial<Config>,
  options: { readonly file: string; readonly isMigrating: boolean },
): Promise<void> {
  const file = readSeedFile(options.file)
  await withShop(overrides, async ({ engine, config, project, url, engineOver }) => {
    const migrations = project?.parts.migrations ?? []
    if (options.isMigrating) {
      await prepareDatabase(engine, config, (message) => console.log(message))
      await migrateProjectTables(engine.db, migrations)
    }
    const extension = project ? extensionOf(project, project.parts.models) : emptyExtension
    const jobs = jobsAskedFor(project, { engine, url })
    try {
      await inOneTransaction(url, async (plain) => {
        const engine = engineOver(plain)
        const extended = extendShop(engine, operations, { extension, enqueue: jobs.enqueue })
        await fill(extended.shopOver(engine.db), extended.operations, file)
      })
    } finally {
      await jobs.stop()
    }
  })
  console.log(`Imported ${options.file}.`)
}

/** Entries of a seed file have no types: the operations validate them. */
type LooseCall = (operation: string, input?: CallInput) => Promise<Readonly<Record<string, unknown>>>

interface SeededShop extends Omit<Shop, "call"> {
  readonly call: LooseCall
}

/** The shop, with operations that ignore unknown properties. */
function lenient(shop: Shop, known: readonly Operation[]): SeededShop {
  const named = new Map(known.map((operation) => [`${operation.area}.${operation.id}`, operation]))
  const call = shop.call as LooseCall
  return {
    ...shop,
    call: (name, input = {}) => {
      const operation = named.get(name)
      const body = operation && input.body ? knownPart(operation, input.body) : input.body
      return call(name, body ? { ...input, body } : input)
    },
  }
}

/** Services of the project may ask for jobs while the shop is filled; they begin when a server runs. */
function jobsAskedFor(
  project: Project | undefined,
  shop: Pick<CommandShop, "engine" | "url">,
): Pick<Jobs, "enqueue" | "stop"> {
  const known = project?.parts.jobs.map((placed) => ({ ...jobSettings(placed), run: async () => {} })) ?? []
  let jobs: Jobs | undefined
  return {
    enqueue: (...input) => {
      jobs ??= startJobs({ ...shop, log: shop.engine.log, isWorker: false, jobs: known })
      return jobs.enqueue(...input)
    },
    stop: async () => jobs?.stop(),
  }
}

/** What entries are called in the file, and what they became. */
interface Names {
  readonly regions: Map<string, string>
  readonly collections: Map<string, string>
  readonly categories: Map<string, string>
}

async function fill(typed: Shop, known: readonly Operation[], file: SeedFile): Promise<void> {
  const shop = lenient(typed, known)
  const names: Names = { regions: new Map(), collections: new Map(), categories: new Map() }
  if (file.store) await refusable("store", () => shop.call("admin.PostStore", { body: file.store! }))
  await each(file, "users", (entry) => addUser(shop, entry))
  await each(file, "regions", async ({ id, ...body }) =>
    remember(names.regions, id, await shop.call("admin.PostRegions", { body, ...ownRegionId(id) }), "region"),
  )
  const profiles = await profilesOf(shop)
  await each(file, "shipping_options", async ({ is_giftcard, region_id, id: _, ...body }) => {
    const own = is_giftcard ? profiles.get("gift_card") : profiles.get("default")
    const region = names.regions.get(String(region_id)) ?? region_id
    await shop.call("admin.PostShippingOptions", { body: { profile_id: own, ...body, region_id: region } })
  })
  await each(file, "product_collections", async ({ id, ...body }) =>
    remember(
      names.collections,
      id,
      await shop.call("admin.PostCollections", { body, ...ownId(id) }),
      "collection",
    ),
  )
  await each(file, "categories", (entry) => addCategory(shop, entry, names))
  const products: string[] = []
  await each(file, "products", async (entry) => products.push(await addProduct(shop, entry, names)))
  await stockProducts(typed, products)
  await each(file, "publishable_api_keys", (entry) => addKey(shop, entry))
}

/** v1 keeps the ids in the file. */
function ownId(id: unknown): Pick<CallInput, "id"> {
  return typeof id === "string" && id !== "" ? { id } : {}
}

/** Other ids of regions are names that only the file uses. */
function ownRegionId(id: unknown): Pick<CallInput, "id"> {
  return String(id).startsWith("reg_") ? ownId(id) : {}
}

async function each(
  file: SeedFile,
  key: Exclude<keyof SeedFile, "store">,
  add: (entry: Entry) => Promise<unknown>,
): Promise<void> {
  for (const [at, entry] of file[key].entries()) {
    const name = entry.title ?? entry.name ?? entry.email
    await refusable(`${key}[${at}]${typeof name === "string" ? ` (${name})` : ""}`, () => add(entry))
  }
  if (file[key].length > 0) console.log(`${key}: ${file[key].length}`)
}

async function refusable(place: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error
    throw new StartError(
      "seed_refused",
      `${place} was rejected: ${error.message}`,
      "Correct the file and run the command again. Nothing was imported.",
      { cause: error },
    )
  }
}

async function addUser(
  { db, engine }: Pick<Shop, "db" | "engine">,
  { email, password, first_name, last_name }: Entry,
): Promise<void> {
  const text = (value: unknown) => (typeof value === "string" ? value : null)
  const address = String(email).toLowerCase()
  const found = await db.selectFrom("user").select("id").where("email", "=", address).executeTakeFirst()
  if (found) return console.log(`users: ${address} already exists and is unchanged`)
  await createUser(
    { db, engine },
    {
      email: address,
      password: String(password),
      first_name: text(first_name),
      last_name: text(last_name),
      role: "admin",
    },
  )
}

/** A category with those below it. */
async function addCategory(shop: SeededShop, entry: Entry, names: Names): Promise<void> {
  const { id, category_children: children, parent_category_id: parent, ...body } = entry
  const answer = await shop.call("admin.PostProductCategories", {
    body: {
      is_active: true,
      is_internal: false,
      ...body,
      ...(parent != null && { parent_category_id: names.categories.get(String(parent)) ?? parent }),
    },
    ...ownId(id),
  })
  const made = remember(names.categories, id ?? body.handle, answer, "product_category")
  for (const child of Array.isArray(children) ? (children as Entry[]) : [])
    await addCategory(shop, { ...child, parent_category_id: made }, names)
}

/** @returns the product's id */
async function addProduct(shop: SeededShop, entry: Entry, names: Names): Promise<string> {
  const { id, profile_id: _, collection_id, categories, ...body } = entry
  const real = (known: Map<string, string>, id: unknown) => known.get(String(id)) ?? id
  const { product } = await shop.call("admin.PostProducts", {
    body: {
      status: "published",
      ...body,
      ...(collection_id != null && { collection_id: real(names.collections, collection_id) }),
      ...(Array.isArray(categories) && {
        categories: (categories as Entry[]).map((category) => ({ id: real(names.categories, category.id) })),
      }),
    },
    ...ownId(id),
  })
  return String((product as Entry).id)
}

/** A key opens the default sales channel. */
async function addKey(shop: SeededShop, { title }: Entry): Promise<void> {
  const { publishable_api_key } = await shop.call("admin.PostPublishableApiKeys", { body: { title } })
  const { store } = await shop.call("admin.GetStore")
  const key = (publishable_api_key as Entry).id
  const channel = (store as Entry).default_sales_channel_id
  if (typeof channel === "string")
    await shop.call("admin.PostPublishableApiKeySalesChannelsChannelsBatch", {
      params: { id: String(key) },
      body: { sales_channel_ids: [{ id: channel }] },
    })
  console.log(`publishable_api_keys: ${String(title)} is ${String(key)}`)
}

async function profilesOf(shop: SeededShop): Promise<ReadonlyMap<string, unknown>> {
  const { shipping_profiles } = await shop.call("admin.GetShippingProfiles")
  return new Map((shipping_profiles as Entry[]).map(({ type, id }) => [String(type), id]))
}

function remember(
  into: Map<string, string>,
  name: unknown,
  answer: Readonly<Record<string, unknown>>,
  key: string,
): string {
  const id = String((answer[key] as Entry).id)
  if (name != null) into.set(String(name), id)
  return id
}
