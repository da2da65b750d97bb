import "server-only"
import type { OrderEdit, PaymentCollection, PaymentSession, StoreClient } from "@stheno/js-client/store"
import { viewOfSession } from "./cart-view"
import { completableProviders, isApproved, type Due } from "./payment-rules"

/** The time that an authorization may take: providers call banks, in milliseconds. */
const authorizationTimeout = 60_000

/** The parts of a payment collection that a payment needs. */
export type Collection = Pick<
  PaymentCollection,
  "id" | "status" | "amount" | "currency_code" | "payment_sessions"
>

/** What a payment collection takes, and the payment that has been prepared for it. */
export function dueOfCollection(collection: Collection, providers: readonly string[]): Due {
  const session = newest(collection)
  return {
    amount: collection.amount,
    currency: collection.currency_code,
    providers: completableProviders(providers, collection.payment_sessions ?? []),
    payment: session ? viewOfSession(session) : null,
  }
}

/**
 * Prepares the payment of a collection with a provider. A payment that has been prepared stays, so that a form which is
 * open in the browser goes on working. After an attempt that failed, the API closes the list of sessions: then the
 * session of this provider is replaced by a new one.
 */
export async function prepareCollection(
  client: StoreClient,
  id: string,
  providerId: string,
): Promise<Collection> {
  const { payment_collection: now } = await client.paymentCollections.retrieve(id)
  const session = sessionWith(now, providerId)
  const isReady = session && session.status !== "error" && session.amount === now.amount
  if (now.status === "authorized" || (isReady && now.payment_sessions?.length === 1)) return now
  if (now.status === "not_paid" || !session)
    return (await client.paymentCollections.managePaymentSession(id, { provider_id: providerId }))
      .payment_collection
  if (session.status !== "error") return now
  await client.paymentCollections.refreshPaymentSession(id, session.id)
  return (await client.paymentCollections.retrieve(id)).payment_collection
}

/**
 * Pays a collection, as far as this can be done without the customer. After the first attempt the API has closed the list of
 * providers, so a customer who has to pay on the page of the provider goes there first. One who has paid there and has not come
 * back does not go again: preparing the payment once more reads its state from the provider.
 * @returns whether it is paid; if not, the page on which the customer pays, if the provider has one
 */
export async function payCollection(
  client: StoreClient,
  collection: Collection,
  providerId: string,
): Promise<{ readonly isPaid: boolean; readonly redirectUrl?: string | null }> {
  const session = sessionWith(collection, providerId)
  const redirectUrl = session && viewOfSession(session).redirectUrl
  if (redirectUrl && collection.status === "not_paid") {
    const provider = { provider_id: providerId }
    const { payment_collection: now } = await client.paymentCollections.managePaymentSession(
      collection.id,
      provider,
    )
    const fresh = sessionWith(now, providerId)
    if (!fresh || !isApproved(fresh.data)) return { isPaid: false, redirectUrl }
  }
  return (await authorizeCollection(client, collection, providerId))
    ? { isPaid: true }
    : { isPaid: false, redirectUrl: redirectUrl ?? null }
}

/**
 * Has the money of a collection set aside by a provider. Repeating it is safe.
 * @returns whether the collection is paid
 * @throws payment_authorization_error when the provider did not authorize the payment
 */
export async function authorizeCollection(
  client: StoreClient,
  collection: Collection,
  providerId: string,
): Promise<boolean> {
  if (collection.status === "authorized") return true
  const session = sessionWith(collection, providerId)
  if (!session) return false
  if (session.status === "authorized") return true
  const { payment_session } = await client.paymentCollections.authorizePaymentSession(
    collection.id,
    session.id,
    undefined,
    { timeout: authorizationTimeout },
  )
  return payment_session.status === "authorized"
}

/**
 * The collection that pays an order edit; undefined if the edit costs nothing more, is paid, or has ended. The merchant can
 * confirm an edit before it is paid: then the order contains the difference, and the edit has none.
 */
export function unpaidCollection({
  payment_collection: due,
  difference_due = 0,
  status,
}: Pick<OrderEdit, "payment_collection" | "difference_due" | "status">): PaymentCollection | undefined {
  if (!due || due.status === "authorized" || due.status === "canceled") return undefined
  return status === "confirmed" || (status === "requested" && difference_due > 0) ? due : undefined
}

function sessionWith(collection: Collection, providerId: string): PaymentSession | undefined {
  return collection.payment_sessions?.find(({ provider_id }) => provider_id === providerId)
}

function newest(collection: Collection): PaymentSession | undefined {
  return collection.payment_sessions?.toSorted((a, b) => (a.created_at < b.created_at ? 1 : -1))[0]
}
