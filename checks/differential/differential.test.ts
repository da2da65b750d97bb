import { expect, test } from "vitest"
import { v1Differences } from "@stheno/core/internal/v1-differences/index.ts"
import recorded from "../v1-differences.json" with { type: "json" }
import { compareReplies, SameIds } from "./compare.ts"
import { generateSequence } from "./generate.ts"
import knownTables from "./known-tables.json" with { type: "json" }
import known from "./known.json" with { type: "json" }
import { createRandom } from "./random.ts"
import type { Step } from "./sequence.ts"
import { shrink } from "./shrink.ts"

const id = (prefix: string, end: string) => `${prefix}_${"0".repeat(26 - end.length)}${end}`
const reply = (body: unknown, status = 200) => ({ status, body })
const paths = (v1: unknown, ours: unknown, same = new SameIds()) =>
  compareReplies(reply(v1), reply(ours), same).map(({ at }) => at)

test("IDs, times and codes may differ, values may not", () => {
  const made = (end: string, title: string) => ({
    product: { id: id("prod", end), title, created_at: `2026-01-0${end}T00:00:00.000Z` },
  })
  expect(paths(made("1", "Mug"), made("2", "Mug"))).toEqual([])
  expect(paths(made("1", "Mug"), made("2", "Cup"))).toEqual(["product.title"])
  expect(paths({ id: id("prod", "1") }, { id: id("cart", "1") })).toEqual(["id"])
})

test("v1 separates the ID of a variant's price with two underscores", () => {
  const price = (end: string, mark: string) => ({ id: `pvma${mark}${"0".repeat(25)}${end}` })
  expect(paths(price("1", "__"), price("2", "_"))).toEqual([])
  expect(paths(price("1", "__"), { id: id("ma", "2") })).toEqual(["id"])
})

test("an ID stands for the same row in every response", () => {
  const same = new SameIds()
  expect(paths({ id: id("prod", "1") }, { id: id("prod", "2") }, same)).toEqual([])
  expect(paths({ id: id("prod", "1") }, { id: id("prod", "2") }, same)).toEqual([])
  expect(paths({ id: id("prod", "1") }, { id: id("prod", "3") }, same)).toEqual(["id"])
})

test("properties that v1 lacks are no difference, and those that we lack are", () => {
  expect(paths({ a: 1 }, { a: 1, b: 2 })).toEqual([])
  expect(paths({ a: 1, b: 2 }, { a: 1 })).toEqual(["b"])
})

test("rows of a list have an order, and rows of a relation have none", () => {
  const rows = [{ title: "a" }, { title: "b" }]
  expect(paths({ items: rows }, { items: rows.toReversed() })).toEqual(["items[0].title", "items[1].title"])
  expect(paths({ cart: { items: rows } }, { cart: { items: rows.toReversed() } })).toEqual([])
  expect(paths({ cart: { items: rows } }, { cart: { items: [] } })).toEqual(["cart.items.length"])
})

test("an internal error of v1 says nothing, and one of ours is a difference", () => {
  const compare = (v1: number, ours: number) => compareReplies(reply("", v1), reply("", ours), new SameIds())
  expect(compare(500, 404)).toEqual([])
  expect(compare(500, 200)).toEqual([])
  expect(compare(404, 500)).toHaveLength(1)
  expect(compare(500, 500)).toHaveLength(1)
})

test("a seed makes the same sequence each time, and refers to earlier steps only", () => {
  for (let seed = 1; seed <= 30; seed++) {
    const steps = generateSequence(createRandom(seed))
    expect(generateSequence(createRandom(seed))).toEqual(steps)
    const known = new Set<string>()
    for (const step of steps) {
      const named = [...JSON.stringify(step).matchAll(/\{\{(s\d+):/g)].map(([, name]) => name!)
      expect(named.filter((name) => !known.has(name))).toEqual([])
      known.add(step.id)
    }
  }
  const first = JSON.stringify(generateSequence(createRandom(1)))
  expect(JSON.stringify(generateSequence(createRandom(2)))).not.toBe(first)
})

test("a listed difference that is deliberate is one of the registry", () => {
  const registered = new Set(v1Differences.map(({ id }) => id))
  const named = [...recorded, ...known, ...knownTables].flatMap((each) =>
    "difference" in each && each.difference ? [each.difference] : [],
  )
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((id) => !registered.has(id))).toEqual([])
})

test("a failing sequence becomes as short as it can", async () => {
  const steps: Step[] = Array.from({ length: 20 }, (_, n) => ({ id: `s${n}`, method: "GET", path: `/${n}` }))
  const fails = async (some: readonly Step[]) =>
    ["/3", "/11", "/19"].every((path) => some.some((step) => step.path === path))
  const shortest = await shrink(steps, fails)
  expect(shortest.map(({ path }) => path)).toEqual(["/3", "/11", "/19"])
})
