import { sql } from "@stheno/core"
import { createTestDatabase, type TestDatabase } from "@stheno/server/testing"
import fs from "node:fs"
import path from "node:path"
import sharp from "sharp"
import { afterAll, beforeAll, expect, it, vi } from "vitest"
import { readOptions } from "./src/options.ts"
import { updateProduct } from "./src/variant-sets.ts"

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  const folder = path.join(import.meta.dirname, "src/migrations")
  for (const name of fs.readdirSync(folder)) {
    const [up = ""] = fs.readFileSync(path.join(folder, name), "utf8").split("-- down")
    for (const statement of up.split(/;\n/).filter((each) => each.trim()))
      await sql.raw(statement).execute(database.db)
  }
})
afterAll(() => database.drop())

const url = "https://store.example.com/uploads/file_1-cup.png"

it("leaves an image to the process that works on it, however long that takes, unless it ended", async () => {
  const { db } = database
  await sql`insert into product (id, title, handle, status, thumbnail)
    values ('prod_1', 'Cup', 'cup', 'published', ${url})`.execute(db)
  const image = await sharp({ create: { width: 40, height: 40, channels: 3, background: "#336699" } })
    .png()
    .toBuffer()
  const upload = vi.fn(async ({ name }: { name: string }) => ({ url: name, key: name }))
  const files = { upload, downloadStream: async () => new Blob([Buffer.from(image)]).stream() }
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const shop = { db, engine: { providers: { files } }, log, transaction: async () => undefined }
  const update = () =>
    updateProduct(shop as unknown as Parameters<typeof updateProduct>[0], "prod_1", options)
  const options = readOptions({ widths: [16, 32], formats: ["webp"] })
  const age = () =>
    sql`update image_variant_set set claimed_at = now() - interval '14 minutes' where url = ${url}`.execute(
      db,
    )
  const ofAge = async () =>
    (
      await sql<{ minutes: number }>`select extract(epoch from now() - claimed_at)::float8 / 60 as minutes
        from image_variant_set`.execute(db)
    ).rows[0]!.minutes

  // While the first variant is stored, a long time passes; the second is stored a short time after.
  upload.mockImplementationOnce(async ({ name }) => {
    await age()
    return { url: name, key: name }
  })
  let minutes = -1
  upload.mockImplementationOnce(async ({ name }) => {
    minutes = await ofAge()
    await update()
    return { url: name, key: name }
  })
  await update()
  expect(minutes).toBeGreaterThanOrEqual(0)
  expect(minutes).toBeLessThan(5)
  expect(upload).toHaveBeenCalledTimes(2)

  await sql`update image_variant_set set claimed_at = now() - interval '16 minutes'`.execute(db)
  await update()
  expect(upload).toHaveBeenCalledTimes(4)
})
