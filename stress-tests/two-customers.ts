import { sql } from "kysely"
import { createFixtures, type Fixtures } from "./fixtures.ts"
import type { Admin, Answer, Shop } from "./shop.ts"

/** Somebody with an account. */
export interface Person {
  readonly id: string
  readonly email: string
  readonly headers: Readonly<Record<string, string>>
  readonly send: Admin
}

/** Two customers in one customer group; the first has everything that a shop keeps of a customer. */
export interface TwoCustomers {
  readonly ada: Person
  readonly eve: Person
  readonly regionId: string
  readonly shippingOptionId: string
  readonly variantId: string
  readonly otherVariantId: string
  /** what is Ada's, by what it is */
  readonly ids: Readonly<Record<Belonging, string>>
  /** number of her order as a customer knows it */
  readonly displayId: number
  /** texts that stand in Ada's things and nowhere else */
  readonly secrets: readonly string[]
  /** an open cart of Eve's, paid with a gift card that Ada bought */
  readonly evesCart: string
  /** an order of Eve's */
  readonly evesOrder: string
  /** fills a new cart of somebody's, up to its payment */
  readonly readyCart: (who: Person) => Promise<string>
}

type Belonging =
  | "customer"
  | "cart"
  | "cartLine"
  | "order"
  | "orderLine"
  | "doneCart"
  | "swap"
  | "swapCart"
  | "address"
  | "cartAddress"
  | "payment"
  | "edit"
  | "collection"
  | "session"

const secret = (word: string) => `${word}-${crypto.randomUUID().slice(0, 8)}`

/** Fills a shop with the two. */
export async function createTwoCustomers(shop: Shop): Promise<TwoCustomers> {
  const fixtures = await createFixtures(shop)
  const secrets = [secret("Street"), secret("Harbour"), secret("Nick")]
  const ada = await register(shop, "ada")
  const eve = await register(shop, "eve")
  await joinGroup(shop, [ada, eve])
  const { variantId } = await fixtures.product()
  const { variantId: otherVariantId } = await fixtures.product()
  const own = cartsOf(fixtures, variantId)
  const { ids, displayId } = await fillAda(shop, ada, { own, secrets, otherVariantId })
  const evesCart = await own(eve)
  const evesOrder = must(await eve.send("POST", `/store/carts/${await own(eve)}/complete`, {})).data.id
  await giveGiftCard(shop, { boughtBy: ids.order, to: [evesCart, evesOrder] })
  const { regionId, shippingOptionId } = fixtures
  return {
    ...{
      ada,
      eve,
      regionId,
      shippingOptionId,
      variantId,
      otherVariantId,
      displayId,
      evesCart,
      evesOrder,
      ids,
      readyCart: own,
    },
    secrets: [...secrets, ada.email],
  }
}

/** Fills a cart for somebody, up to its payment. */
type OwnCart = (who: Person, change?: unknown) => Promise<string>

function cartsOf(fixtures: Fixtures, variant_id: string): OwnCart {
  return async (who, change) => {
    const id = await fixtures.readyCart([{ variant_id, quantity: 2 }])
    must(await who.send("POST", `/store/carts/${id}`, {}))
    if (change) must(await who.send("POST", `/store/carts/${id}`, change))
    must(
      await who.send("POST", `/store/carts/${id}/shipping-methods`, { option_id: fixtures.shippingOptionId }),
    )
    must(await who.send("POST", `/store/carts/${id}/payment-sessions`))
    return id
  }
}

/** Everything that a shop keeps of Ada. */
async function fillAda(
  shop: Shop,
  ada: Person,
  { own, secrets, otherVariantId }: { own: OwnCart; secrets: readonly string[]; otherVariantId: string },
): Promise<Pick<TwoCustomers, "ids" | "displayId">> {
  const home = { address: addressOf(secrets[2]!, secrets[0]!) }
  const book = must(await ada.send("POST", "/store/customers/me/addresses", home))
  const delivery = { shipping_address: addressOf(secrets[2]!, secrets[1]!) }
  const doneCart = await own(ada, delivery)
  const order = must(await ada.send("POST", `/store/carts/${doneCart}/complete`, {})).data
  const swap = await exchange(shop, ada, { order, otherVariantId })
  const edited = await askForEdit(shop, ada, { orderId: order.id, variantId: otherVariantId })
  const cart = must(await ada.send("GET", `/store/carts/${await own(ada, delivery)}`)).cart
  const ids = {
    customer: ada.id,
    cart: cart.id,
    cartLine: cart.items[0].id,
    order: order.id,
    orderLine: order.items[0].id,
    doneCart,
    swap: swap.id,
    swapCart: swap.cart_id,
    address: book.customer.shipping_addresses[0].id,
    cartAddress: cart.shipping_address.id,
    payment: order.payments[0].id,
    ...edited,
  }
  return { ids, displayId: order.display_id }
}

function addressOf(first_name: string, address_1: string) {
  const place = { city: "Town", country_code: "us", postal_code: "1234" }
  return { first_name, last_name: "Byron", address_1, ...place }
}

async function register(shop: Shop, name: string): Promise<Person> {
  const login = { email: `${secret(name)}@example.com`, password: "supersecret" }
  const account = { ...login, first_name: name, last_name: "Tester" }
  const { customer } = must(await shop.send("POST", "/store/customers", { body: account }))
  const { access_token } = must(await shop.send("POST", "/store/auth/token", { body: login }))
  const headers = { authorization: `Bearer ${access_token}` }
  const send: Person["send"] = (method, path, body) => shop.send(method, path, { body, headers })
  return { id: customer.id, email: login.email, headers, send }
}

async function joinGroup(shop: Shop, people: readonly Person[]): Promise<void> {
  const { customer_group } = must(await shop.admin("POST", "/admin/customer-groups", { name: "Both" }))
  const customer_ids = people.map(({ id }) => ({ id }))
  must(
    await shop.admin("POST", `/admin/customer-groups/${customer_group.id}/customers/batch`, { customer_ids }),
  )
}

/** Captures and sends an order, and asks to exchange one unit. */
export async function exchange(
  shop: Shop,
  owner: Person,
  { order, otherVariantId }: { order: { id: string; items: { id: string }[] }; otherVariantId: string },
): Promise<{ id: string; cart_id: string }> {
  const path = `/admin/orders/${order.id}` as const
  const sent = [{ item_id: order.items[0]!.id, quantity: 2 }]
  must(await shop.admin("POST", `${path}/capture`))
  must(await shop.admin("POST", `${path}/fulfillment`, { items: sent }))
  const { swap } = must(
    await owner.send("POST", "/store/swaps", {
      order_id: order.id,
      return_items: [{ item_id: order.items[0]!.id, quantity: 1 }],
      additional_items: [{ variant_id: otherVariantId, quantity: 1 }],
    }),
  )
  return swap
}

/** Has the shop ask for one more line, and its owner choose how to pay it. */
export async function askForEdit(
  shop: Shop,
  owner: Person,
  { orderId, variantId }: { orderId: string; variantId: string },
): Promise<Record<"edit" | "collection" | "session", string>> {
  const { order_edit } = must(await shop.admin("POST", "/admin/order-edits", { order_id: orderId }))
  const path = `/admin/order-edits/${order_edit.id}` as const
  must(await shop.admin("POST", `${path}/items`, { variant_id: variantId, quantity: 1 }))
  const asked = must(await shop.admin("POST", `${path}/request`, {})).order_edit
  const collection = asked.payment_collection_id
  const { payment_collection } = must(
    await owner.send("POST", `/store/payment-collections/${collection}/sessions`, { provider_id: "manual" }),
  )
  return { edit: order_edit.id, collection, session: payment_collection.payment_sessions[0].id }
}

async function giveGiftCard(
  shop: Shop,
  { boughtBy, to: [cartId, orderId] }: { boughtBy: string; to: readonly [string, string] },
): Promise<void> {
  const { db } = shop.engine
  const { rows } = await sql<{ id: string }>`
    insert into gift_card (id, code, value, balance, region_id, order_id)
    select 'gift_torture', 'TORTURE', 1, 1, region_id, id from "order" where id = ${boughtBy}
    returning id`.execute(db)
  await sql`insert into cart_gift_cards values (${cartId}, ${rows[0]!.id})`.execute(db)
  await sql`insert into order_gift_cards values (${orderId}, ${rows[0]!.id})`.execute(db)
}

function must<Body>(answer: Answer<Body>): Body {
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text.slice(0, 300)}`)
  return answer.body
}
