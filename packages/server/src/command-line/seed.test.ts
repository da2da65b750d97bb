import { sql } from "kysely"
import fs from "node:fs"
import { fileURLToPath } from "node:url"
import { afterAll, beforeAll, test, vi } from "vitest"
import { expect } from "@stheno/testing/expect.ts"
import { bundleServer } from "@stheno/testing/child-server.ts"
import { createTestDatabase, type TestDatabase } from "../testing/index.ts"
import { writeFiles } from "@stheno/testing/project-folder.ts"
import { runStheno } from "@stheno/testing/run-command.ts"

vi.setConfig({ testTimeout: 120_000 })

const seedFile = fileURLToPath(new URL("./testing/v1-seed.json", import.meta.url))

let database: TestDatabase
let cwd: string
let seeded: Awaited<ReturnType<typeof runStheno>>
beforeAll(async () => {
  bundleServer()
  database = await createTestDatabase()
  cwd = writeFiles({ "stheno.config.ts": "export default {}" })
  seeded = await runStheno(["seed", "-f", seedFile], { cwd, env: { DATABASE_URL: database.url } })
}, 120_000)
afterAll(async () => {
  fs.rmSync(cwd, { recursive: true, force: true })
  await database.drop()
})

const rowsOf = async (query: string) =>
  (await sql.raw<Record<string, unknown>>(query).execute(database.db)).rows

test("loads a seed file of v1 as it is", () => {
  expect([seeded.code, seeded.stderr]).toEqual([0, ""])
})

// The expected rows are those that v1's seeder wrote from the same file.
test("keeps the ids of categories, and their order", async () => {
  const columns = "id, is_active, is_internal, rank, parent_category_id, mpath"
  const category = (id: string, rank: number, over = {}) => ({
    id,
    is_active: true,
    is_internal: false,
    rank,
    parent_category_id: null,
    mpath: `${id}.`,
    ...over,
  })
  const below = (id: string) => ({ parent_category_id: "pcat_textiles", mpath: `pcat_textiles.${id}.` })
  expect(await rowsOf(`select ${columns} from product_category order by id`)).toEqual([
    category("pcat_aprons", 1, below("pcat_aprons")),
    category("pcat_lamps", 2, { is_internal: true }),
    category("pcat_mugs", 0),
    category("pcat_textiles", 1),
    category("pcat_towels", 0, below("pcat_towels")),
  ])
})

test("keeps ids of regions that begin with reg_, and takes others as names", async () => {
  const regions = await rowsOf("select id, name, currency_code from region order by name")
  expect(regions).toEqual([
    { id: expect.stringMatching(/^reg_[0-9A-Z]{26}$/), name: "EU", currency_code: "eur" },
    { id: "reg_seeded_na", name: "NA", currency_code: "usd" },
  ])
  const options = await rowsOf(`
    select o.name, r.name as region, p.type::text as profile, o.amount, o.is_return,
      (select max(q.amount) from shipping_option_requirement q where q.shipping_option_id = o.id) as minimum
    from shipping_option o join region r on r.id = o.region_id join shipping_profile p on p.id = o.profile_id
    order by o.name`)
  const eu = { region: "EU", profile: "default" }
  expect(options).toEqual([
    { name: "Bring it back", ...eu, amount: 500, is_return: true, minimum: 2000 },
    { name: "Post", ...eu, amount: 1000, is_return: false, minimum: null },
    {
      name: "Voucher by email",
      region: "NA",
      profile: "gift_card",
      amount: 0,
      is_return: false,
      minimum: null,
    },
  ])
})

test("writes products with options, variants, prices and what they belong to", async () => {
  const products = await rowsOf(`
    select p.id, p.status, p.thumbnail, p.weight, p.collection_id, p.discountable, t.value as type, s.type::text as profile,
      (select string_agg(c.product_category_id, ',') from product_category_product c where c.product_id = p.id) as categories,
      (select count(*)::int from product_images i where i.product_id = p.id) as images
    from product p left join product_type t on t.id = p.type_id
    join product_shipping_profile l on l.product_id = p.id join shipping_profile s on s.id = l.profile_id
    order by p.title`)
  expect(products).toEqual([
    {
      id: "prod_seeded_mug",
      status: "published",
      thumbnail: "https://files.example.com/mug-front.png",
      weight: 400,
      collection_id: "pcol_seeded",
      discountable: true,
      type: "Crockery",
      profile: "default",
      categories: "pcat_mugs",
      images: 2,
    },
    {
      id: expect.stringMatching(/^prod_[0-9A-Z]{26}$/),
      status: "draft",
      thumbnail: "https://files.example.com/voucher.png",
      weight: null,
      collection_id: null,
      discountable: false,
      type: null,
      profile: "gift_card",
      categories: null,
      images: 0,
    },
  ])
  const variants = await rowsOf(`
    select v.title, v.sku, v.inventory_quantity, v.allow_backorder, v.manage_inventory,
      (select string_agg(x.value, ',' order by x.value) from product_option_value x where x.variant_id = v.id) as options,
      (select string_agg(concat_ws(' ', m.amount, m.currency_code, m.min_quantity, m.max_quantity), ',' order by m.amount)
        from product_variant_money_amount l join money_amount m on m.id = l.money_amount_id
        where l.variant_id = v.id) as prices
    from product_variant v order by v.title`)
  const plain = { sku: null, inventory_quantity: 0, allow_backorder: false, manage_inventory: true }
  expect(variants).toEqual([
    { title: "10", ...plain, manage_inventory: false, options: "10", prices: "1000 usd" },
    {
      ...plain,
      title: "M / White",
      sku: "MUG-M-WHITE",
      allow_backorder: true,
      options: "M,White",
      prices: "2950 eur,3200 usd 2 5",
    },
    {
      ...plain,
      title: "S / Black",
      inventory_quantity: 100,
      options: "Black,S",
      prices: "1950 eur,2200 usd",
    },
  ])
})
