import type { PaymentContext } from "@stheno/core"
import type Stripe from "stripe"
import { codeOf } from "./errors.ts"

/** The customer's account at Stripe, if the store knows the customer. */
export async function findOrCreateCustomer(
  stripe: Stripe,
  { customerId, customerMetadata, email }: PaymentContext,
): Promise<string | undefined> {
  if (!customerId) return undefined
  const known = await findCustomer(stripe, { id: customerId, email, metadata: customerMetadata })
  if (known) return known
  const made = await stripe.customers.create(
    { ...(email && { email }), metadata: { customer_id: customerId } },
    { idempotencyKey: ["customer", customerId, email, customerMetadata?.["stripe_id"]].join("/") },
  )
  return made.id
}

/** What the store knows of a customer. */
interface KnownCustomer {
  readonly id: unknown
  readonly email?: unknown
  readonly metadata?: unknown
}

/**
 * The customer's account at Stripe, as `stripe_id` in the customer's metadata names it. Customers can change their
 * metadata, so the account counts only if it was created for this customer; accounts that v1's plugin created do
 * not name the customer, and count if the email address is the same.
 */
export async function findCustomer(stripe: Stripe, known: KnownCustomer): Promise<string | undefined> {
  const stripeId = (known.metadata as { stripe_id?: unknown } | null | undefined)?.stripe_id
  if (typeof stripeId !== "string" || !stripeId.startsWith("cus_")) return undefined
  const account = await retrieve(stripe, stripeId)
  if (!account) return undefined
  const owner = account.metadata["customer_id"]
  const isOwn = owner ? owner === known.id : sameEmail(account.email, known.email)
  return isOwn ? account.id : undefined
}

/** @returns undefined for an account that does not exist, for example one of the test mode in the live mode */
async function retrieve(stripe: Stripe, id: string): Promise<Stripe.Customer | undefined> {
  try {
    const account = await stripe.customers.retrieve(id)
    return account.deleted ? undefined : account
  } catch (error) {
    if (codeOf(error) === "resource_missing") return undefined
    throw error
  }
}

function sameEmail(one: string | null, other: unknown): boolean {
  return typeof other === "string" && one?.toLowerCase() === other.toLowerCase()
}
