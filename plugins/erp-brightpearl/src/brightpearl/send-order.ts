import type { BrightpearlClient } from "./client.ts"
import { addressesOf, findOrCreateContact, orderAddress } from "./contacts.ts"
import { BrightpearlError } from "./errors.ts"
import { shipNotes } from "./goods-out.ts"
import {
  inUnits,
  refundRows,
  returnRows,
  rowIn,
  rowsIn,
  salesOrderRows,
  textIn,
  type OrderRow,
  type Row,
} from "./order-rows.ts"
import {
  once,
  reservationOf,
  saveOutcome,
  saveSalesOrder,
  withLease,
  type OrderState,
  type ReservationResult,
} from "./order-state.ts"
import type { Sending } from "./sending.ts"

/**
 * Sends what Brightpearl does not have of an order yet: the sales order, its reservation, payments, credits, shipments,
 * and the cancellation. Each part has a reference by which it is found again, so it is safe to repeat.
 * @throws BrightpearlError when Brightpearl cannot be reached; an order that it rejects is stored as failed
 */
export async function sendOrder(given: Sending, orderId: string): Promise<void> {
  await withLease(given.db, orderId, async (state) => {
    try {
      const { order } = (await given.call("admin.GetOrdersOrder", { params: { id: orderId } })) as {
        order: Row
      }
      await sendParts(given, state, order)
      await saveOutcome(given.db, state, { status: "sent" })
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      const isRejected = error instanceof BrightpearlError && error.isRejected
      await saveOutcome(given.db, state, { status: isRejected ? "failed" : "pending", error: message })
      if (!isRejected) throw error
      given.log.error({ order: orderId, error: message }, "Brightpearl rejected an order")
    }
  })
}

async function sendParts(given: Sending, state: OrderState, order: Row): Promise<void> {
  const products = await productIds(given.client, order)
  const { db, options } = given
  const sent = await salesOrder(given, state, { order, rows: salesOrderRows({ order, options, products }) })
  const orderId = state.order_id
  await once(db, { orderId, reference: reservationOf(orderId) }, () => reserve(given, sent.salesOrderId))
  for (const payment of order["payments"] as Row[])
    if (payment["captured_at"])
      await pay(given, { order, target: sent.salesOrderId, type: "RECEIPT", ...ofPayment(payment) })
  for (const [source, rows, amount] of creditsOf(given, order, products))
    await credit(given, { order, sent, source, rows, amount })
  await shipNotes(given, order)
  const { canceled_status_id: canceled } = options
  if (order["canceled_at"] && canceled !== undefined)
    await once(db, { orderId, reference: `${orderId}.canceled` }, () =>
      given.client.change(`/order-service/order/${sent.salesOrderId}/status`, { orderStatusId: canceled }),
    )
}

const ofPayment = ({ id, amount }: Row) => ({ reference: String(id), amount: Number(amount) })

/** The products of the order's items by their SKUs. */
async function productIds(client: BrightpearlClient, order: Row): Promise<Map<string, number>> {
  const skus = rowsIn(order, "items").flatMap((item) => textIn(rowIn(item, "variant"), "sku") || [])
  const ids = new Map<string, number>()
  for (const sku of new Set(skus)) {
    const found = await client.search("/product-service/product-search", { SKU: sku })
    const product = found.find((each) => each["SKU"] === sku)
    if (product) ids.set(sku, Number(product["productId"]))
  }
  return ids
}

interface SentOrder {
  readonly salesOrderId: string
  readonly contactId: number
}

/** Finds an order or a credit by its reference. */
async function findByReference({ client }: Sending, reference: string): Promise<string | undefined> {
  const found = await client.search("/order-service/order-search", { externalRef: reference })
  const id = found.find((each) => each["externalRef"] === reference)?.["orderId"]
  return id === undefined ? undefined : String(id)
}

async function salesOrder(
  given: Sending,
  state: OrderState,
  { order, rows }: { readonly order: Row; readonly rows: readonly OrderRow[] },
): Promise<SentOrder> {
  const { client, db, options } = given
  if (state.sales_order_id && state.contact_id)
    return { salesOrderId: state.sales_order_id, contactId: state.contact_id }
  const contactId = await findOrCreateContact(given, order)
  const known = await findByReference(given, state.order_id)
  const salesOrderId =
    known ??
    String(
      await client.create("/order-service/sales-order", {
        ...(await headOf(given, order, contactId)),
        externalRef: state.order_id,
        statusId: options.default_status_id,
        rows,
      }),
    )
  await saveSalesOrder(db, state.order_id, { salesOrderId, contactId })
  return { salesOrderId, contactId }
}

/** What sales orders and their credits have in common. */
async function headOf({ client, options }: Sending, order: Row, contactId: number) {
  const { billing, shipping } = addressesOf(order)
  const instanceId = await client.instanceId()
  return {
    currency: { code: String(order["currency_code"]).toUpperCase() },
    ref: String(order["display_id"]),
    channelId: options.channel_id,
    ...(instanceId && { installedIntegrationInstanceId: Number(instanceId) }),
    placedOn: new Date(order["created_at"] as string).toISOString(),
    customer: { id: contactId, address: orderAddress(order, billing) },
    delivery: { shippingMethodId: 0, address: orderAddress(order, shipping) },
  }
}

/** Reserves the products in the warehouse. Without enough stock, Brightpearl shows the order as unallocated. */
export async function reserve(
  { client, log, options }: Sending,
  salesOrderId: string,
): Promise<ReservationResult | undefined> {
  const order = (await client.find(`/order-service/sales-order/${salesOrderId}`)) as Row | Row[] | undefined
  const products = rowsIn(Array.isArray(order) ? order[0] : order, "rows")
    .filter(({ productId, externalRef }) => productId && externalRef)
    .map(({ id, productId, quantity }) => ({ productId, salesOrderRowId: id, quantity: Number(quantity) }))
  if (products.length === 0) return undefined
  const path = `/warehouse-service/order/${salesOrderId}/reservation/warehouse/${options.warehouse}`
  try {
    await client.create(path, { products })
    return "allocated"
  } catch (error) {
    if (!(error instanceof BrightpearlError) || !error.isRejected) throw error
    log.warn(
      { sales_order: salesOrderId, error: error.message },
      "Brightpearl could not reserve the products",
    )
    return "unallocated"
  }
}

interface Paying {
  readonly order: Row
  /** the sales order or the credit */
  readonly target: string
  readonly type: "RECEIPT" | "PAYMENT"
  readonly reference: string
  /** in the smallest unit of the currency */
  readonly amount: number
}

/** Registers a payment of the customer, or one to the customer. */
async function pay({ client, db, options }: Sending, paying: Paying): Promise<void> {
  const { order, target, type, amount } = paying
  const orderId = String(order["id"])
  const reference = `${paying.reference}.${type}`
  await once(db, { orderId, reference }, async () => {
    const found = await client.search("/accounting-service/customer-payment-search", { orderId: target })
    const known = found.find((each) => each["transactionRef"] === reference)
    if (known) return known["paymentId"]
    const currency = String(order["currency_code"])
    return client.create("/accounting-service/customer-payment", {
      transactionRef: reference,
      transactionCode: orderId,
      paymentMethodCode: options.payment_method_code,
      paymentType: type,
      orderId: Number(target),
      currencyIsoCode: currency.toUpperCase(),
      amountPaid: inUnits(amount, currency),
      paymentDate: new Date().toISOString(),
    })
  })
}

type Credit = readonly [source: string, rows: readonly OrderRow[], amount: number]

/** Received returns, and refunds without one. */
function creditsOf({ options }: Sending, order: Row, products: ReadonlyMap<string, number>): Credit[] {
  const input = { order, options, products }
  const returns = (order["returns"] as Row[]).filter(({ status }) => status === "received")
  const refunds = (order["refunds"] as Row[]).filter(({ reason }) => reason !== "return")
  return [
    ...returns.map((each): Credit => [
      String(each["id"]),
      returnRows(input, each),
      Number(each["refund_amount"]),
    ]),
    ...refunds.map((each): Credit => [String(each["id"]), refundRows(input, each), Number(each["amount"])]),
  ]
}

interface Crediting {
  readonly order: Row
  readonly sent: SentOrder
  readonly source: string
  readonly rows: readonly OrderRow[]
  readonly amount: number
}

async function credit(given: Sending, { order, sent, source, rows, amount }: Crediting): Promise<void> {
  const { client, db } = given
  const orderId = String(order["id"])
  const reference = `${orderId}.${source}`
  const creditId = await once(
    db,
    { orderId, reference },
    async () =>
      (await findByReference(given, reference)) ??
      client.create("/order-service/sales-credit", {
        ...(await headOf(given, order, sent.contactId)),
        parentId: Number(sent.salesOrderId),
        externalRef: reference,
        rows,
      }),
  )
  if (amount > 0) await pay(given, { order, target: creditId, type: "PAYMENT", reference: source, amount })
}
