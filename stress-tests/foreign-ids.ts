import { sql } from "kysely"
import { entities } from "@stheno/core/internal/entities.ts"
import type { Operation } from "@stheno/core/host"
import { bodyWith, operationsOf } from "./every-operation.ts"
import { openShop, type Answer, type Shop } from "./shop.ts"
import { kindOf, ownersCalls } from "./rightful-owner.ts"
import { inTime, outOf, shuffle, type TortureContext, type TortureTest } from "./test.ts"
import { createTwoCustomers, type TwoCustomers } from "./two-customers.ts"

/** What answers with success although an id in it is another customer's, and why it may. */
const harmless: Readonly<Record<string, string>> = {
  "GET /store/products": "a cart id says in which currency prices are; nothing of the cart is shown",
  "GET /store/products/{id}": "as the list of products",
  "GET /store/variants": "as the list of products",
  "GET /store/variants/{id}": "as the list of products",
  "GET /store/auth/{email}": "v1's way for a storefront to choose between log-in and registration",
  "POST /store/orders/batch/customer/token": "asks the address of the order's owner, who has to agree",
  "POST /store/customers/password-token": "the answer is the same for every address",
}

/** Refusals in v1's own status; none says whether the id exists. */
const refusedAsV1: readonly { readonly call: RegExp; readonly status: number }[] = [
  { call: /^POST \/store\/customers\/me\/addresses\//, status: 400 },
  { call: /^POST \/store\/carts\/\w+\/line-items\/\w+$/, status: 400 },
  // Deleting what is not there is done already; the answer is the caller's own account.
  { call: /^DELETE \/store\/customers\/me\/addresses\//, status: 200 },
]

/** S2: what belongs to one account is closed to another, whatever ids it has got hold of. */
export const foreignIds: TortureTest = {
  id: "S2",
  title: "every store operation with another customer's ids, and every way that expand could lead there",
  async run(context) {
    const shop = await openShop()
    try {
      const two = await createTwoCustomers(shop)
      const before = await belongings(shop, two)
      await callEverything(two, context)
      await callWell(two, context)
      await followRelations(shop, two, context)
      if ((await belongings(shop, two)) !== before) context.breach("something of Ada's was changed")
      await callAsOwner(shop, two, context)
    } finally {
      await shop.close()
    }
  },
}

/** All ids in all places of all operations. */
async function callEverything(two: TwoCustomers, context: TortureContext): Promise<void> {
  // Signing out would end Eve's token, and every later call would be that of a stranger.
  const operations = operationsOf("store").filter(
    ({ path, method }) => `${method} ${path}` !== "DELETE /store/auth",
  )
  let calls = 0
  for (const operation of inTime(operations, "operations", context))
    for (const id of Object.values(two.ids)) {
      const path = fill(operation.path, id, two)
      const query = operation.method === "GET" ? `?cart_id=${two.ids.cart}` : ""
      const bodies = operation.body ? [bodyWith(operation, id), {}] : [undefined]
      for (const body of bodies) {
        const answer = await two.eve.send(operation.method, path + (takesCart(operation) ? query : ""), body)
        judge(two, operation, answer, context, "generated")
        calls++
      }
    }
  context.figure("calls", calls)
}

function takesCart({ path }: Operation): boolean {
  return /^\/store\/(products|variants)/.test(path)
}

/** The first parameter is the foreign id, the second one goes with it. */
function fill(path: string, id: string, { ids, ada }: TwoCustomers): string {
  const second: Record<string, string> = {
    line_id: ids.cartLine,
    session_id: ids.session,
    provider_id: "manual",
    code: "TORTURE",
    address_id: ids.address,
    email: ada.email,
  }
  return path.replace(/\{(\w+)\}/g, (_, name: string) => second[name] ?? id)
}

/** Calls in which everything else is in order: nothing but the owner stands in the way. */
async function callWell(two: TwoCustomers, context: TortureContext): Promise<void> {
  const calls = goodCalls(two)
  for (const [method, path, body] of calls) {
    const answer = await two.eve.send(method, path, body)
    const call = `${method} ${path}`
    const isRefused = [401, 403, 404].includes(answer.status)
    if (!isRefused && !refusedAsV1.some((known) => known.call.test(call) && known.status === answer.status))
      context.breach(`${call}: ${answer.status} ${answer.text.slice(0, 100)}`)
    const shown = two.secrets.find((text) => answer.text.includes(text))
    if (shown && !path.includes(shown)) context.breach(`${call} shows ${shown}`)
  }
  context.figure("well-formed calls", calls.length)
}

/** The same kinds of calls by Ada herself: each succeeds, so nothing but the owner stood in Eve's way. */
async function callAsOwner(shop: Shop, two: TwoCustomers, { breach, figure }: TortureContext): Promise<void> {
  const succeeded = new Set<string>()
  for (const { kind, status, text } of await ownersCalls(shop, two))
    if (status === 200) succeeded.add(kind)
    else breach(`${kind} of the owner: ${status} ${text.slice(0, 100)}`)
  const kinds = new Set(goodCalls(two).map(([method, path, body]) => kindOf(method, path, body)))
  for (const kind of kinds) if (!succeeded.has(kind)) breach(`the owner never succeeded with ${kind}`)
  figure("kinds of calls that succeed for the owner", succeeded.size)
}

function goodCalls(two: TwoCustomers): [string, string, unknown?][] {
  const { ids, variantId, shippingOptionId } = two
  const carts = [ids.cart, ids.doneCart, ids.swapCart]
  const items = [{ item_id: ids.orderLine, quantity: 1 }]
  const additional_items = [{ variant_id: two.otherVariantId, quantity: 1 }]
  return [
    ...carts.flatMap((id): [string, string, unknown?][] => {
      const cart = `/store/carts/${id}` as const
      return [
        ["GET", cart],
        ["GET", `${cart}?expand=customer,shipping_address`],
        ["POST", cart, { email: two.eve.email }],
        ["POST", cart, { customer_id: two.eve.id }],
        ["DELETE", `${cart}/discounts/TORTURE`],
        ["POST", `${cart}/shipping-methods`, { option_id: shippingOptionId }],
        ["POST", `${cart}/taxes`],
        ["POST", `${cart}/line-items`, { variant_id: variantId, quantity: 1 }],
        ["POST", `${cart}/line-items/${ids.cartLine}`, { quantity: 9 }],
        ["DELETE", `${cart}/line-items/${ids.cartLine}`],
        ["POST", `${cart}/payment-sessions`],
        ["POST", `${cart}/payment-session`, { provider_id: "manual" }],
        ["POST", `${cart}/payment-sessions/manual`, { data: { a: 1 } }],
        ["POST", `${cart}/payment-sessions/manual/refresh`],
        ["DELETE", `${cart}/payment-sessions/manual`],
        ["POST", `${cart}/complete`, {}],
        ["POST", `${cart}/complete-cart`, {}],
        ["GET", `/store/shipping-options/${id}`],
        ["GET", `/store/orders/cart/${id}`],
        ["GET", `/store/swaps/${id}`],
      ]
    }),
    ...callsOfEdit(two),
    ["GET", `/store/orders/${ids.order}`],
    ["GET", `/store/orders?display_id=${two.displayId}&email=${two.ada.email}`],
    ["POST", "/store/returns", { order_id: ids.order, items }],
    ["POST", "/store/swaps", { order_id: ids.order, return_items: items, additional_items }],
    ["POST", `/store/customers/me/addresses/${ids.address}`, { first_name: "Eve" }],
    ["DELETE", `/store/customers/me/addresses/${ids.address}`],
    ["POST", "/store/customers/me", { billing_address: ids.address }],
    ["POST", `/store/carts/${two.evesCart}`, { shipping_address: ids.address }],
    ["POST", `/store/carts/${two.evesCart}`, { billing_address: ids.address }],
    ["POST", `/store/carts/${two.evesCart}`, { customer_id: ids.customer }],
    ["POST", `/store/carts/${two.evesCart}/line-items/${ids.cartLine}`, { quantity: 9 }],
  ]
}

function callsOfEdit({ ids }: TwoCustomers): [string, string, unknown?][] {
  const edit = `/store/order-edits/${ids.edit}` as const
  const collection = `/store/payment-collections/${ids.collection}` as const
  return [
    ["GET", edit],
    ["GET", `${edit}?expand=items,payment_collection`],
    ["POST", `${edit}/complete`],
    ["POST", `${edit}/decline`, { declined_reason: "no" }],
    ["GET", collection],
    ["GET", `${collection}?expand=payment_sessions`],
    ["POST", `${collection}/sessions`, { provider_id: "manual" }],
    ["POST", `${collection}/sessions/batch`, { sessions: [{ provider_id: "manual", amount: 1 }] }],
    ["POST", `${collection}/sessions/batch/authorize`, { session_ids: [ids.session] }],
    ["POST", `${collection}/sessions/${ids.session}`],
    ["POST", `${collection}/sessions/${ids.session}/authorize`],
  ]
}

function judge(
  two: TwoCustomers,
  operation: Operation,
  answer: Answer,
  { breach }: TortureContext,
  kind: string,
): void {
  const name = `${operation.method} ${operation.path}`
  // What the request said itself is no news.
  const shown = two.secrets.find((text) => answer.text.includes(text) && text !== two.ada.email)
  if (shown) breach(`${name} (${kind}) shows ${shown}`)
  if (answer.status >= 500) breach(`${name} (${kind}): ${answer.status}`)
  const namesSomebody = /\{(id|cart_id)\}/.test(operation.path)
  if (answer.status < 300 && namesSomebody && !harmless[name]) breach(`${name} (${kind}): ${answer.status}`)
}

/** Every path of relations from what Eve may read, up to four steps, in random order for the time there is. */
async function followRelations(shop: Shop, two: TwoCustomers, context: TortureContext): Promise<void> {
  const reads = [
    { root: "Cart", url: `/store/carts/${two.evesCart}`, send: two.eve.send },
    { root: "Order", url: "/store/customers/me/orders", send: two.eve.send },
    {
      root: "Cart",
      url: `/store/carts/${two.ids.cart}`,
      send: (method: string, url: string) => shop.send(method, url),
      // Whoever has the id of a cart sees the cart, with its addresses.
      sees: two.secrets.slice(1),
    },
  ]
  const calls = reads.flatMap((read) => pathsFrom(read.root, 4).map((path) => ({ ...read, path })))
  shuffle(calls, context.random)
  let done = 0
  for (; done < calls.length && !context.isOver(); done++) {
    const { url, path, send, sees = [] } = calls[done]!
    const answer = await send("GET", `${url}?expand=${path}`)
    const shown = two.secrets.find((text) => !sees.includes(text) && answer.text.includes(text))
    if (shown) context.breach(`${url}?expand=${path} shows ${shown}`)
    if (answer.status >= 500) context.breach(`${url}?expand=${path}: ${answer.status}`)
  }
  context.figure("paths followed", outOf(done, calls.length))
}

function pathsFrom(name: string, depth: number): string[] {
  if (depth === 0) return []
  return Object.entries(entities[name]?.relations ?? {}).flatMap(([relation, { target }]) => [
    relation,
    ...pathsFrom(target, depth - 1).map((rest) => `${relation}.${rest}`),
  ])
}

/** One text made of all rows that are Ada's. */
async function belongings(shop: Shop, { ids }: TwoCustomers): Promise<string> {
  const carts = [ids.cart, ids.doneCart, ids.swapCart]
  const { rows } = await sql<{ sum: string }>`
    with mine as (
      select c::text as line from customer c where id = ${ids.customer}
      union all select a::text from address a where id in (${ids.address}, ${ids.cartAddress})
      union all select c::text from cart c where id = any(${carts})
      union all select l::text from line_item l where cart_id = any(${carts}) or order_id = ${ids.order}
      union all select s::text from payment_session s where cart_id = any(${carts})
      union all select m::text from shipping_method m where cart_id = any(${carts}) or order_id = ${ids.order}
      union all select o::text from "order" o where customer_id = ${ids.customer}
      union all select p::text from payment p where order_id = ${ids.order}
      union all select s::text from swap s where order_id = ${ids.order}
      union all select r::text from "return" r where order_id = ${ids.order}
      union all select e::text from order_edit e where order_id = ${ids.order}
      union all select l::text from line_item l where order_edit_id = ${ids.edit}
      union all select c::text from payment_collection c where id = ${ids.collection}
      union all select s::text from payment_session s
        join payment_collection_sessions link on link.payment_session_id = s.id
        where link.payment_collection_id = ${ids.collection})
    select md5(string_agg(line, E'\n' order by line)) as sum from mine`.execute(shop.engine.db)
  return rows[0]!.sum
}
