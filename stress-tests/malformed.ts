import type { Operation } from "@stheno/core/host"
import { z } from "@stheno/core/internal/platform/http/shape.ts"

/** A request that something is wrong with. */
export interface Malformed {
  readonly path: string
  /** a parameter that is empty or no single part of a path leads to another operation, or to none */
  readonly isElsewhere: boolean
  /** the text of the body, if there is one */
  readonly body: string | undefined
  readonly headers: Readonly<Record<string, string>>
}

type Random = () => number

const pick = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)]!

/** JSON texts to put where anything else is expected. */
const values: readonly string[] = [
  "null",
  "true",
  "0",
  "-1",
  "1.5",
  "1e309",
  "-1e309",
  "9007199254740993",
  "2147483648",
  "1e-320",
  '""',
  '" "',
  '"\\u0000"',
  '"\\ud800"',
  '"\\udc00 tail"',
  '"NaN"',
  '"1e309"',
  '"null"',
  '"2024-13-45T99:99:99Z"',
  '"0000-00-00"',
  '"+275761-01-01T00:00:00Z"',
  '"{{constructor}}"',
  '"../../etc/passwd"',
  '"%00%ff"',
  "[]",
  "[null]",
  "[[[[]]]]",
  "{}",
  '{"a":{"b":{"c":null}}}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '{"toString":1,"length":-1}',
  '{"gt":"x","lt":{"gte":[]}}',
  JSON.stringify("x".repeat(10_000)),
  JSON.stringify("é\u0301".repeat(500)),
  `${"[".repeat(80)}${"]".repeat(80)}`,
]

/** Texts that are no JSON at all, or not quite. */
const brokenTexts: readonly string[] = [
  "",
  "{",
  "[1,",
  '{"a":NaN}',
  "\u0000",
  "nul",
  '"text"',
  "7",
  "{'a':1}",
  "{} {}",
]

/** Texts for paths and query strings, as they are sent. */
const rawTexts: readonly string[] = [
  "",
  "%00",
  "%ff%fe",
  "%E0%A4%A",
  "%",
  "%2e%2e%2f%2e%2e",
  "%252e",
  "a%2Fb",
  "%20",
  "-1",
  "1e309",
  "NaN",
  "Infinity",
  "9".repeat(400),
  "x".repeat(4_000),
  "%F0%9F%92%A9",
  "null",
  "undefined",
  "__proto__",
  "[object%20Object]",
  "a,b,,c",
  "-",
  "+",
  ".",
  "a.b.c.d.e.f.g.h.i",
]

const oddHeaders: readonly Readonly<Record<string, string>>[] = [
  {},
  {},
  {},
  { "idempotency-key": "x".repeat(3_000) },
  { "idempotency-key": "'; drop" },
  { "x-publishable-api-key": "pk_%00" },
  { cookie: "connect.sid=%; connect.sid=" },
  { "content-type": "text/plain" },
  { "content-type": "application/json; charset=utf-16" },
  { "content-type": "multipart/form-data" },
  { "content-type": "application/x-www-form-urlencoded" },
  { origin: "null" },
  { "x-forwarded-for": "'; --, ::1" },
]

type JsonSchema = {
  properties?: Record<string, JsonSchema>
  required?: string[]
  type?: string | string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  enum?: unknown[]
  format?: string
}

/** Makes malformed requests of one operation out of what its OpenAPI entry says. */
export function malformer(operation: Operation, ids: readonly string[]): (random: Random) => Malformed {
  const body = operation.body && schemaOf(operation.body)
  const query = operation.query ? (schemaOf(operation.query).properties ?? {}) : {}
  return (random) => {
    const parameters = [...operation.path.matchAll(/\{\w+\}/g)].map(() =>
      random() < 0.6 && ids.length > 0 ? pick(ids, random) : pick(rawTexts, random),
    )
    const path = parameters.reduce((text, value) => text.replace(/\{\w+\}/, () => value), operation.path)
    const hasBody = operation.method !== "GET" && random() < 0.97
    return {
      path: `${path}${queryOf(query, random)}`,
      body: hasBody ? bodyOf(body, random, ids) : undefined,
      isElsewhere: parameters.some((value) => /^$|^\.$|%2F|^%2e/i.test(value)),
      headers: { ...(hasBody ? { "content-type": "application/json" } : {}), ...pick(oddHeaders, random) },
    }
  }
}

function schemaOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema
}

function queryOf(properties: Record<string, JsonSchema>, random: Random): string {
  const names = [...Object.keys(properties), "unknown", "__proto__", "limit", "offset", "expand", "fields"]
  const count = Math.floor(random() * 4)
  const parts = Array.from({ length: count }, () => {
    const suffix = pick(["", "", "", "[]", "[0]", "[gt]", "[a][b][c][d][e][f][g]", "[9999]", "["], random)
    return `${pick(names, random)}${suffix}=${pick(rawTexts, random)}`
  })
  return parts.length > 0 ? `?${parts.join(pick(["&", "&", "&&", ";"], random))}` : ""
}

function bodyOf(schema: JsonSchema | undefined, random: Random, ids: readonly string[]): string {
  if (!schema || random() < 0.05) return pick(random() < 0.5 ? brokenTexts : values, random)
  return textOf(schema, { random, ids, wrong: random() < 0.5 ? 0.15 : 0.5 })
}

interface Making {
  readonly random: Random
  readonly ids: readonly string[]
  /** how often something goes wrong */
  readonly wrong: number
}

/** JSON that follows the schema, but for what goes wrong on the way. */
function textOf(schema: JsonSchema, making: Making): string {
  const { random, wrong, ids } = making
  if (random() < wrong / 3) return pick(values, random)
  const one = schema.anyOf ? pick(schema.anyOf, random) : schema
  const type = Array.isArray(one.type) ? one.type[0] : one.type
  if (one.enum) return JSON.stringify(pick(one.enum, random))
  if (type === "object") return objectText(one, making)
  if (type === "array") {
    const length = Math.floor(random() * 3)
    return `[${Array.from({ length }, () => textOf(one.items ?? {}, making)).join(",")}]`
  }
  if (type === "number" || type === "integer") return pick(["1", "0", "2", "100", "-5", "2147483647"], random)
  if (type === "boolean") return pick(["true", "false"], random)
  if (type === "null") return "null"
  if (one.format === "date-time") return '"2024-05-05T12:00:00Z"'
  return JSON.stringify(
    random() < 0.3 && ids.length > 0 ? pick(ids, random) : pick(["a", "usd", "us", "a@b.co"], random),
  )
}

function objectText(schema: JsonSchema, making: Making): string {
  const { random, wrong } = making
  const required = new Set(schema.required)
  const entries = Object.entries(schema.properties ?? {})
    .filter(([name]) => (required.has(name) ? random() > wrong / 5 : random() < 0.4))
    .map(([name, inner]) => `${JSON.stringify(name)}:${textOf(inner, making)}`)
  if (random() < wrong / 3)
    entries.push(`${JSON.stringify(pick(["extra", "__proto__", "id", ""], random))}:${pick(values, random)}`)
  return `{${entries.join(",")}}`
}
