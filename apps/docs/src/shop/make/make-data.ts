import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { PGlite } from "@electric-sql/pglite"
import type { Database } from "@stheno/core"
import {
  addedOperations,
  createApp,
  createEngine,
  createUser,
  insertDefaults,
  migrate,
  pgliteDialect,
} from "@stheno/core/host"
import { seedDemoShop } from "@stheno/demo-shop"
import { Kysely } from "kysely"
import { installChangeLog } from "../change-log.ts"
import { people, quickPasswords } from "../shop.ts"
import { slimArchive } from "./slim-archive.ts"

/** Data directories, as compressed tar files. */
export interface ShopData {
  /** the demo shop */
  readonly full: Uint8Array
  /** a shop that nobody has touched */
  readonly empty: Uint8Array
}

/**
 * Makes the shops that pages begin with: migrated, and noting what changes.
 * @param pictures folder for the products' pictures
 * @param address what is put before a picture's name
 */
export async function makeData(pictures: string, address: string): Promise<ShopData> {
  mkdirSync(pictures, { recursive: true })
  const { client, engine } = await openEmptyShop()
  try {
    const empty = await pack(client)
    await seedDemoShop({
      fetch: createApp(engine, addedOperations).fetch,
      credentials: people.admin,
      putImage: async (name, svg) => {
        writeFileSync(join(pictures, name), svg)
        return `${address}/${name}`
      },
    })
    await client.exec(
      "insert into oauth (id, display_name, application_name) values ('oauth_page', 'An application of the page', 'page-app')",
    )
    return { empty, full: await pack(client) }
  } finally {
    await client.close()
  }
}

/** Makes only the shop that nobody has touched, which takes a fraction of the time. */
export async function makeEmptyData(): Promise<Uint8Array> {
  const { client } = await openEmptyShop()
  try {
    return await pack(client)
  } finally {
    await client.close()
  }
}

async function openEmptyShop() {
  const client = await PGlite.create()
  try {
    const db = new Kysely<Database>({ dialect: pgliteDialect(client) })
    await migrate(db)
    await insertDefaults(db)
    const engine = createEngine({ db, passwords: quickPasswords })
    await createUser({ db: engine.db, engine }, people.admin)
    await installChangeLog(client)
    return { client, engine }
  } catch (error) {
    await client.close()
    throw error
  }
}

/** No notifications for generated orders, and a page sends no request twice. */
async function pack(client: PGlite): Promise<Uint8Array> {
  await client.exec("truncate staged_job, idempotency_key, page.change")
  await client.exec("vacuum full")
  await client.query("select pg_switch_wal()")
  await client.exec("checkpoint")
  const { rows } = await client.query<{ name: string; end: number }>(
    `select pg_walfile_name(pg_current_wal_insert_lsn()) as name,
       (pg_walfile_name_offset(pg_current_wal_insert_lsn())).file_offset as end`,
  )
  const archive = await client.dumpDataDir("none")
  return gzipSync(slimArchive(new Uint8Array(await archive.arrayBuffer()), rows[0]!), { level: 9 })
}
