import {
  CommerceError,
  unknownRefundOutcome,
  type CaptureCall,
  type PaymentContext,
  type PaymentProvider,
  type PaymentSessionStatus,
  type ProviderCall,
  type ProviderData,
} from "@stheno/core"
import { readOptions, type PayPalOptions } from "../options.ts"
import { fromPayPalAmount, toPayPalAmount } from "./amounts.ts"
import { createClient, type PayPalClient } from "./client.ts"
import { asAdminError, issueOf, isUnconfirmed, PayPalError } from "./errors.ts"
import {
  authorizationOf,
  capturedAmountOf,
  captureOf,
  capturesOf,
  orderIdOf,
  retrieveOrder,
  statusOf,
  toData,
  toSessionData,
  knownPageOf,
  approvalPageOf,
  type PayPalOrder,
} from "./orders.ts"
import { refundCaptures } from "./refund-captures.ts"

/** What the provider works with. */
interface Parts {
  readonly client: PayPalClient
  readonly options: PayPalOptions
}

/** States in which PayPal accepts another amount. */
const changeable = ["CREATED", "SAVED", "APPROVED", "PAYER_ACTION_REQUIRED"]

/** Creates a payment provider that charges customers with orders of PayPal. */
export function createProvider({ pluginOptions }: { readonly pluginOptions: ProviderData }): PaymentProvider {
  const options = readOptions(pluginOptions)
  const parts: Parts = { client: createClient(options), options }
  const { client } = parts
  return {
    id: "paypal",
    initiate: async (context) => ({ data: await initiate(parts, context) }),
    update: (data, context) => update(parts, data, context),
    amend: (data, change) => amend(parts, data, change),
    authorize: (data) => authorize(parts, data),
    async status(data) {
      const id = orderIdOf(data)
      return id ? statusOf(await retrieveOrder(client, id)) : "pending"
    },
    remove: (data) => release(client, data, `${String(data["id"])}-removed`),
    capturesPart: !options.capture,
    capture: (data, call) => forAdmins("capture", () => capture(client, data, call)),
    capturedAmount: (data) => capturedAmountOf(data as unknown as PayPalOrder),
    refund: (data, amount, call) => refund(client, { data, amount, call }),
    cancel: (data, call) =>
      forAdmins("cancellation", () => release(client, data, call?.id ?? `${String(data["id"])}-canceled`)),
  }
}

async function forAdmins<T>(action: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw asAdminError(error, action)
  }
}

async function initiate({ client, options }: Parts, context: PaymentContext): Promise<ProviderData> {
  const { return_url, cancel_url = return_url } = options
  const body = {
    intent: options.capture ? "CAPTURE" : "AUTHORIZE",
    purchase_units: [
      { custom_id: context.resourceId, amount: toPayPalAmount(context.amount, context.currencyCode) },
    ],
    // The storefront has the address, and completes the cart when the customer returns.
    ...(return_url && {
      application_context: {
        return_url,
        cancel_url,
        user_action: "PAY_NOW",
        shipping_preference: "NO_SHIPPING",
      },
    }),
  }
  const order = await client.send<PayPalOrder>({ method: "POST", path: "/v2/checkout/orders", body })
  return toSessionData(order, return_url && approvalPageOf(order))
}

/** The data of a session whose order changed at PayPal. */
function withPage(order: PayPalOrder, before: ProviderData): ProviderData {
  return toSessionData(order, knownPageOf(order, before))
}

async function update(parts: Parts, data: ProviderData, context: PaymentContext): Promise<ProviderData> {
  const { client } = parts
  const id = orderIdOf(data)
  const order = id ? await findOrder(client, id) : undefined
  if (!order) return initiate(parts, context)
  const amount = toPayPalAmount(context.amount, context.currencyCode)
  const [unit] = order.purchase_units
  const isSame = unit?.amount.value === amount.value && unit.amount.currency_code === amount.currency_code
  if (isSame && statusOf(order) !== "error") return withPage(order, data)
  if (changeable.includes(order.status) && unit?.amount.currency_code === amount.currency_code) {
    const path = `/purchase_units/@reference_id=='${unit.reference_id}'/amount`
    const body = [{ op: "replace", path, value: amount }]
    await client.send({ method: "PATCH", path: `/v2/checkout/orders/${order.id}`, body })
    return withPage(await retrieveOrder(client, order.id), data)
  }
  // What the customer has approved was for another amount, so the customer has to approve again.
  const replacement = await initiate(parts, context)
  await release(client, toData(order), `${order.id}-replaced`)
  return replacement
}

/** @returns undefined for an order that expired: PayPal deletes orders that were not approved in time */
async function findOrder(client: PayPalClient, id: string): Promise<PayPalOrder | undefined> {
  try {
    return await retrieveOrder(client, id)
  } catch (error) {
    if (issueOf(error) === "INVALID_RESOURCE_ID" || (error instanceof PayPalError && error.status === 404))
      return undefined
    throw error
  }
}

/** Storefronts send what PayPal's script returned to them. It only says that the order has changed. */
async function amend({ client }: Parts, data: ProviderData, change: ProviderData): Promise<ProviderData> {
  if ("amount" in change)
    throw new CommerceError("invalid_data", "Cannot update amount, use updatePayment instead")
  const id = orderIdOf(data)
  if (change["id"] !== undefined && change["id"] !== id)
    throw new CommerceError("invalid_data", "The data of a PayPal session cannot name another order.")
  return id ? withPage(await retrieveOrder(client, id), data) : data
}

async function authorize(
  { client }: Parts,
  data: ProviderData,
): Promise<{ status: PaymentSessionStatus; data: ProviderData }> {
  const id = orderIdOf(data)
  if (!id) return { status: "pending", data }
  let order = await retrieveOrder(client, id)
  if (order.status === "APPROVED") {
    try {
      const action = order.intent === "CAPTURE" ? "capture" : "authorize"
      const path = `/v2/checkout/orders/${order.id}/${action}`
      await client.send({ method: "POST", path, body: {}, requestId: `${order.id}-${action}` })
    } catch (error) {
      const issue = issueOf(error)
      // The customer has to choose another way to pay at PayPal.
      if (issue === "INSTRUMENT_DECLINED" || issue === "PAYER_ACTION_REQUIRED")
        return { status: "requires_more", data: withPage(order, data) }
      if (issue !== "ORDER_ALREADY_AUTHORIZED" && issue !== "ORDER_ALREADY_CAPTURED") throw error
    }
    order = await retrieveOrder(client, id)
  }
  return { status: statusOf(order), data: withPage(order, data) }
}

async function capture(client: PayPalClient, data: ProviderData, call?: CaptureCall): Promise<ProviderData> {
  const order = await retrieveOrder(client, String(data["id"]))
  if (captureOf(order)) return toData(order)
  const authorization = authorizationOf(order)
  if (!authorization) throw new PayPalError(422, "NOT_AUTHORIZED", "The order has no authorization")
  const path = `/v2/payments/authorizations/${authorization.id}/capture`
  try {
    // PayPal releases what a final capture leaves.
    const body = { final_capture: true, ...partOf(order, call) }
    await client.send({ method: "POST", path, body, requestId: call?.id })
  } catch (error) {
    if (issueOf(error) !== "AUTHORIZATION_ALREADY_CAPTURED") throw error
  }
  return toData(await retrieveOrder(client, order.id))
}

function partOf({ purchase_units: [unit] }: PayPalOrder, call?: CaptureCall) {
  if (call?.amount === undefined || !unit) return {}
  const amount = toPayPalAmount(call.amount, unit.amount.currency_code)
  if (fromPayPalAmount(amount) !== call.amount)
    throw new CommerceError(
      "invalid_data",
      `PayPal has no decimals in ${amount.currency_code}. Enter a whole amount.`,
    )
  return { amount }
}

/** Gives the money back: voids the authorization, or refunds every capture. Repeating it changes nothing. */
async function release(client: PayPalClient, data: ProviderData, key: string): Promise<ProviderData> {
  const id = orderIdOf(data)
  const order = id ? await findOrder(client, id) : undefined
  if (!order) return data
  const captures = capturesOf(order)
  const authorization = authorizationOf(order)
  const isOpen =
    captures.length === 0
      ? authorization?.status !== "VOIDED"
      : authorization?.status === "PARTIALLY_CAPTURED"
  if (authorization && isOpen)
    await ignoring(["PREVIOUSLY_VOIDED", "AUTHORIZATION_VOIDED"], () =>
      client.send({
        method: "POST",
        path: `/v2/payments/authorizations/${authorization.id}/void`,
        requestId: captures.length === 0 ? key : `${key}-void`,
      }),
    )
  for (const [index, taken] of captures.entries())
    if (taken.status !== "REFUNDED")
      await ignoring(["CAPTURE_FULLY_REFUNDED"], () =>
        client.send({
          method: "POST",
          path: `/v2/payments/captures/${taken.id}/refund`,
          body: { custom_id: "released" },
          requestId: index === 0 ? key : `${key}-${taken.id}`,
        }),
      )
  return toData(await retrieveOrder(client, order.id))
}

async function ignoring(issues: readonly string[], work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!issues.includes(issueOf(error) ?? "")) throw error
  }
}

interface WantedRefund {
  readonly data: ProviderData
  readonly amount: number
  readonly call: ProviderCall | undefined
}

/** PayPal knows the id of a call for 45 days, so a repeated call refunds once. */
async function refund(client: PayPalClient, { data, amount, call }: WantedRefund): Promise<ProviderData> {
  try {
    await refundCaptures(client, data as unknown as PayPalOrder, { amount, id: call?.id })
    return data
  } catch (error) {
    if (isUnconfirmed(error)) throw unknownRefundOutcome("paypal")
    throw asAdminError(error, "refund")
  }
}
