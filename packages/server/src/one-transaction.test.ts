import { afterAll, beforeAll, expect, it } from "vitest"
import { inOneTransaction } from "./one-transaction.ts"
import { createTestDatabase, type TestDatabase } from "./testing/index.ts"

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const tag = (id: string) => ({ id, value: id })
const tags = async () => {
  const rows = await database.db.selectFrom("product_tag").select("id").orderBy("id").execute()
  return rows.map(({ id }) => id)
}

it("keeps everything, but what an inner transaction rolled back", async () => {
  const result = await inOneTransaction(database.url, async (db) => {
    await db.insertInto("product_tag").values(tag("a")).execute()
    await db.transaction().execute((tx) => tx.insertInto("product_tag").values(tag("b")).execute())
    const broken = db.transaction().execute(async (tx) => {
      await tx.insertInto("product_tag").values(tag("c")).execute()
      await tx.insertInto("product_tag").values(tag("a")).execute()
    })
    await expect(broken).rejects.toMatchObject({ code: "23505" })
    expect(await tags()).toEqual([])
    return "done"
  })
  expect(result).toBe("done")
  expect(await tags()).toEqual(["a", "b"])
})

it("keeps nothing when the work throws", async () => {
  const work = inOneTransaction(database.url, async (db) => {
    await db.transaction().execute((tx) => tx.insertInto("product_tag").values(tag("d")).execute())
    throw new Error("interrupted")
  })
  await expect(work).rejects.toThrow("interrupted")
  expect(await tags()).toEqual(["a", "b"])
})
