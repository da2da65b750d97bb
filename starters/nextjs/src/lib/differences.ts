import "server-only"
import type { OrderEdit, PaymentCollection, PaymentSession, StoreClient } from "@stheno/js-client/store"
import { viewOfSession, type PaymentView } from "./cart-view"
import { completableProviders, type Due } from "./payment-rules"

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
 * @returns whether it is paid; if not, the status of the payment and what it waits for
 */
export async function payCollection(
  client: StoreClient,
  collection: Collection,
  providerId: string,
): Promise<{ readonly isPaid: true } | Unpaid> {
  const session = sessionWith(collection, providerId)
  if (session && viewOfSession(session).redirectUrl && collection.status === "not_paid") {
    const provider = { provider_id: providerId }
    const { payment_collection: now } = await client.paymentCollections.managePaymentSession(
      collection.id,
      provider,
    )
    // The provider may have replaced a payment that expired, which has another page.
    const fresh = sessionWith(now, providerId) ?? session
    if (viewOfSession(fresh).progress === "open") return unpaid(fresh)
    return payNow(client, now, providerId)
  }
  return payNow(client, collection, providerId)
}

/** A payment that is not authorized. */
interface Unpaid {
  readonly isPaid: false
  readonly status: string
  readonly payment: PaymentView | null
}

function unpaid(session: PaymentSession | undefined): Unpaid {
  return {
    isPaid: false,
    status: session?.status ?? "pending",
    payment: session ? viewOfSession(session) : null,
  }
}

async function payNow(client: StoreClient, collection: Collection, providerId: string) {
  const session = await authorizeCollection(client, collection, providerId)
  const isPaid = collection.status === "authorized" || session?.status === "authorized"
  return isPaid ? { isPaid } : unpaid(session)
}

/**
 * Has the money of a collection set aside by a provider. Repeating it is safe.
 * @returns the payment session, as the provider left it; undefined if there is none with the provider
 * @throws payment_authorization_error when the provider did not authorize the payment
 */
export async function authorizeCollection(
  client: StoreClient,
  collection: Collection,
  providerId: string,
): Promise<PaymentSession | undefined> {
  const session = sessionWith(collection, providerId)
  if (!session || collection.status === "authorized" || session.status === "authorized") return session
  const { payment_session } = await client.paymentCollections.authorizePaymentSession(
    collection.id,
    session.id,
    undefined,
    { timeout: authorizationTimeout },
  )
  return payment_session
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
