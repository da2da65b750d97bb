import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { openCartShop, type CartShop } from "../../sales/carts/testing/cart-shop.ts"

let shop: CartShop
beforeAll(async () => {
  shop = await openCartShop()
})
afterAll(() => shop.close())

interface Sent {
  readonly id: string
  readonly item: string
  readonly total: number
}

/** An order of three shirts, captured, fulfilled and shipped. */
async function sentOrder(): Promise<Sent> {
  const { id, items, total } = (await shop.complete(await shop.readyCart({ variant_shirt: 3 }))).body.data
  const post = async <Part extends string>(part: Part, body?: object) => {
    const answer = await shop.admin("POST", `/admin/orders/${id}/${part}`, body)
    expect([answer.status, answer.body.message]).toEqual([200, undefined])
    return answer.body
  }
  await post("capture")
  const { order: packed } = await post("fulfillment", { items: [{ item_id: items[0].id, quantity: 3 }] })
  await post("shipment", { fulfillment_id: packed.fulfillments[0].id })
  return { id, item: items[0].id, total }
}

const claimOf = ({ id, item }: Sent, quantities: readonly number[], rest: object = {}) =>
  shop.admin("POST", `/admin/orders/${id}/claims`, {
    type: "refund",
    claim_items: quantities.map((quantity) => ({ item_id: item, quantity, reason: "other" })),
    ...rest,
  })
const returnOf = ({ id, item }: Sent, quantity: number, rest: object = {}) =>
  shop.admin("POST", `/admin/orders/${id}/return`, { items: [{ item_id: item, quantity }], ...rest })
const read = async ({ id }: Sent) => (await shop.admin("GET", `/admin/orders/${id}`)).body.order

const tooMany = "Cannot claim more of an item than has been fulfilled."

test("a fulfillment of replacements has no metadata unless it is sent", async () => {
  const order = await sentOrder()
  const claim = async () => {
    const { body } = await claimOf(order, [1], {
      type: "replace",
      additional_items: [{ variant_id: "variant_mug", quantity: 1 }],
      shipping_methods: [{ option_id: shop.shippingOptionId, price: 0 }],
    })
    const claims = body.order.claims as { id: string; created_at: string }[]
    return claims.toSorted((a, b) => a.id.localeCompare(b.id)).at(-1)!.id
  }
  const fulfill = async (id: string, body: object) => {
    const answer = await shop.admin("POST", `/admin/orders/${order.id}/claims/${id}/fulfillments`, body)
    const claims = answer.body.order.claims as { id: string; fulfillments: { metadata: unknown }[] }[]
    return claims.find((each) => each.id === id)!.fulfillments[0]!.metadata
  }
  const claimId = await claim()
  expect(await fulfill(claimId, {})).toBeNull()
  const { claims } = await read(order)
  const { fulfillments } = (claims as { id: string; fulfillments: { id: string }[] }[]).find(
    ({ id }) => id === claimId,
  )!
  const shipped = await shop.admin("POST", `/admin/orders/${order.id}/claims/${claimId}/shipments`, {
    fulfillment_id: fulfillments[0]!.id,
  })
  const after = shipped.body.order.claims as { id: string; fulfillments: { metadata: unknown }[] }[]
  expect(after.find(({ id }) => id === claimId)!.fulfillments[0]!.metadata).toEqual({})
  expect(await fulfill(await claim(), { metadata: { box: 1 } })).toEqual({ box: 1 })
})

test("a canceled order that was not captured is refused for its payment", async () => {
  const order = (await shop.complete(await shop.readyCart({ variant_shirt: 1 }))).body.data
  const path = `/admin/orders/${order.id}` as const
  expect((await shop.admin("POST", `${path}/cancel`)).status).toBe(200)
  const swap = await shop.admin("POST", `${path}/swaps`, {
    return_items: [{ item_id: order.items[0].id, quantity: 1 }],
  })
  expect([swap.status, swap.body.type, swap.body.message]).toEqual([
    400,
    "not_allowed",
    "Cannot swap an order that has not been captured",
  ])
})

describe("a unit is claimed once", () => {
  test("when a claim names a line twice", async () => {
    const order = await sentOrder()
    const refused = await claimOf(order, [2, 2], { refund_amount: 1 })
    expect([refused.status, refused.body.type, refused.body.message]).toEqual([400, "not_allowed", tooMany])
    expect((await read(order)).claims).toEqual([])
    expect((await claimOf(order, [1, 2], { refund_amount: 1 })).status).toBe(200)
  })

  test("when claims follow each other", async () => {
    const order = await sentOrder()
    expect((await claimOf(order, [2], { refund_amount: 100 })).status).toBe(200)
    expect((await claimOf(order, [2], { refund_amount: 100 })).body.message).toBe(tooMany)
    expect((await claimOf(order, [1], { refund_amount: 100 })).status).toBe(200)
    expect((await read(order)).refunded_total).toBe(200)
  })

  test("when three come at the same moment", async () => {
    const order = await sentOrder()
    const answers = await Promise.all([1, 2, 3].map(() => claimOf(order, [3], { refund_amount: 1000 })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
    expect((await read(order)).refunded_total).toBe(1000)
  })

  test("also when it was returned before, or is going to be", async () => {
    const order = await sentOrder()
    const { returns } = (await returnOf(order, 2)).body.order
    expect((await claimOf(order, [2])).body.message).toBe(tooMany)
    const receive = { items: [{ item_id: order.item, quantity: 2 }] }
    expect((await shop.admin("POST", `/admin/returns/${returns[0].id}/receive`, receive)).status).toBe(200)
    expect((await claimOf(order, [2])).body.message).toBe(tooMany)
    expect((await claimOf(order, [1], { refund_amount: 1 })).status).toBe(200)
    expect((await returnOf(order, 1)).body.message).toBe("Cannot return more items than have been purchased")
  })

  test("unless the other claim or return is canceled", async () => {
    const order = await sentOrder()
    const replacing = {
      type: "replace",
      additional_items: [{ variant_id: "variant_mug", quantity: 1 }],
    }
    const made = (await claimOf(order, [3], replacing)).body.order
    expect((await claimOf(order, [1])).status).toBe(400)
    const path = `/admin/orders/${order.id}/claims/${made.claims[0].id}/cancel` as const
    expect((await shop.admin("POST", path)).status).toBe(200)
    const replacement = { ...order, item: made.claims[0].additional_items[0].id }
    expect((await returnOf(replacement, 1)).body).toEqual({
      type: "invalid_data",
      message: "Cannot create a return for a canceled item.",
    })
    const swapped = await shop.admin("POST", `/admin/orders/${order.id}/swaps`, {
      return_items: [{ item_id: replacement.item, quantity: 1 }],
      additional_items: [],
    })
    expect(swapped.body).toEqual({
      type: "invalid_data",
      message: "Cannot create a swap on a canceled item.",
    })
    const { returns } = (await returnOf(order, 3)).body.order
    expect((await claimOf(order, [1])).status).toBe(400)
    expect((await shop.admin("POST", `/admin/returns/${returns[0].id}/cancel`)).status).toBe(200)
    expect((await claimOf(order, [3], { refund_amount: 1 })).status).toBe(200)
  })
})

test("claims refund no more than what was paid", async () => {
  const order = await sentOrder()
  const refused = await claimOf(order, [1], { refund_amount: order.total + 1 })
  expect([refused.status, refused.body.message]).toEqual([
    400,
    "Refund amount is greater that the refundable amount",
  ])
  expect((await claimOf(order, [1], { refund_amount: order.total })).status).toBe(200)
  expect((await claimOf(order, [1], { refund_amount: 1 })).status).toBe(400)
  expect((await read(order)).refunded_total).toBe(order.total)
})

test("claims count refunds that no payment of the order recorded", async () => {
  const order = await sentOrder()
  await shop.engine.db
    .insertInto("refund")
    .values({ id: `ref_${order.id}`, order_id: order.id, amount: 500, reason: "other" })
    .execute()
  expect((await claimOf(order, [1], { refund_amount: order.total - 499 })).body.message).toBe(
    "Refund amount is greater that the refundable amount",
  )
  expect((await claimOf(order, [1], { refund_amount: order.total - 500 })).status).toBe(200)
})

test("a claimed item needs a reason", async () => {
  const order = await sentOrder()
  const without = { claim_items: [{ item_id: order.item, quantity: 1 }] }
  const refused = await claimOf(order, [], without)
  expect([refused.status, refused.body]).toEqual([
    400,
    {
      type: "invalid_data",
      message:
        'Claim Item reason must be one of "missing_item", "wrong_item", "production_failure" or "other".',
    },
  ])
  expect((await read(order)).claims).toEqual([])
  const empty = await shop.admin("POST", `/admin/orders/${order.id}/claims`, { type: "refund" })
  expect([empty.status, empty.body.message]).toEqual([
    400,
    "claim_items should not be empty, claim_items must be an array",
  ])
})

test("the return of a claim is one of the order's returns, and refunds nothing more", async () => {
  const order = await sentOrder()
  const { id: option_id } = (
    await shop.admin("POST", "/admin/shipping-options", {
      name: "Back",
      region_id: "reg_t",
      provider_id: "manual",
      data: {},
      price_type: "flat_rate",
      amount: 100,
      is_return: true,
    })
  ).body.shipping_option
  const made = (await claimOf(order, [3], { refund_amount: 500, return_shipping: { option_id } })).body.order
  expect(made.returns).toMatchObject([{ order_id: order.id, refund_amount: 500, items: [{ quantity: 3 }] }])
  const [back] = made.returns
  expect(made.claims[0].return_order).toMatchObject({ id: back.id, order_id: order.id })
  const { body } = await shop.admin("POST", `/admin/returns/${back.id}/receive`, {
    items: [{ item_id: order.item, quantity: 3 }],
  })
  expect(body.return).toMatchObject({ status: "received", refund_amount: 0 })
  expect(await read(order)).toMatchObject({ refunded_total: 500 })
})

test("a fulfillment is canceled under its claim and its order only", async () => {
  const [order, other] = [await sentOrder(), await sentOrder()]
  const { body } = await claimOf(order, [1], {
    type: "replace",
    additional_items: [{ variant_id: "variant_mug", quantity: 1 }],
    shipping_methods: [{ option_id: shop.shippingOptionId, price: 0 }],
  })
  const claim = body.order.claims[0].id
  const path = ({ id }: Sent) => `/admin/orders/${id}/claims/${claim}`
  const packed = await shop.admin("POST", `/admin/orders/${order.id}/claims/${claim}/fulfillments`, {})
  const fulfillment = packed.body.order.claims[0].fulfillments[0].id
  const cancel = async (owner: string) => {
    const answer = await shop.admin("POST", `${owner}/fulfillments/${fulfillment}/cancel`)
    return [answer.status, answer.body.message]
  }
  const notRelated = `no fulfillment was found with the id: ${fulfillment} related to`
  expect(await cancel(`/admin/orders/${order.id}`)).toEqual([404, `${notRelated} order: ${order.id}`])
  expect(await cancel(`/admin/orders/${order.id}/claims/claim_x`)).toEqual([
    404,
    `${notRelated} claim: claim_x`,
  ])
  expect(await cancel(`/admin/orders/${order.id}/swaps/swap_x`)).toEqual([
    404,
    `${notRelated} swap: ${order.id}`,
  ])
  expect(await cancel(path(other))).toEqual([
    404,
    `no claim was found with the id: ${claim} related to order: ${other.id}`,
  ])
  expect(await cancel(path(order))).toEqual([200, undefined])
})

test("replacements have the prices of the customer's groups, as carts have", async () => {
  const claimed = async (order: Sent) => {
    const { body } = await claimOf(order, [1], {
      type: "replace",
      additional_items: [{ variant_id: "variant_mug", quantity: 1 }],
    })
    return (body.order.claims as { additional_items: { unit_price: number }[] }[])[0]!.additional_items[0]!
  }
  const [member, other] = [await sentOrder(), await sentOrder()]
  const { customer } = (
    await shop.admin("POST", "/admin/customers", {
      email: "member@example.com",
      first_name: "Mia",
      last_name: "Berg",
      password: "supersecret",
    })
  ).body
  const { customer_group } = (await shop.admin("POST", "/admin/customer-groups", { name: "Members" })).body
  await shop.admin("POST", `/admin/customer-groups/${customer_group.id}/customers/batch`, {
    customer_ids: [{ id: customer.id }],
  })
  const { price_list } = (
    await shop.admin("POST", "/admin/price-lists", {
      name: "Members",
      description: "Prices of members",
      type: "override",
      status: "active",
      customer_groups: [{ id: customer_group.id }],
      prices: [{ variant_id: "variant_mug", currency_code: "eur", amount: 1 }],
    })
  ).body
  await shop.admin("POST", `/admin/orders/${member.id}`, { customer_id: customer.id })
  expect((await claimed(member)).unit_price).toBe(1)
  expect((await claimed(other)).unit_price).toBeGreaterThan(1)
  await shop.admin("DELETE", `/admin/price-lists/${price_list.id}`)
})

test("a claim is changed by the path of its order, and by no other", async () => {
  const order = await sentOrder()
  const other = await sentOrder()
  const claim_items = [{ item_id: order.item, quantity: 1, reason: "other" }]
  const additional_items = [{ variant_id: "variant_mug", quantity: 1 }]
  const { body } = await shop.admin("POST", `/admin/orders/${order.id}/claims`, {
    type: "replace",
    claim_items,
    additional_items,
  })
  const claim = body.order.claims[0].id
  const send = async (orderId: string, id: string, rest: string) => {
    const answer = await shop.admin("POST", `/admin/orders/${orderId}/claims/${id}${rest}`, {})
    return [answer.status, answer.body.message]
  }
  for (const orderId of [other.id, "order_x"])
    for (const rest of ["", "/fulfillments", "/cancel"])
      expect(await send(orderId, claim, rest)).toEqual([
        404,
        `no claim was found with the id: ${claim} related to order: ${orderId}`,
      ])
  expect(await send(order.id, "claim_x", "/cancel")).toEqual([404, "Claim with claim_x was not found"])
  expect(await send(order.id, claim, "/cancel")).toEqual([200, undefined])
})

describe("images and tags of a claimed item", () => {
  const image = (name: string) => `https://example.com/${name}.png`
  const open = async () => {
    const order = await sentOrder()
    const claim_items = [
      { item_id: order.item, quantity: 1, reason: "other", images: [image("a")], tags: ["torn"] },
    ]
    await shop.admin("POST", `/admin/orders/${order.id}/claims`, { type: "refund", claim_items })
    const claimOfOrder = async () => {
      const relations = "claims,claims.claim_items,claims.claim_items.images,claims.claim_items.tags"
      const { body } = await shop.admin("GET", `/admin/orders/${order.id}?expand=${relations}`)
      return body.order.claims[0]
    }
    const claim = await claimOfOrder()
    const item = claim.claim_items[0]
    const update = async (images: readonly object[], tags: readonly object[] = []) => {
      const path = `/admin/orders/${order.id}/claims/${claim.id}` as const
      const answer = await shop.admin("POST", path, { claim_items: [{ id: item.id, images, tags }] })
      const after = (await claimOfOrder()).claim_items[0]
      return {
        said: [answer.status, answer.body.message],
        images: after.images.map(({ url }: { url: string }) => url),
        tags: after.tags.map(({ value }: { value: string }) => value),
      }
    }
    return { update, imageId: item.images[0].id, tagId: item.tags[0].id }
  }

  test("stay by their ID, and an image with a URL changes", async () => {
    const { update, imageId, tagId } = await open()
    expect(await update([{ id: imageId }], [{ id: tagId }])).toEqual({
      said: [200, undefined],
      images: [image("a")],
      tags: ["torn"],
    })
    const changed = await update([{ id: imageId, url: image("b") }], [])
    expect(changed).toMatchObject({ images: [image("b")], tags: [] })
  })

  test("with an unknown ID are new if they say what they are", async () => {
    const { update, imageId } = await open()
    const images = [{ id: imageId }, { id: "cimg_x", url: image("b") }]
    expect(await update(images, [{ id: "ctag_x", value: "Wet" }])).toEqual({
      said: [200, undefined],
      images: [image("a"), image("b")],
      tags: ["wet"],
    })
  })

  test("with an unknown ID and nothing else are rejected, and the item stays as it is", async () => {
    const { update, imageId, tagId } = await open()
    const missing = (column: string, table: string) =>
      `Can't insert null value in field ${column} on insert in table ${table}`
    expect(await update([{ id: "cimg_x" }])).toEqual({
      said: [400, missing("url", "claim_image")],
      images: [image("a")],
      tags: ["torn"],
    })
    expect(await update([{ id: imageId }], [{ id: tagId }, { id: "ctag_x" }])).toEqual({
      said: [400, missing("value", "claim_tag")],
      images: [image("a")],
      tags: ["torn"],
    })
  })
})
