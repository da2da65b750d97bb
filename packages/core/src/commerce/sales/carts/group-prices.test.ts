import { afterAll, beforeAll, expect, test } from "vitest"
import { openCartShop, type CartShop } from "./testing/cart-shop.ts"

let shop: CartShop
const members: { id: string; headers: Record<string, string> | undefined }[] = []

/** Amounts of a price list by the quantities they hold for, and whether it is for the group only. */
interface List {
  readonly isForGroup: boolean
  readonly amounts: readonly { amount: number; min_quantity?: number; max_quantity?: number }[]
}

const tiers: List = {
  isForGroup: false,
  amounts: [
    { amount: 900, min_quantity: 1, max_quantity: 9 },
    { amount: 700, min_quantity: 10 },
  ],
}
const group = (amount: number, min_quantity?: number): List => ({
  isForGroup: true,
  amounts: [{ amount, ...(min_quantity ? { min_quantity } : {}) }],
})

let groupId: string

async function admin<Path extends string>(path: Path, body: object) {
  const answer = await shop.admin("POST", path, body)
  expect([path, answer.status, answer.text.slice(0, 200)]).toEqual([path, 200, expect.anything()])
  return answer.body
}

async function signUp(email: string) {
  const account = { email, password: "correct-horse" }
  const names = { first_name: "Ada", last_name: "Byron" }
  const { id } = (await shop.post("/store/customers", { ...account, ...names })).body.customer
  const { access_token } = (await shop.post("/store/auth/token", account)).body
  return { id: id, headers: { authorization: `Bearer ${access_token}` } }
}

beforeAll(async () => {
  shop = await openCartShop()
  groupId = (await admin("/admin/customer-groups", { name: "Wholesale" })).customer_group.id
  const [member, other] = [await signUp("member@example.com"), await signUp("other@example.com")]
  await admin(`/admin/customer-groups/${groupId}/customers/batch`, { customer_ids: [{ id: member.id }] })
  members.push({ id: "", headers: undefined }, other, member)
})
afterAll(() => shop.close())

async function offer(lists: readonly List[]) {
  const ids: string[] = []
  for (const { isForGroup, amounts } of lists) {
    const prices = amounts.map((price) => ({ ...price, currency_code: "eur", variant_id: "variant_shirt" }))
    const groups = isForGroup ? { customer_groups: [{ id: groupId }] } : {}
    const list = { name: "Prices", description: "Prices", type: "override", status: "active" }
    ids.push((await admin("/admin/price-lists", { ...list, ...groups, prices })).price_list.id)
  }
  return async () => {
    for (const id of ids) await shop.admin("DELETE", `/admin/price-lists/${id}`)
  }
}

/** The price of one shirt in a cart, by the ways in which the cart can come to this quantity. */
async function pricesOf(quantity: number, { id, headers }: (typeof members)[number]) {
  const items = (count: number) => [{ variant_id: "variant_shirt", quantity: count }]
  const cart = async (body: object) =>
    (await shop.post("/store/carts", { region_id: "reg_t", ...body }, headers)).body.cart
  const priceIn = (answer: { body: { cart: { items: { unit_price: number }[] } } }) =>
    answer.body.cart.items[0]!.unit_price
  const empty = await cart({})
  const added = await shop.post(`/store/carts/${empty.id}/line-items`, items(quantity)[0], headers)
  const filled = await cart({ items: items(1) })
  const line = `/store/carts/${filled.id}/line-items/${filled.items[0].id}` as const
  const changed = await shop.post(line, { quantity }, headers)
  const guest = (await shop.post("/store/carts", { region_id: "reg_t", items: items(quantity) })).body.cart
  const taken = id
    ? await shop.post(`/store/carts/${guest.id}`, { customer_id: id }, headers)
    : await shop.post(`/store/carts/${guest.id}`, { email: "guest@example.com" })
  expect([taken.status, taken.text.slice(0, 200)]).toEqual([200, expect.anything()])
  const created = (await cart({ items: items(quantity) })).items[0].unit_price
  const { draft_order } = (
    await shop.admin("POST", "/admin/draft-orders", {
      email: "draft@example.com",
      region_id: "reg_t",
      items: items(quantity),
      shipping_methods: [{ option_id: "so_t" }],
      ...(id ? { customer_id: id } : {}),
    })
  ).body
  return {
    asV1: [priceIn(added), priceIn(changed), priceIn(taken)],
    beyondV1: [created, draft_order.cart.items[0].unit_price],
  }
}

/** For a guest, a customer outside of the group, and a member: the price for 1 unit and for 10, as v1 computes them. */
test.each([
  ["tiers alone", [tiers], [900, 700], [900, 700], [900, 700]],
  ["a group price between the tiers", [tiers, group(800)], [900, 700], [900, 700], [800, 700]],
  ["a group price above the tiers", [tiers, group(950)], [900, 700], [900, 700], [900, 700]],
  ["a group price below the tiers", [group(600), tiers], [900, 700], [900, 700], [600, 600]],
  ["a tier for the group", [tiers, group(600, 10)], [900, 700], [900, 700], [900, 600]],
  ["a group price without tiers", [group(800)], [1000, 1000], [1000, 1000], [800, 800]],
  ["a group price above the default price", [group(1200)], [1000, 1000], [1000, 1000], [1000, 1000]],
] as const)("%s", async (_, lists, ...expected) => {
  const close = await offer(lists)
  try {
    for (const [at, member] of members.entries())
      for (const [tier, quantity] of [1, 10].entries()) {
        const price = expected[at]![tier]!
        const found = await pricesOf(quantity, member)
        // v1 forgets the group in new carts with items and in draft orders, until the next change of the cart.
        expect(found).toEqual({ asV1: [price, price, price], beyondV1: [price, price] })
      }
  } finally {
    await close()
  }
})

test("items of one variant each have the price for their own quantity, in any order", async () => {
  const close = await offer([tiers])
  try {
    const items = [10, 1].map((quantity) => ({ variant_id: "variant_shirt", quantity }))
    for (const [sent, expected] of [
      [items, [700, 900]],
      [items.toReversed(), [900, 700]],
    ] as const) {
      const { cart } = (await shop.post("/store/carts", { region_id: "reg_t", items: sent })).body
      const ordered = sent.map(({ quantity }) => cart.items.find((line) => line.quantity === quantity))
      expect(ordered.map(({ unit_price }) => unit_price)).toEqual(expected)
    }
  } finally {
    await close()
  }
})

test("a discount follows the prices of a new customer", async () => {
  const close = await offer([group(600)])
  try {
    const rule = { type: "percentage", value: 10, allocation: "total", description: "Tenth" }
    await admin("/admin/discounts", { code: "TENTH", regions: ["reg_t"], rule })
    const items = [{ variant_id: "variant_shirt", quantity: 2 }]
    const { cart } = (await shop.post("/store/carts", { region_id: "reg_t", items })).body
    const path = `/store/carts/${cart.id}` as const
    const before = (await shop.post(path, { discounts: [{ code: "TENTH" }] })).body.cart
    expect([before.subtotal, before.discount_total]).toEqual([2000, 200])
    const [, , member] = members
    const after = (await shop.post(path, { customer_id: member!.id }, member!.headers)).body.cart
    expect([after.subtotal, after.discount_total]).toEqual([1200, 120])
  } finally {
    await close()
  }
})
