import { createApp, createEngine } from "@stheno/core/host"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { operations } from "@stheno/core/internal/operations.ts"
import { isCachedOperation } from "@stheno/core/internal/platform/http/response-cache/index.ts"
import { changeSourcesOf } from "@stheno/core/internal/platform/http/response-cache/tables-read.ts"
import { changeSourceOf } from "@stheno/core/internal/platform/database/migrations/0015-changes-of-more-tables.ts"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { fillDemoShop, realPath, type DemoShop } from "./filled-demo-shop.ts"

const cached = operations.filter(isCachedOperation).map(({ path }) => path)

let shop: TestApp
let demo: DemoShop
beforeAll(async () => {
  shop = await createTestApp({ config: { responseCacheSize: 64 * 1024 ** 2 } })
  demo = await fillDemoShop(shop)
})
afterAll(() => shop.close())

/** Paths with every parameter that makes an operation read more. */
async function pathsOf(template: string): Promise<string[]> {
  const path = await realPath(shop, template)
  if (/^\/store\/(?:products|variants)/.test(path))
    return [path, `${path}?region_id=${demo.regions.america}`, `${path}?currency_code=usd`]
  return [path]
}

const send = (path: string) =>
  path.startsWith("/admin") ? shop.admin("GET", path) : shop.request("GET", path)

describe("a response that was read once", () => {
  test.each(cached)("%s comes from the cache, byte for byte", async (template) => {
    for (const path of await pathsOf(template)) {
      const first = await send(path)
      expect([path, first.status, first.headers.get("cache-status")]).toEqual([
        path,
        200,
        "Stheno; fwd=miss; stored",
      ])
      const { result: second, statements } = await shop.countStatements(() => send(path))
      expect(second.headers.get("cache-status")).toBe("Stheno; hit")
      expect(second.text).toBe(first.text)
      expect(second.headers.get("etag")).toBe(first.headers.get("etag"))
      expect(statements.filter((text) => !text.includes("auth_session"))).toHaveLength(1)
    }
  })
})

describe("PostgreSQL reads no table whose changes a response would miss", () => {
  test.each(cached)("%s", async (template) => {
    const uncached = createApp(createEngine({ db: shop.engine.db }))
    const token = await shop.request("POST", "/admin/auth/token", {
      email: "admin@example.com",
      password: "supersecret",
    })
    const headers = new Headers(
      template.startsWith("/admin") ? { authorization: `Bearer ${token.body.access_token}` } : {},
    )
    for (const path of await pathsOf(template)) {
      const { statements } = await shop.countStatements(() =>
        uncached.fetch(new Request(`http://localhost:9000${path}`, { headers })),
      )
      const read = statements.filter((text) => !text.includes("auth_session"))
      expect(read.length).toBeGreaterThan(0)
      for (const text of read) {
        const found = changeSourcesOf(text)
        const tables = await tablesOfPlan(text)
        expect(found).toEqual(expect.arrayContaining(tables.map((table) => changeSourceOf(table))))
      }
    }
  })
})

/** The tables that PostgreSQL's plan for a statement reads. */
async function tablesOfPlan(text: string): Promise<string[]> {
  const { rows } = await sql
    .raw<{ "QUERY PLAN": unknown }>(`explain (format json, generic_plan) ${text}`)
    .execute(shop.engine.db)
  const names = JSON.stringify(rows[0]!["QUERY PLAN"]).matchAll(/"Relation Name":"([^"]+)"/g)
  return [...new Set([...names].map(([, name]) => name!))].filter(
    (name) => name !== "table_change" && name !== "pg_class",
  )
}
