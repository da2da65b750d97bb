import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { retrying } from "../../../platform/http/run.ts"
import { assertUsable, countUses, discountsByCodes } from "./index.ts"

let shop: TestApp
const regions: string[] = []
beforeAll(async () => {
  shop = await createTestApp()
  for (const country of ["us", "ca"]) {
    const { body } = await shop.admin("POST", "/admin/regions", {
      name: country,
      currency_code: "usd",
      tax_rate: 0,
      payment_providers: ["manual"],
      fulfillment_providers: ["manual"],
      countries: [country],
    })
    regions.push(body.region.id)
  }
})
afterAll(() => shop.close())

let codes = 0
const rule = { type: "percentage", value: 10, allocation: "total" }
const post = (input = {}) =>
  shop.admin("POST", "/admin/discounts", { code: `code${codes++}`, rule, regions: [regions[0]], ...input })
const create = async (input = {}) => (await post(input)).body.discount

test("codes are stored in capitals and trimmed, and found in any case", async () => {
  const discount = await create({ code: "  spring ", metadata: { a: 1 } })
  expect(discount).toMatchObject({ code: "SPRING", usage_count: 0, usage_limit: null, metadata: { a: 1 } })
  expect((await shop.admin("GET", "/admin/discounts/code/sPring")).body.discount.id).toBe(discount.id)
  expect(await shop.events()).toContainEqual({ name: "discount.created", data: { id: discount.id } })
})

test.each([
  ["no region", { regions: [] }, "Discount must have at least 1 region"],
  [
    "over 100 %",
    { rule: { ...rule, value: 101 } },
    "Discount value above 100 is not allowed when type is percentage",
  ],
  [
    "no allocation",
    { rule: { type: "free_shipping", value: 0 } },
    'Invalid allocation type, must be one of "total" or "item"',
  ],
  [
    "an unknown type",
    { rule: { ...rule, type: "gift" } },
    'Invalid rule type, must be one of "fixed", "percentage" or "free_shipping"',
  ],
  ["no rule", { rule: undefined }, "rule should not be empty"],
  ["a negative value", { rule: { ...rule, value: -1 } }, "Discount value below 0 is not allowed"],
  [
    "an end before the start",
    { starts_at: "2030-01-02", ends_at: "2030-01-01" },
    '"ends_at" must be greater than "starts_at"',
  ],
  [
    "an end before the start, and no allocation",
    { rule: { type: "free_shipping", value: 0 }, starts_at: "2030-01-02", ends_at: "2030-01-01" },
    'Invalid allocation type, must be one of "total" or "item", "ends_at" must be greater than "starts_at"',
  ],
  ["a bad duration", { valid_duration: "one day" }, '"valid_duration" must be a valid ISO 8601 duration'],
])("refuses %s and writes nothing", async (_, input, message) => {
  const before = (await shop.admin("GET", "/admin/discounts?limit=0")).body.count
  const { status, body } = await post(input)
  expect([status, body.message]).toEqual([400, message])
  expect((await shop.admin("GET", "/admin/discounts?limit=0")).body.count).toBe(before)
})

test("a discount without a start can have expired already, and an unknown allocation is named", async () => {
  const { id, rule: made, ...expired } = await create({ ends_at: "2020-01-01T00:00:00.000Z" })
  expect(expired.ends_at).toBe("2020-01-01T00:00:00.000Z")
  const change = (allocation: string) =>
    shop.admin("POST", `/admin/discounts/${id}`, { rule: { id: made.id, allocation }, ends_at: null })
  expect((await change("each")).body.message).toBe(
    'Invalid allocation type, must be one of "total" or "item"',
  )
  expect((await change("item")).body.discount.rule.allocation).toBe("item")
})

test("discounts are sorted by columns of their rule", async () => {
  const low = await create({ code: "SORTED-LOW", rule: { ...rule, value: 1 } })
  const high = await create({ code: "SORTED-HIGH", rule: { ...rule, value: 99 } })
  const sorted = async (order: string) => {
    const { body } = await shop.admin("GET", `/admin/discounts?q=sorted-&order=${order}`)
    return body.message ?? body.discounts.map(({ id }: { id: string }) => id)
  }
  expect(await sorted("rule.value")).toEqual([low.id, high.id])
  expect(await sorted("-rule.value")).toEqual([high.id, low.id])
  expect(await sorted("rule.unknown")).toBe("Order field rule.unknown is not valid")
})

test("a fixed discount has one region, also when added later", async () => {
  const fixed = { ...rule, type: "fixed", value: 500 }
  expect((await post({ rule: fixed, regions })).body.message).toBe("Fixed discounts can have one region")
  const { id } = await create({ rule: fixed })
  const added = await shop.admin("POST", `/admin/discounts/${id}/regions/${regions[1]}`)
  expect([added.status, added.body.message]).toEqual([400, "Fixed discounts can have one region"])
  expect((await shop.admin("POST", `/admin/discounts/${id}/regions/${regions[0]}`)).status).toBe(200)
})

test("a dynamic discount gives out codes that share its rule and end in time", async () => {
  const parent = await create({ is_dynamic: true, valid_duration: "P1D" })
  const path = `/admin/discounts/${parent.id}/dynamic-codes` as const
  const { body } = await shop.admin("POST", path, { code: "once" })
  expect(body.discount).toMatchObject({
    code: "ONCE",
    rule_id: parent.rule_id,
    parent_discount_id: parent.id,
  })
  const hours = (Date.parse(body.discount.ends_at) - Date.now()) / 3_600_000
  expect(Math.round(hours)).toBe(24)
  const [cartDiscount] = await discountsByCodes(shop.engine.db, ["once"])
  expect(cartDiscount!.region_ids).toEqual([regions[0]])
  await shop.admin("DELETE", `${path}/once`)
  expect((await shop.admin("GET", "/admin/discounts/code/Once")).status).toBe(200)
  await shop.admin("DELETE", `${path}/ONCE`)
  const unknown = await shop.admin("GET", "/admin/discounts/code/Once")
  expect([unknown.status, unknown.body.message]).toEqual([404, "Discounts with code Once was not found"])
  expect(
    (await shop.admin("POST", `/admin/discounts/${(await create()).id}/dynamic-codes`, { code: "x" })).body,
  ).toEqual({
    type: "not_allowed",
    message: "Discount must be set to dynamic",
  })
})

test("a dynamic code cannot be used after its discount was deleted", async () => {
  const parent = await create({ is_dynamic: true })
  const cart = (await shop.request("POST", "/store/carts", { region_id: regions[0] })).body.cart.id
  const apply = () => shop.request("POST", `/store/carts/${cart}`, { discounts: [{ code: "orphan" }] })
  await shop.admin("POST", `/admin/discounts/${parent.id}/dynamic-codes`, { code: "ORPHAN" })
  expect((await apply()).body.cart.discounts).toMatchObject([{ code: "ORPHAN" }])
  await shop.admin("DELETE", `/admin/discounts/${parent.id}`)
  await shop.request("POST", `/store/carts/${cart}`, { discounts: [] })
  const refused = await apply()
  expect([refused.status, refused.body.message]).toEqual([404, `Discount with id ${parent.id} was not found`])
  expect((await shop.request("GET", `/store/carts/${cart}`)).body.cart.discounts).toEqual([])
})

test.each([null, 5])("a dynamic code takes the usage limit of its discount: %s", async (usage_limit) => {
  const parent = await create({ is_dynamic: true, usage_limit })
  for (const given of [{}, { usage_limit: 3 }]) {
    const code = `LIMIT-${usage_limit}-${given.usage_limit}`
    const path = `/admin/discounts/${parent.id}/dynamic-codes` as const
    const { body } = await shop.admin("POST", path, { code, ...given })
    expect(body.discount).toMatchObject({ code: code.toUpperCase(), usage_limit, usage_count: 0 })
  }
})

test("a condition can be added again after it was deleted", async () => {
  const { id } = await create()
  const { customer_group } = (await shop.admin("POST", "/admin/customer-groups", { name: "Again" })).body
  const condition = { operator: "in", customer_groups: [customer_group.id] }
  const first = await shop.admin("POST", `/admin/discounts/${id}/conditions`, condition)
  const conditionId = first.body.discount.rule.conditions[0].id
  const path = `/admin/discounts/${id}/conditions/${conditionId}` as const
  const emptied = await shop.admin("POST", path, { customer_groups: [] })
  const missing = "Missing one of products, collections, tags, types or customer groups in data"
  expect([emptied.status, emptied.body.message]).toEqual([400, missing])
  expect((await shop.admin("POST", `/admin/discounts/${id}/conditions`, condition)).status).toBe(422)
  await shop.admin("DELETE", `/admin/discounts/${id}/conditions/${conditionId}`)
  expect((await shop.admin("POST", `/admin/discounts/${id}/conditions`, condition)).status).toBe(200)
})

test("a condition of another discount is neither answered nor deleted", async () => {
  const [one, two] = [await create(), await create()]
  const group = (await shop.admin("POST", "/admin/customer-groups", { name: "Elsewhere" })).body
    .customer_group
  const { body } = await shop.admin("POST", `/admin/discounts/${one.id}/conditions`, {
    operator: "in",
    customer_groups: [group.id],
  })
  const conditionId = body.discount.rule.conditions[0].id
  const conditionsOf = (id: string) => `/admin/discounts/${id}/conditions/${conditionId}` as const
  expect((await shop.admin("GET", conditionsOf(two.id))).status).toBe(400)
  const refused = await shop.admin("DELETE", conditionsOf(two.id))
  const message = `Condition with id ${conditionId} does not belong to Discount with id ${two.id}`
  expect([refused.status, refused.body.message]).toEqual([404, message])
  expect((await shop.admin("GET", conditionsOf(one.id))).status).toBe(200)
  for (let times = 0; times < 2; times++)
    expect((await shop.admin("DELETE", conditionsOf(one.id))).status).toBe(200)
  expect((await shop.admin("GET", conditionsOf(one.id))).status).toBe(404)
})

test("a rule that is not the discount's is rejected, and the discount keeps its own", async () => {
  const [one, two] = [await create(), await create()]
  const changed = (id: string) => ({ rule: { id, value: 5 } })
  for (const id of [two.rule_id, "dru_unknown"]) {
    const { status } = await shop.admin("POST", `/admin/discounts/${one.id}`, changed(id))
    expect(status).toBe(400)
  }
  const { body } = await shop.admin("POST", `/admin/discounts/${one.id}`, changed(one.rule_id))
  expect(body.discount.rule).toMatchObject({ id: one.rule_id, value: 5 })
  expect((await shop.admin("GET", `/admin/discounts/${two.id}`)).body.discount.rule.value).toBe(10)
})

test("a condition is looked for before the body is checked, as in v1", async () => {
  const { id } = await create()
  const { customer_group } = (await shop.admin("POST", "/admin/customer-groups", { name: "First" })).body
  const condition = { operator: "in", customer_groups: [customer_group.id] }
  const { discount } = (await shop.admin("POST", `/admin/discounts/${id}/conditions`, condition)).body
  const messageOf = async (method: string, path: string, body: object) =>
    (await shop.admin(method, `/admin/discounts/${path}`, body)).body.message
  const known = `${id}/conditions/${discount.rule.conditions[0].id}`
  const unknown = `${id}/conditions/discon_unknown`
  const missing = "DiscountCondition with id discon_unknown was not found"
  for (const method of ["POST", "DELETE"]) {
    expect(await messageOf(method, `${unknown}/batch`, { resources: "x" })).toBe(missing)
    expect(await messageOf(method, "disc_x/conditions/discon_x/batch", {})).toBe(
      "Discount with id disc_x was not found",
    )
    expect(await messageOf(method, `${known}/batch`, { resources: "x" })).toBe("resources must be an array")
  }
  expect(await messageOf("POST", unknown, { x: 1 })).toBe(missing)
  expect(await messageOf("POST", known, { x: 1 })).toBe("property x should not exist")
})

test("a condition keeps what it names when an update names another kind of resource", async () => {
  const body = { title: "Tagged", tags: [{ value: "wool" }] }
  const { product } = (await shop.admin("POST", "/admin/products", body)).body
  const conditions = [{ operator: "in", products: [product.id] }]
  const { id, rule: made } = await create({ rule: { ...rule, conditions } })
  const path = `/admin/discounts/${id}/conditions/${made.conditions[0].id}` as const
  const change = (named: object) => shop.admin("POST", path, named)
  const named = async () =>
    (await shop.admin("GET", `${path}?expand=products,product_tags`)).body.discount_condition
  expect((await change({ product_tags: [product.tags[0].id] })).status).toBe(200)
  expect(await named()).toMatchObject({ type: "products", products: [{ id: product.id }], product_tags: [] })
  const other = (await shop.admin("POST", "/admin/products", { title: "Other" })).body.product.id
  expect((await change({ products: [other] })).status).toBe(200)
  expect((await named()).products).toMatchObject([{ id: other }])
})

test("carts: unknown and repeated codes are refused together, unusable ones by their reason", async () => {
  const { db } = shop.engine
  await create({ code: "one", usage_limit: 1 })
  await expect(discountsByCodes(db, ["one", "none"])).rejects.toThrow(
    "Discounts with code [ONE, NONE] was not found",
  )
  await expect(discountsByCodes(db, ["one", "ONE"])).rejects.toThrow(
    "Discounts with code [ONE, ONE] was not found",
  )
  const [discount] = await discountsByCodes(db, ["one"])
  const cart = { region_id: regions[1]!, customer_id: null, customer_group_ids: [] }
  expect(() => assertUsable(discount!, cart, new Date())).toThrow(
    "The discount is not available in current region",
  )
})

test("the first discount of a request applies, whichever is older or first by alphabet", async () => {
  const codes = ["KIWI", "APPLE"]
  for (const code of codes) await create({ code })
  const { body } = await shop.request("POST", "/store/carts", { region_id: regions[0] })
  for (const order of [codes, codes.toReversed()]) {
    const change = { discounts: order.map((code) => ({ code })) }
    const changed = await shop.request("POST", `/store/carts/${body.cart.id}`, change)
    expect(changed.body.cart.discounts.map(({ code }: { code: string }) => code)).toEqual(order.slice(0, 1))
  }
})

test("a limit of one is used once by fifty at a time", async () => {
  const { db } = shop.engine
  const { id } = await create({ usage_limit: 1 })
  const use = () => retrying(() => db.transaction().execute((tx) => countUses(tx, [id], new Date())))
  const outcomes = await Promise.allSettled(Array.from({ length: 50 }, use))
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1)
  expect((await shop.admin("GET", `/admin/discounts/${id}`)).body.discount.usage_count).toBe(1)
})

test("a list takes one statement for its page and one for its count", async () => {
  const { statements } = await shop.countStatements(() =>
    shop.admin("GET", "/admin/discounts?expand=rule.conditions"),
  )
  expect(statements.filter((text) => text.includes('"discount"'))).toHaveLength(1)
})

test("the operator of a condition can be changed, together with what it names", async () => {
  const product = async () => {
    const { body } = await shop.admin("POST", "/admin/products", { title: `Named ${codes++}` })
    return body.product.id
  }
  const [first, second] = [await product(), await product()]
  const conditions = [{ operator: "in", products: [first] }]
  const { id, rule: made } = await create({ rule: { ...rule, conditions } })
  const read = async () => {
    const path = `/admin/discounts/${id}?expand=rule,rule.conditions,rule.conditions.products` as const
    return (await shop.admin("GET", path)).body.discount.rule.conditions
  }
  const [condition] = await read()
  const update = (...changes: object[]) =>
    shop.admin("POST", `/admin/discounts/${id}`, { rule: { id: made.id, conditions: changes } })
  expect((await update({ id: condition.id, operator: "not_in", products: [first] })).status).toBe(200)
  expect(await read()).toMatchObject([{ id: condition.id, operator: "not_in" }])
  expect((await update({ id: condition.id, products: [first, second] })).status).toBe(200)
  expect(await read()).toMatchObject([{ operator: "not_in", products: [{}, {}] }])
  expect((await update({ id: condition.id, operator: "near", products: [first] })).status).toBe(400)
  expect((await update({ operator: "in", products: [second] })).status).toBe(200)
  const taken = await update({ id: condition.id, operator: "in", products: [first] })
  expect([taken.status, taken.body.type]).toEqual([422, "duplicate_error"])
  expect(await read()).toMatchObject([{ operator: "not_in", products: [{}, {}] }, { operator: "in" }])
})

test("a refused discount is named, in v1's words", async () => {
  const cart = (await shop.request("POST", "/store/carts", { region_id: regions[0] })).body.cart.id
  const apply = async (code: string) =>
    (await shop.request("POST", `/store/carts/${cart}`, { discounts: [{ code }] })).body.message
  await create({ code: "OFF", is_disabled: true })
  await create({ code: "SOON", starts_at: "2130-01-01" })
  await create({ code: "LATE", starts_at: "2020-01-01", ends_at: "2020-01-02" })
  await create({ code: "FINE" })
  expect([await apply("off"), await apply("soon"), await apply("late"), await apply("fine")]).toEqual([
    "The discount code OFF is disabled",
    "Discount SOON is not valid yet",
    "Discount LATE is expired",
    undefined,
  ])
})
