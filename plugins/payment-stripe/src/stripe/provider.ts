import {
  CommerceError,
  unknownRefundOutcome,
  type Log,
  type CaptureCall,
  type PaymentContext,
  type PaymentProvider,
  type ProviderCall,
  type ProviderData,
} from "@stheno/core"
import type Stripe from "stripe"
import { readOptions, type StripeOptions } from "../options.ts"
import { fromStripeAmount, toStripeAmount } from "./amounts.ts"
import { createClient } from "./client.ts"
import { findCustomer, findOrCreateCustomer } from "./customers.ts"
import { asClientError, codeOf, isUnconfirmed } from "./errors.ts"
import { capturedAmountOf, checkChange, intentIdOf, statusOf, toData } from "./payment-data.ts"
import { releaseIntent } from "./release.ts"

/** A payment method with a provider of its own, as v1's plugin has them. */
export interface Method {
  /** the id of the provider */
  readonly id: string
  /** Stripe's name of the payment method; undefined for the provider with all of them */
  readonly type?: Stripe.PaymentIntentCreateParams.AllowedPaymentMethodType
}

/** What a provider works with. */
interface Parts {
  readonly stripe: Stripe
  readonly options: StripeOptions
  readonly method: Method
}

/** States in which Stripe accepts another amount. */
const changeable = ["requires_payment_method", "requires_confirmation", "requires_action"]

/** Creates a payment provider that charges customers with Stripe's Payment Intents. */
export function createProvider(
  method: Method,
  { pluginOptions, log }: { readonly pluginOptions: ProviderData; readonly log: Log },
): PaymentProvider {
  const options = readOptions(pluginOptions)
  const parts: Parts = { stripe: createClient(options), options, method }
  const { stripe } = parts
  return {
    id: method.id,
    readsCustomer: true,
    initiate: (context) => forClients(() => initiate(parts, context)),
    update: (data, context) => forClients(() => update(parts, data, context)),
    amend: (data, change) => {
      const checked = checkChange(change)
      return forClients(async () => toData(await stripe.paymentIntents.update(known(data), checked)))
    },
    async authorize(data) {
      const id = intentIdOf(data)
      if (!id) return { status: "pending", data }
      const intent = await stripe.paymentIntents.retrieve(id)
      return { status: statusOf(intent), data: toData(intent) }
    },
    async status(data) {
      const id = intentIdOf(data)
      return id ? statusOf(await stripe.paymentIntents.retrieve(id)) : "pending"
    },
    remove: (data) => remove(stripe, data),
    capturesPart: !options.capture && method.type === undefined,
    capture: (data, call) => forClients(() => capture(stripe, data, call), "capture"),
    capturedAmount: capturedAmountOf,
    refund: (data, amount, call) => refund(parts, { data, amount, call }),
    cancel: (data, call) => forClients(() => cancel(stripe, data, call), "cancellation"),
    ...(method.type === undefined && {
      savedMethods: (customer) => savedMethods(stripe, customer, log),
    }),
  }
}

async function forClients<T>(work: () => Promise<T>, action?: string): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw asClientError(error, action)
  }
}

function known(data: ProviderData): string {
  const id = intentIdOf(data)
  if (!id) throw new Error("The data of the payment does not name a payment intent")
  return id
}

async function initiate(
  parts: Parts,
  context: PaymentContext,
): Promise<{ data: ProviderData; customerMetadata?: ProviderData }> {
  const { stripe, options } = parts
  const customer = await findOrCreateCustomer(stripe, context)
  const { payment_description } = context.context ?? {}
  const description =
    typeof payment_description === "string" ? payment_description : options.payment_description
  const intent = await stripe.paymentIntents.create({
    amount: toStripeAmount(context.amount, context.currencyCode),
    currency: context.currencyCode,
    metadata: {
      resource_id: context.resourceId,
      ...(context.customerId && { customer_id: context.customerId }),
    },
    ...(customer && { customer }),
    ...(description && { description }),
    ...methodsOf(parts),
  })
  return { data: toData(intent), ...(customer && { customerMetadata: { stripe_id: customer } }) }
}

/** Local methods take the money at once: they cannot be captured later. */
function methodsOf({ method, options }: Parts): Partial<Stripe.PaymentIntentCreateParams> {
  if (method.type) return { allowed_payment_method_types: [method.type], capture_method: "automatic" }
  return {
    capture_method: options.capture ? "automatic" : "manual",
    ...(options.setup_future_usage && { setup_future_usage: options.setup_future_usage }),
    ...(options.automatic_payment_methods
      ? { automatic_payment_methods: { enabled: true } }
      : { allowed_payment_method_types: ["card"] }),
  }
}

async function update(parts: Parts, data: ProviderData, context: PaymentContext): Promise<ProviderData> {
  const { stripe } = parts
  const id = intentIdOf(data)
  if (!id) return (await initiate(parts, context)).data
  const intent = await stripe.paymentIntents.retrieve(id)
  const isCanceled = intent.status === "canceled"
  const kept = isCanceled ? undefined : await adapt(stripe, intent, context)
  if (kept) return toData(kept)
  // What the customer has confirmed was for another amount, so the customer has to confirm again.
  const { data: replacement } = await initiate(parts, context)
  if (!isCanceled)
    await releaseIntent(stripe, intent, { key: `${id}/replaced`, metadata: { reason: "replaced" } })
  return replacement
}

/** @returns undefined when the intent cannot become what is wanted, and has to be replaced */
async function adapt(
  stripe: Stripe,
  intent: Stripe.PaymentIntent,
  context: PaymentContext,
): Promise<Stripe.PaymentIntent | undefined> {
  const amount = toStripeAmount(context.amount, context.currencyCode)
  const isChangeable = changeable.includes(intent.status)
  const isSameCustomer = (intent.metadata["customer_id"] ?? "") === (context.customerId ?? "")
  if (intent.currency !== context.currencyCode.toLowerCase()) return undefined
  if (isSameCustomer && intent.amount === amount) return intent
  if (isSameCustomer) return isChangeable ? stripe.paymentIntents.update(intent.id, { amount }) : undefined
  // An intent gets a customer once: a guest enters an email address after the payment form has opened.
  if (!isChangeable || intent.customer) return undefined
  const customer = await findOrCreateCustomer(stripe, context)
  return stripe.paymentIntents.update(intent.id, {
    amount,
    metadata: { customer_id: context.customerId ?? "" },
    ...(customer && { customer }),
  })
}

async function remove(stripe: Stripe, data: ProviderData): Promise<ProviderData> {
  const id = intentIdOf(data)
  if (!id) return {}
  const intent = await stripe.paymentIntents.retrieve(id)
  const metadata = { reason: "session removed" }
  return toData(await releaseIntent(stripe, intent, { key: `${id}/removed`, metadata }))
}

async function capture(stripe: Stripe, data: ProviderData, call?: CaptureCall): Promise<ProviderData> {
  const id = known(data)
  try {
    return toData(await stripe.paymentIntents.capture(id, partOf(data, call), keyOf(call)))
  } catch (error) {
    if (codeOf(error) !== "payment_intent_unexpected_state") throw error
    const intent = await stripe.paymentIntents.retrieve(id)
    if (intent.status === "succeeded") return toData(intent)
    throw error
  }
}

/** Stripe releases what is not captured. */
function partOf(data: ProviderData, call?: CaptureCall): Stripe.PaymentIntentCaptureParams {
  if (call?.amount === undefined) return {}
  const currency = String(data["currency"])
  const amount = toStripeAmount(call.amount, currency)
  if (fromStripeAmount(amount, currency) !== call.amount)
    throw new CommerceError(
      "invalid_data",
      `Stripe requires that amounts in ${currency.toUpperCase()} end with 0.`,
    )
  return { amount_to_capture: amount }
}

async function cancel(stripe: Stripe, data: ProviderData, call?: ProviderCall): Promise<ProviderData> {
  const id = intentIdOf(data)
  if (!id) return data
  const intent = await stripe.paymentIntents.retrieve(id)
  const reason = { key: call?.id ?? `${id}/canceled`, metadata: { reason: "payment canceled" } }
  return toData(await releaseIntent(stripe, intent, reason))
}

interface WantedRefund {
  readonly data: ProviderData
  readonly amount: number
  readonly call: ProviderCall | undefined
}

async function refund({ stripe, method }: Parts, wanted: WantedRefund): Promise<ProviderData> {
  const { data, call } = wanted
  try {
    if (!(await isRefunded(stripe, wanted)))
      await stripe.refunds.create(
        {
          payment_intent: known(data),
          amount: toStripeAmount(wanted.amount, String(data["currency"])),
          metadata: { call_id: call?.id ?? "none" },
        },
        keyOf(call),
      )
    return data
  } catch (error) {
    if (isUnconfirmed(error)) throw unknownRefundOutcome(method.id)
    throw asClientError(error, "refund")
  }
}

/** Stripe forgets idempotency keys after a day, and a call can be repeated later than that. */
async function isRefunded(stripe: Stripe, { data, call }: WantedRefund): Promise<boolean> {
  if (!call) return false
  const { data: refunds } = await stripe.refunds.list({ payment_intent: known(data), limit: 100 })
  return refunds.some(
    ({ metadata, status }) =>
      metadata?.["call_id"] === call.id && status !== "failed" && status !== "canceled",
  )
}

function keyOf(call: ProviderCall | undefined): Stripe.RequestOptions {
  return call ? { idempotencyKey: call.id } : {}
}

/** A list of cards must not fail because Stripe does. */
async function savedMethods(
  stripe: Stripe,
  customer: ProviderData,
  log: Log,
): Promise<readonly ProviderData[]> {
  try {
    const { id, email, metadata } = customer
    const account = await findCustomer(stripe, { id, email, metadata })
    if (!account) return []
    const { data } = await stripe.customers.listPaymentMethods(account, { type: "card", limit: 100 })
    return JSON.parse(JSON.stringify(data)) as ProviderData[]
  } catch (error) {
    log.warn({ provider: "stripe", error: String(error) }, "The saved cards of a customer cannot be listed")
    return []
  }
}
