import fs from "node:fs"
import { describe, expect, test } from "vitest"
import { v1Differences } from "@stheno/core/internal/v1-differences/index.ts"
import recorded from "../v1-differences.json" with { type: "json" }
import { compareReplies, SameIds } from "./compare.ts"
import { createDraft, places } from "./draft.ts"
import { generateSequence } from "./generate.ts"
import knownTables from "./known-tables.json" with { type: "json" }
import known from "./known.json" with { type: "json" }
import { findKnown, type Known } from "./known.ts"
import { oddForms, readOddly } from "./operations/odd-queries.ts"
import { oddSelections, readRowOddly } from "./operations/odd-rows.ts"
import { anchors, parametersOfLists, valueOf } from "./operations/queries.ts"
import { createRandom } from "./random.ts"
import { fillIn } from "./references.ts"
import { endsInHalf } from "./rounding.ts"
import { operationOf, queryOf, type Step } from "./sequence.ts"
import { shrink } from "./shrink.ts"
import unordered from "./unordered.json" with { type: "json" }
import { unorderedLists } from "./unordered.ts"
import { world } from "./world.ts"

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

test("rows of a list that v1 does not order come in any order", () => {
  const [one, two] = [{ name: "Post" }, { name: "Express" }]
  expect(paths({ shipping_options: [one, two] }, { shipping_options: [two, one] })).toEqual([])
  expect(paths({ shipping_options: [one, two] }, { shipping_options: [one, one] })).toEqual([
    "shipping_options[1].name",
  ])
  expect(paths({ regions: [one, two] }, { regions: [two, one] })).not.toEqual([])
})

describe("a list of an operation whose rows v1 does not order", () => {
  const lists = unorderedLists({ method: "GET", path: "/admin/variants" })
  const [one, two, three] = ["S", "M", "L"].map((title, index) => ({
    id: id("variant", `${index + 1}`),
    title,
  }))
  const differing = (v1: object, ours: object) =>
    compareReplies(reply(v1), reply(ours), new SameIds(), lists).map(({ at }) => at)

  test("is compared as a set", () => {
    expect(differing({ variants: [one, two], count: 2 }, { variants: [two, one], count: 2 })).toEqual([])
    expect(differing({ variants: [one, two], count: 2 }, { variants: [two, three], count: 2 })).toEqual([
      "variants[0].title",
    ])
    expect(differing({ variants: [one, two], count: 2 }, { variants: [one], count: 1 })).toEqual([
      "variants.length",
      "count",
    ])
  })

  test("can have other rows on a page that is not the whole list, but not another number", () => {
    expect(differing({ variants: [one], count: 3 }, { variants: [three], count: 3 })).toEqual([])
    expect(differing({ variants: [one], count: 3 }, { variants: [one, two], count: 3 })).toEqual(["variants"])
  })

  test("is not one of another operation", () => {
    expect([...lists]).toEqual(["variants"])
    expect([...unorderedLists({ method: "GET", path: "/admin/products" })]).toEqual([])
    expect([...unorderedLists({ method: "GET", path: "/admin/variants/{{s1:variant.id}}" })]).toEqual([])
  })
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

/** What the generator sends, with the parameters of its queries, in many sequences. */
function sentBy(seeds: number): ReadonlyMap<string, ReadonlySet<string>> {
  const sent = new Map<string, Set<string>>()
  const steps = Array.from({ length: seeds }, (_, seed) => generateSequence(createRandom(seed))).flat()
  for (const step of [...world, ...steps]) {
    const operation = operationOf(step)
    const names = sent.get(operation) ?? new Set<string>()
    sent.set(operation, names)
    for (const name of Object.keys(step.query ?? {})) names.add(name)
    if (step.search) names.add(/^\w*/.exec(step.search)![0])
  }
  return sent
}

describe("the generator reaches", () => {
  const sent = sentBy(5_000)
  /** What the peer lacks: the first needs a feature flag of v1, the second a package. */
  const unreachable = /\/admin\/(analytics-configs|workflows-executions)/

  test("every operation of v1", () => {
    const file = new URL("../../apps/docs/src/upgrade/v1-operations.json", import.meta.url)
    const v1 = JSON.parse(fs.readFileSync(file, "utf8")) as { operations: Record<string, string[]> }
    const listed = Object.values(v1.operations).flat()
    // Fixed words before parameters: `/admin/products/types` is not a product.
    const byWords = listed.toSorted((a, b) => a.split("{").length - b.split("{").length)
    const pattern = (operation: string) => new RegExp(`^${operation.replaceAll(/\{[^}]+\}/g, "[^/]+")}$`)
    const reached = new Set([...sent.keys()].map((each) => byWords.find((one) => pattern(one).test(each))))
    expect(listed.filter((each) => !reached.has(each) && !unreachable.test(each))).toEqual([])
    expect([...reached].filter((each) => each && unreachable.test(each))).toEqual([])
  })

  test("every query parameter that v1 has of a list", () => {
    for (const [path, parameters] of parametersOfLists) {
      const names = parameters.map(({ name }) => name)
      expect([path, names.length > 1]).toEqual([path, true])
      const missing = names.filter((name) => !sent.get(`GET ${path}`)?.has(name))
      expect([path, missing]).toEqual([path, []])
    }
    const ofOrders = parametersOfLists.get("/admin/orders")!.map(({ name }) => name)
    for (const name of ["starting_after", "payment_state", "fulfillment_state"])
      expect(ofOrders).not.toContain(name)
  })

  test("every form of a query, of every parameter that does not choose the rows of the world", () => {
    const searches = new Map<string, Set<string>>()
    for (let seed = 0; seed < 300; seed++) {
      const draft = createDraft(createRandom(seed))
      for (let count = 0; count < 40; count++) readOddly(draft)
      for (const { path, search } of draft.steps)
        searches.set(path, (searches.get(path) ?? new Set()).add(search!))
    }
    const sent = new Set([...searches.values()].flatMap((each) => [...each]))
    for (const [form, write] of Object.entries(oddForms))
      expect([form, sent.has(write("limit", "1"))]).toEqual([form, true])
    for (const [path, parameters] of parametersOfLists)
      for (const { name } of parameters) {
        const isSent = [...searches.get(path)!].some((each) => /^\w+/.exec(each)![0] === name)
        expect([path, name, isSent]).toEqual([path, name, !(name in anchors[path]!)])
      }
  })

  test("one row, a cart and an order with every odd selection and every odd form of a parameter", () => {
    const sent = new Map<string, Set<string>>()
    for (let seed = 0; seed < 300; seed++) {
      const draft = createDraft(createRandom(seed))
      const made = { id: "{{made}}", step: "made", titles: [], place: places[0]! }
      draft.carts.push(made)
      draft.orders.push(made)
      for (let count = 0; count < 40; count++) readRowOddly(draft)
      for (const { path, search } of draft.steps) sent.set(path, (sent.get(path) ?? new Set()).add(search!))
    }
    const all = new Set([...sent.values()].flatMap((each) => [...each]))
    expect(oddSelections.filter((each) => !all.has(each))).toEqual([])
    for (const [form, write] of Object.entries(oddForms))
      expect([form, all.has(write("expand", ""))]).toEqual([form, true])
    expect([...sent.keys()].filter((path) => path.includes("made")).toSorted()).toEqual([
      "/admin/orders/{{made}}",
      "/store/carts/{{made}}",
      "/store/orders/{{made}}",
    ])
    const ofProduct = [...sent.get("/store/products/{{shirt:product.id}}")!]
    for (const name of ["fields", "expand", "sales_channel_id", "cart_id", "region_id", "currency_code"])
      expect([name, ofProduct.some((each) => each.startsWith(name))]).toEqual([name, true])
  })

  test("values of the type of a parameter", () => {
    const made = (schema: object, name: string) =>
      new Set(
        Array.from({ length: 200 }, (_, seed) => JSON.stringify(valueOf(createRandom(seed), schema, name))),
      )
    expect(made({ anyOf: [{ type: "boolean" }, { type: "null" }] }, "is_return")).toContain("true")
    expect(made({ type: "array", items: { type: "string", enum: ["open"] } }, "status")).toContain('["open"]')
    const range = { anyOf: [{ type: "object", properties: { gt: {}, lte: {} } }, { type: "null" }] }
    expect(made(range, "created_at")).toContain('{"lte":"1500000000"}')
    expect(made({ type: ["number", "null"] }, "limit")).not.toContain("0")
  })
})

test("a query is written as clients of v1 write it, and its further part as it is", () => {
  const query = { id: ["{{s1:id}}", "b"], created_at: { gt: 1 } }
  const replies = new Map([["s1", { id: "a c" }]])
  const step: Step = { id: "s2", method: "GET", path: "/store/products", query }
  expect(queryOf(step, replies)).toBe("?id%5B%5D=a%20c&id%5B%5D=b&created_at%5Bgt%5D=1")
  expect(queryOf({ ...step, query: {}, search: "q=a&q={{s1:id}}" }, replies)).toBe("?q=a&q=a c")
  expect(queryOf({ ...step, query: { limit: 1 }, search: "q" }, replies)).toBe("?limit=1&q")
  expect(queryOf({ id: "s2", method: "GET", path: "/store/products" }, replies)).toBe("")
})

test("a listed difference that is deliberate is one of the registry", () => {
  const registered = new Set(v1Differences.map(({ id }) => id))
  const named = [...recorded, ...known, ...knownTables, ...unordered].flatMap((each) =>
    "difference" in each && each.difference ? [each.difference] : [],
  )
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((id) => !registered.has(id))).toEqual([])
})

test("of several rows with the same name, a reference means the oldest", () => {
  const line = (id: string, at: string, quantity: number) => ({
    id,
    title: "Mug",
    created_at: `2026-01-0${at}`,
    quantity,
  })
  const [old, later, twin] = [line("a", "1", 1), line("b", "2", 1), line("c", "2", 2)]
  const chosen = (...items: object[]) => fillIn("{{s1:items.[title=Mug].id}}", new Map([["s1", { items }]]))
  expect(chosen(later, old, twin)).toBe("a")
  expect([chosen(later, twin), chosen(twin, later)]).toEqual(["b", "b"])
  const copy = (end: string, day: string, original_item_id: string) => ({
    ...line(end, day, 1),
    original_item_id,
  })
  const copies = [copy("d", "3", "item_02"), copy("e", "4", "item_01")]
  expect([chosen(...copies), chosen(...copies.toReversed())]).toEqual(["e", "e"])
  const second = (...items: object[]) => fillIn("{{s1:items.1.id}}", new Map([["s1", { items }]]))
  expect([second(old, later), second(later, old)]).toEqual(["b", "b"])
})

test("a tax ends in a half for all units, for some, or for none", () => {
  const line = (unit_price: number, quantity: number, rate: number) => ({
    order: { items: [{ unit_price, quantity, adjustments: [], tax_lines: [{ rate }] }] },
  })
  expect(endsInHalf(line(1010, 1, 25))).toBe(true)
  expect(endsInHalf(line(1010, 2, 25))).toBe(true)
  expect(endsInHalf(line(1000, 2, 25))).toBe(false)
  expect(endsInHalf({ method: { price: 1010, tax_lines: [{ rate: 25 }] } })).toBe(true)
  const discounted = {
    unit_price: 1000,
    quantity: 1,
    adjustments: [{ amount: 90 }],
    tax_lines: [{ rate: 25 }],
  }
  expect(endsInHalf(discounted)).toBe(true)
  expect(endsInHalf({ ...discounted, adjustments: [{ amount: 100 }] })).toBe(false)
})

describe("a listed difference is found", () => {
  const listed: Known = { operation: "GET /store/carts/:id", at: "^cart\\.total$", why: "" }
  const step: Step = {
    id: "s2",
    method: "GET",
    path: "/store/carts/{{s1:cart.id}}",
    query: { fields: "total" },
  }
  const isFound = (more: Partial<Known>, earlier: readonly string[] = []) => {
    const difference = { at: "cart.total", v1: 5, ours: 7 }
    const played = {
      step,
      v1: reply({ cart: { total: 5, completed_at: null } }),
      ours: reply({ cart: { total: 7 } }),
      differences: [difference],
    }
    return findKnown([{ ...listed, ...more }], played, difference, earlier) !== undefined
  }

  test.each<[string, Partial<Known>, boolean]>([
    ["of the operation", {}, true],
    ["of another operation", { operation: "GET /store/carts" }, false],
    ["at another place", { at: "subtotal" }, false],
    ["within 2", { within: 2 }, true],
    ["within 1", { within: 1 }, false],
    ["with a smaller number of v1", { number: "less" }, true],
    ["with a larger number of v1", { number: "more" }, false],
    ["with that value of ours", { ours: "^7$" }, true],
    ["with another value of ours", { ours: "^5$" }, false],
    ["of a cart that is not completed", { given: { "cart.completed_at": "^null$" } }, true],
    ["of a completed cart", { given: { "cart.completed_at": '^"' } }, false],
    ["of a request with fields", { query: { fields: '^"' } }, true],
    ["of a request with an order", { query: { order: '^"' } }, false],
    ["beside another difference", { with: "^cart\\.tax_total$" }, false],
    ["with a tax that ends in a half", { half: true }, false],
  ])("%s: %o", (_, more, expected) => expect(isFound(more)).toBe(expected))

  test("after an operation", () => {
    const more = { after: "POST /store/carts" }
    expect(isFound(more, ["GET /store/regions", "POST /store/carts"])).toBe(true)
    expect(isFound(more, ["POST /store/carts/:id"])).toBe(false)
  })
})

test("a failing sequence becomes as short as it can", async () => {
  const steps: Step[] = Array.from({ length: 20 }, (_, n) => ({ id: `s${n}`, method: "GET", path: `/${n}` }))
  const fails = async (some: readonly Step[]) =>
    ["/3", "/11", "/19"].every((path) => some.some((step) => step.path === path))
  const shortest = await shrink(steps, fails)
  expect(shortest.map(({ path }) => path)).toEqual(["/3", "/11", "/19"])
})
