import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { createTestDatabase, type TestDatabase } from "@stheno/server/testing"
import { insertDefaults } from "./default-rows.ts"

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const defaultTables = [
  "country",
  "currency",
  "fulfillment_provider",
  "payment_provider",
  "sales_channel",
  "shipping_profile",
  "store",
  "store_currencies",
]

async function countRows(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of defaultTables) {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(
      database.db,
    )
    counts[table] = rows[0]!.n
  }
  return counts
}

describe("insertDefaults", () => {
  it("gives a new database the rows of a new v1 shop", async () => {
    expect(await countRows()).toEqual({
      country: 250,
      currency: 120,
      fulfillment_provider: 1,
      payment_provider: 1,
      sales_channel: 1,
      shipping_profile: 2,
      store: 1,
      store_currencies: 1,
    })
  })

  it("gives the store its currency and its sales channel", async () => {
    const { rows } = await sql`
      select s.name, s.default_currency_code, s.id ~ '^store_[0-9A-HJKMNP-TV-Z]{26}$' as store_id,
        c.name as channel, c.description, c.is_disabled, c.id ~ '^sc_[0-9A-HJKMNP-TV-Z]{26}$' as channel_id,
        m.currency_code
      from store s
      join sales_channel c on c.id = s.default_sales_channel_id
      join store_currencies m on m.store_id = s.id`.execute(database.db)
    expect(rows).toEqual([
      {
        name: "Medusa Store",
        default_currency_code: "usd",
        store_id: true,
        channel: "Default Sales Channel",
        description: "Created by Medusa",
        is_disabled: false,
        channel_id: true,
        currency_code: "usd",
      },
    ])
  })

  it("writes currencies, countries, profiles and providers as v1 does", async () => {
    const { db } = database
    const profiles = await sql`select name, type from shipping_profile order by type`.execute(db)
    expect(profiles.rows).toEqual([
      { name: "Default Shipping Profile", type: "default" },
      { name: "Gift Card Profile", type: "gift_card" },
    ])
    const currency = await sql`select * from currency where code = 'cad'`.execute(db)
    expect(currency.rows).toEqual([
      { code: "cad", name: "Canadian Dollar", symbol: "CA$", symbol_native: "$", includes_tax: false },
    ])
    const country = await sql`
      select iso_2, iso_3, num_code, name, display_name, region_id from country where iso_2 = 'ax'`.execute(
      db,
    )
    expect(country.rows).toEqual([
      {
        iso_2: "ax",
        iso_3: "ala",
        num_code: 248,
        name: "ÅLAND ISLANDS",
        display_name: "Åland Islands",
        region_id: null,
      },
    ])
    const providers = await sql`
      select id, is_installed from payment_provider
      union all select id, is_installed from fulfillment_provider`.execute(db)
    expect(providers.rows).toEqual([
      { id: "manual", is_installed: true },
      { id: "manual", is_installed: true },
    ])
  })

  it("changes nothing the second time, and when four processes start at once", async () => {
    const before = await countRows()
    await sql`update store set name = 'Renamed'`.execute(database.db)
    await Promise.all([1, 2, 3, 4].map(() => insertDefaults(database.db)))
    expect(await countRows()).toEqual(before)
    const { rows } = await sql`select name from store`.execute(database.db)
    expect(rows).toEqual([{ name: "Renamed" }])
  })

  it("makes the store with what currencies there are", async () => {
    await sql`update store set default_sales_channel_id = null`.execute(database.db)
    await sql`truncate store, store_currencies, currency cascade`.execute(database.db)
    await sql`insert into currency (code, symbol, symbol_native, name) values ('sek', 'kr', 'kr', 'Krona')`.execute(
      database.db,
    )
    await insertDefaults(database.db)
    const { rows } = await sql`select default_currency_code from store`.execute(database.db)
    expect(rows).toEqual([{ default_currency_code: "sek" }])
  })
})
