import {
  CommerceError,
  unknownRefundOutcome,
  type PaymentContext,
  type PaymentProvider,
  type PaymentSessionStatus,
  type ProviderData,
} from "@stheno/core"
import { readOptions, type KlarnaOptions } from "../options.ts"
import { createClient, type KlarnaClient } from "./client.ts"
import { asAdminError, isMissing, isUnconfirmed } from "./errors.ts"
import { captureOrder, refundOrder, releaseOrder, retrieveOrder, statusOf } from "./orders.ts"
import { purchaseOf } from "./order-lines.ts"
import { countryOf, createSession, findSession, type KlarnaData } from "./sessions.ts"

/** What the provider works with. */
interface Parts {
  readonly client: KlarnaClient
  readonly options: KlarnaOptions
}

/** Creates a payment provider that charges customers with Klarna Payments. */
export function createProvider({ pluginOptions }: { readonly pluginOptions: ProviderData }): PaymentProvider {
  const options = readOptions(pluginOptions)
  const parts: Parts = { client: createClient(options), options }
  const { client } = parts
  return {
    id: "klarna",
    initiate: async (context) => ({ data: await createSession(client, options, context) }),
    update: (data, context) => update(parts, data, context),
    amend: async (data, change) => amend(data, change),
    authorize: (data) => authorize(parts, data),
    async status({ order_id }: KlarnaData) {
      return order_id ? statusOf(await retrieveOrder(client, order_id)) : "pending"
    },
    remove: (data) => release(client, data, `${String(data["session_id"])}-removed`),
    capturesPart: !options.capture,
    capture: (data, call) =>
      forAdmins("capture", async () => {
        const order = await captureOrder(client, orderIdOf(data), call)
        return { ...data, captured_amount: order.captured_amount }
      }),
    capturedAmount,
    refund: (data, amount, call) => refund(client, data, { amount, reference: call?.id }),
    cancel: (data, call) =>
      forAdmins("cancellation", () =>
        release(client, data, call?.id ?? `${String(data["session_id"])}-canceled`),
      ),
  }
}

async function forAdmins<T>(action: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw asAdminError(error, action)
  }
}

function orderIdOf({ order_id }: KlarnaData): string {
  if (!order_id) throw new Error("The data of the payment does not name an order at Klarna")
  return order_id
}

async function update(parts: Parts, data: KlarnaData, context: PaymentContext): Promise<ProviderData> {
  const { client, options } = parts
  const { session_id, order_id } = data
  const order = order_id ? await retrieveOrder(client, order_id) : undefined
  const session = session_id && !order ? await findSession(client, session_id) : undefined
  const isSame =
    data.order_amount === context.amount &&
    data.purchase_currency === context.currencyCode.toUpperCase() &&
    data.purchase_country === countryOf(context, options)
  if (isSame && (order ? statusOf(order) !== "error" : session)) return data
  const isOpen = session && !session.authorization_token && !data["authorization_token"]
  if (isOpen && data.purchase_country === countryOf(context, options)) {
    const path = `/payments/v1/sessions/${session_id}`
    const body = purchaseOf(context, countryOf(context, options))
    await client.send({ method: "POST", path, body })
    return { ...data, ...body }
  }
  // What the customer has confirmed was for another amount or country, so the customer has to confirm again.
  const replacement = await createSession(client, options, context)
  await release(client, data, `${session_id}-replaced`)
  return replacement
}

/** Storefronts send the token that Klarna's widget gave to them. */
function amend(data: KlarnaData, change: ProviderData): ProviderData {
  const wrong = Object.keys(change).filter((name) => name !== "authorization_token")
  const { authorization_token } = change
  if (
    wrong.length > 0 ||
    typeof authorization_token !== "string" ||
    !/^[\w-]{1,100}$/.test(authorization_token)
  )
    throw new CommerceError(
      "invalid_data",
      "The data of a Klarna session can contain authorization_token only.",
    )
  return { ...data, authorization_token }
}

/** Places the order at Klarna. Klarna rejects a token that was given for another amount. */
async function authorize(
  { client, options }: Parts,
  data: KlarnaData,
): Promise<{ status: PaymentSessionStatus; data: ProviderData }> {
  if (data.order_id) {
    const order = await retrieveOrder(client, data.order_id)
    return { status: statusOf(order), data: { ...data, fraud_status: order.fraud_status } }
  }
  const { session_id, purchase_country, purchase_currency, locale, resource_id } = data
  const session = session_id ? await findSession(client, session_id) : undefined
  const token = data["authorization_token"] ?? session?.authorization_token
  if (typeof token !== "string") return { status: session ? "requires_more" : "error", data }
  const body = {
    ...{ purchase_country, purchase_currency, locale, ...confirmedOf(data) },
    ...{ merchant_reference1: resource_id, auto_capture: options.capture },
  }
  const path = `/payments/v1/authorizations/${encodeURIComponent(token)}/order`
  const key = `${session_id}-order`
  const placed = await client.send<{ order_id: string }>({ method: "POST", path, body, key })
  const order = await retrieveOrder(client, placed.order_id)
  const { fraud_status } = order
  return { status: statusOf(order), data: { ...data, order_id: placed.order_id, fraud_status } }
}

/** What the customer has confirmed. Klarna compares it with the session. */
function confirmedOf({ order_amount = 0, order_tax_amount, order_lines }: KlarnaData) {
  if (!order_lines) return purchaseOf({ amount: order_amount }, "")
  return { order_amount, order_tax_amount, order_lines }
}

/** Gives the money back: cancels the order, refunds what was captured, or ends an authorization without an order. */
async function release(client: KlarnaClient, data: KlarnaData, key: string): Promise<ProviderData> {
  if (data.order_id) {
    await releaseOrder(client, data.order_id, key)
    return { ...data, status: "CANCELLED" }
  }
  const session = data.session_id ? await findSession(client, data.session_id) : undefined
  const token = session?.authorization_token
  if (token)
    await client
      .send({ method: "DELETE", path: `/payments/v1/authorizations/${encodeURIComponent(token)}` })
      .catch((error: unknown) => {
        if (!isMissing(error)) throw error
      })
  return data
}

/** What was captured, if it is less than the customer has confirmed: the order was reduced or released at Klarna. */
function capturedAmount({ order_amount, captured_amount }: KlarnaData): number | undefined {
  if (order_amount === undefined || captured_amount === undefined) return undefined
  return captured_amount < order_amount ? captured_amount : undefined
}

async function refund(
  client: KlarnaClient,
  data: KlarnaData,
  wanted: { readonly amount: number; readonly reference: string | undefined },
): Promise<ProviderData> {
  try {
    await refundOrder(client, orderIdOf(data), wanted)
    return data
  } catch (error) {
    if (isUnconfirmed(error)) throw unknownRefundOutcome("klarna")
    throw asAdminError(error, "refund")
  }
}
