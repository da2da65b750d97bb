import fs from "node:fs"
import path from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { operations } from "../../operations.ts"
import { longestPattern } from "../query/filter.ts"
import { z } from "./shape.ts"
import type { Operation } from "./operation.ts"

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

const patternNames = new Set(["q", "contains", "starts_with", "ends_with"])

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>
  readonly anyOf?: readonly Schema[]
  readonly items?: Schema
  readonly type?: string
  readonly maxLength?: number
}

/** Every property of an input that becomes a pattern, as a path such as `q` or `email.contains`. */
function patternsIn(schema: Schema, trail: readonly string[] = []): { path: string; isBounded: boolean }[] {
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) =>
      patternNames.has(name)
        ? [{ path: [...trail, name].join("."), isBounded: isBounded(inner) }]
        : patternsIn(inner, [...trail, name]),
    ),
    ...(schema.anyOf ?? []).flatMap((inner) => patternsIn(inner, trail)),
    ...(schema.items ? patternsIn(schema.items, trail) : []),
  ]
}

function isBounded({ anyOf, type, maxLength = Infinity }: Schema): boolean {
  if (anyOf) return anyOf.every(isBounded)
  return type === "null" || maxLength <= longestPattern
}

const patternsOf = (schema: z.ZodType | undefined) =>
  schema ? patternsIn(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Schema) : []

const searchable = operations.filter(({ query }) => patternsOf(query).length > 0)
const searchesIn = (operation: Operation) => patternsOf(operation.query).map((one) => one.path)

describe("text that becomes a pattern", () => {
  it("is bounded in the input of every operation", () => {
    const found = operations.flatMap(({ id, query, body }) =>
      [...patternsOf(query), ...patternsOf(body)].map((one) => ({ id, ...one })),
    )
    expect(found.length).toBeGreaterThan(30)
    expect(found.filter((one) => !one.isBounded)).toEqual([])
  })

  it.each(searchable.map((operation) => [operation.id, operation] as const))(
    "of %s is accepted up to 256 characters and rejected beyond",
    async (_id, operation) => {
      for (const name of searchesIn(operation)) {
        const [first, ...rest] = name.split(".")
        const parameter = `${first}${rest.map((part) => `[${part}]`).join("")}`
        const send = (text: string) =>
          shop.admin(
            "GET",
            `${operation.path.replace(/\{\w+\}/g, "none")}?${parameter}=${encodeURIComponent(text)}`,
          )
        const accepted = await send("%".repeat(256))
        expect([200, 401, 404]).toContain(accepted.status)
        expect(await send("%".repeat(257))).toMatchObject(
          accepted.status === 401
            ? { status: 401 }
            : {
                status: 400,
                body: {
                  type: "invalid_data",
                  message: `${name.split(".").at(-1)} must be shorter than or equal to 256 characters`,
                },
              },
        )
      }
    },
  )

  it("of the search engine is bounded too", async () => {
    const search = (q: string) => shop.request("POST", "/store/products/search", { q })
    expect((await search("a".repeat(256))).status).toBe(200)
    expect(await search("a".repeat(257))).toMatchObject({ status: 400, body: { type: "invalid_data" } })
  })

  it("is compiled to SQL in one place only", () => {
    const source = path.join(import.meta.dirname, "../..")
    const offenders = fs
      .readdirSync(source, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts") && !/\.test\.ts$|\.gen\.ts$|testing\/|migrations\//.test(file))
      .filter((file) => {
        const text = fs.readFileSync(path.join(source, file), "utf8")
        return /\bilike\b|regexp_\w+\(|"like"|sql`[^`]*(?:\blike|~\*?) \$\{/i.test(text)
      })
    expect(offenders).toEqual(["platform/query/filter.ts"])
  })
})
