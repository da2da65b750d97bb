import type { Executor } from "../../../../platform/query/fetch.ts"

let made = 0

/** Makes ids of one test's rows tell what they are, and sort in the order they were made. */
function next(prefix: string): string {
  made++
  return `${prefix}_test${String(made).padStart(5, "0")}`
}

/** A line of an order to be made. */
export interface FixtureLine {
  /** smallest units */
  readonly price: number
  readonly quantity: number
  readonly title?: string
  readonly variantId?: string
  /** shipping profile of the line's product */
  readonly profileId?: string
}

/** An order to be made. Everything has a default. */
export interface FixtureOrder {
  readonly lines?: readonly FixtureLine[]
  /** prices of shipping methods in smallest units, each of a profile of its own unless said */
  readonly shipping?: readonly { readonly price: number; readonly profileId?: string }[]
  /** amounts in smallest units; one payment over the total unless said */
  readonly payments?: readonly number[]
  readonly providerId?: string
  /** percent */
  readonly rate?: number
  readonly email?: string
  readonly customerId?: string
  readonly salesChannelId?: string
}

/** What was made. */
export interface MadeOrder {
  readonly id: string
  readonly displayId: number
  readonly regionId: string
  readonly customerId: string
  readonly lineIds: readonly string[]
  readonly paymentIds: readonly string[]
  readonly methodIds: readonly string[]
  /** smallest units */
  readonly total: number
}

/** An order as a completed cart leaves it: 2 × 1000 and shipping of 500 at 25 % unless said, which makes 3125. */
export async function makeOrder(db: Executor, wish: FixtureOrder = {}): Promise<MadeOrder> {
  const rate = wish.rate ?? 25
  const regionId = await makeRegion(db, rate)
  const customerId = wish.customerId ?? (await makeCustomer(db, wish.email))
  const addresses = [await makeAddress(db), await makeAddress(db)]
  const id = next("order")
  const { display_id } = await db
    .insertInto("order")
    .values({
      id,
      payment_status: "awaiting",
      customer_id: customerId,
      email: wish.email ?? "buyer@example.com",
      region_id: regionId,
      currency_code: "eur",
      shipping_address_id: addresses[0],
      billing_address_id: addresses[1],
      sales_channel_id: wish.salesChannelId ?? null,
      metadata: "{}",
    })
    .returning("display_id")
    .executeTakeFirstOrThrow()
  const lines = wish.lines ?? [{ price: 1000, quantity: 2 }]
  const shipping = wish.shipping ?? [{ price: 500 }]
  const lineIds: string[] = []
  for (const line of lines) lineIds.push(await makeLine(db, id, line, rate))
  const methodIds: string[] = []
  for (const method of shipping) methodIds.push(await makeMethod(db, { orderId: id, regionId, rate }, method))
  const net = [...lines.map((line) => line.price * line.quantity), ...shipping.map(({ price }) => price)]
  const total = net.reduce((sum, amount) => sum + amount + Math.round((amount * rate) / 100), 0)
  const paymentIds: string[] = []
  for (const amount of wish.payments ?? [total])
    paymentIds.push(await makePayment(db, id, amount, wish.providerId ?? "manual"))
  return { id, displayId: display_id, regionId, customerId, lineIds, paymentIds, methodIds, total }
}

/** A region of Denmark's currency area without countries. */
async function makeRegion(db: Executor, rate: number): Promise<string> {
  const id = next("reg")
  await db.insertInto("region").values({ id, name: id, currency_code: "eur", tax_rate: rate }).execute()
  return id
}

/** Gives a country to a region. */
export async function giveCountry(db: Executor, regionId: string, code: string): Promise<void> {
  await db.updateTable("country").set({ region_id: regionId }).where("iso_2", "=", code).execute()
}

/** A customer without an account. */
export async function makeCustomer(db: Executor, email = "buyer@example.com"): Promise<string> {
  const known = await db
    .selectFrom("customer")
    .select("id")
    .where("email", "=", email)
    .where("has_account", "=", false)
    .executeTakeFirst()
  if (known) return known.id
  const id = next("cus")
  await db.insertInto("customer").values({ id, email, has_account: false }).execute()
  return id
}

async function makeAddress(db: Executor): Promise<string> {
  const id = next("addr")
  await db
    .insertInto("address")
    .values({ id, first_name: "Ada", last_name: "Byron", city: "Town", postal_code: "1234" })
    .execute()
  return id
}

/** A shipping profile. */
export async function makeProfile(db: Executor): Promise<string> {
  const id = next("sp")
  await db.insertInto("shipping_profile").values({ id, name: id, type: "custom" }).execute()
  return id
}

async function makeLine(db: Executor, orderId: string, line: FixtureLine, rate: number): Promise<string> {
  const id = next("item")
  await db
    .insertInto("line_item")
    .values({
      id,
      order_id: orderId,
      title: line.title ?? id,
      unit_price: line.price,
      quantity: line.quantity,
      variant_id: line.variantId ?? (line.profileId ? await makeVariantOf(db, line.profileId) : null),
    })
    .execute()
  await db
    .insertInto("line_item_tax_line")
    .values({ id: next("litl"), item_id: id, rate, name: "default", code: "default" })
    .execute()
  return id
}

async function makeVariantOf(db: Executor, profileId: string): Promise<string> {
  const [product, variant] = [next("prod"), next("variant")]
  await db
    .insertInto("product")
    .values({ id: product, title: product, handle: product, status: "published" })
    .execute()
  await db
    .insertInto("product_shipping_profile")
    .values({ product_id: product, profile_id: profileId })
    .execute()
  await db
    .insertInto("product_variant")
    .values({ id: variant, title: "One", product_id: product, inventory_quantity: 0 })
    .execute()
  return variant
}

async function makeMethod(
  db: Executor,
  { orderId, regionId, rate }: { orderId: string; regionId: string; rate: number },
  { price, profileId }: { price: number; profileId?: string },
): Promise<string> {
  const [option, id] = [next("so"), next("sm")]
  await db
    .insertInto("shipping_option")
    .values({
      id: option,
      name: option,
      region_id: regionId,
      profile_id: profileId ?? (await makeProfile(db)),
      provider_id: "manual",
      price_type: "flat_rate",
      amount: price,
      data: "{}",
    })
    .execute()
  await db
    .insertInto("shipping_method")
    .values({ id, shipping_option_id: option, order_id: orderId, price, data: "{}" })
    .execute()
  await db
    .insertInto("shipping_method_tax_line")
    .values({ id: next("smtl"), shipping_method_id: id, rate, name: "default", code: "default" })
    .execute()
  return id
}

/** A payment of an order that a provider authorized. */
export async function makePayment(
  db: Executor,
  orderId: string | null,
  amount: number,
  providerId = "manual",
): Promise<string> {
  const id = next("pay")
  const data = JSON.stringify({ status: "authorized" })
  await db
    .insertInto("payment")
    .values({ id, order_id: orderId, amount, currency_code: "eur", provider_id: providerId, data })
    .execute()
  return id
}
