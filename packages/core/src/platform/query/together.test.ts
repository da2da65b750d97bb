import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { together } from "./together.ts"

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

test("several queries give their rows in order, with one statement", async () => {
  const { result, statements } = await shop.countStatements(() =>
    together(shop.engine.db, {
      numbers: sql<{ n: number }>`select n from generate_series(${3}::int, 1, -1) n`,
      nothing: sql<{ id: string }>`select id from region where id = ${"reg_x"}`,
      nested: sql<{
        list: number[]
      }>`with own as (select 1 as one) select json_build_array(one) as list from own`,
    }),
  )
  expect(statements).toHaveLength(1)
  expect(result).toEqual({ numbers: [{ n: 3 }, { n: 2 }, { n: 1 }], nothing: [], nested: [{ list: [1] }] })
})
