import type { SessionRow, SessionStep } from "../payments/index.ts"
import { collectionErrors } from "./errors.ts"

/** How far a payment collection is paid. */
export type CollectionStatus = "not_paid" | "awaiting" | "authorized" | "partially_authorized" | "canceled"

/**
 * Where does a collection stand after its sessions were to be authorized?
 * @param amount what is due, smallest units
 * @param authorized what is set aside by now, smallest units
 * @since 0.1
 */
export function statusAfterAuthorizing(amount: number, authorized: number): CollectionStatus {
  if (authorized >= amount) return "authorized"
  return authorized > 0 ? "partially_authorized" : "awaiting"
}

/**
 * Whether money may be set aside for a collection, so that what it pays for must not change under it.
 * @since 0.1
 */
export function holdsMoney(status: CollectionStatus): boolean {
  return status === "authorized" || status === "partially_authorized"
}

/** A session as a storefront wants it. */
export interface WantedSession {
  readonly provider_id: string
  /** smallest units */
  readonly amount: number
  /** a session that is there already, to be kept */
  readonly session_id?: string | null | undefined
}

/** A collection as far as plans for its sessions go. */
export interface PlannedCollection {
  readonly amount: number
  readonly status: CollectionStatus
  readonly payment_sessions: readonly SessionRow[]
  /** payment providers of its region */
  readonly providerIds: readonly string[]
}

/**
 * What is to be done so that a collection has these sessions and no others? A session that is named, or is the only
 * one of a single wish, is kept and told its amount; providers that the region does not have are left out.
 * @returns steps in the order in which they are to be done
 * @throws payment-collections.sessions_closed, payment-collections.sum_mismatch
 * @since 0.1
 */
export function planWanted(
  collection: PlannedCollection,
  wanted: readonly WantedSession[],
): SessionStep<SessionRow>[] {
  if (collection.status !== "not_paid") throw collectionErrors.sessions_closed(collection.status)
  const offered = wanted.filter(({ provider_id }) => collection.providerIds.includes(provider_id))
  const sum = offered.reduce((total, { amount }) => total + amount, 0)
  if (sum !== collection.amount || offered.some(({ amount }) => amount <= 0))
    throw collectionErrors.sum_mismatch(collection.amount)
  const kept = new Set<SessionRow>()
  const steps = offered.map(({ provider_id, amount, session_id }): SessionStep<SessionRow> => {
    const session = collection.payment_sessions.find(
      (each) => each.id === session_id && each.provider_id === provider_id && !kept.has(each),
    )
    if (!session) return { kind: "choose", providerId: provider_id, session: undefined, amount }
    kept.add(session)
    return { kind: "update", session, amount }
  })
  const others = collection.payment_sessions.filter((session) => !kept.has(session))
  return [...others.map((session) => ({ kind: "remove" as const, session })), ...steps]
}

/**
 * What is to be done so that one provider takes the whole sum? A session that it has already is kept.
 * @throws payment-collections.provider_not_found, payment-collections.sessions_closed
 * @since 0.1
 */
export function planSingle(collection: PlannedCollection, providerId: string): SessionStep<SessionRow>[] {
  if (!collection.providerIds.includes(providerId)) throw collectionErrors.provider_not_found()
  const session = collection.payment_sessions.find(({ provider_id }) => provider_id === providerId)
  return planWanted(collection, [
    { provider_id: providerId, amount: collection.amount, session_id: session?.id },
  ])
}

/**
 * What must be done so that a session is prepared again? It gets another id.
 * @throws payment-collections.session_elsewhere, payment-collections.session_authorized
 * @since 0.1
 */
export function planRefresh(
  { id, payment_sessions }: Pick<PlannedCollection, "payment_sessions"> & { readonly id: string },
  sessionId: string,
): SessionStep<SessionRow>[] {
  const session = payment_sessions.find((each) => each.id === sessionId)
  if (!session) throw collectionErrors.session_elsewhere(sessionId, id)
  if (session.status === "authorized") throw collectionErrors.session_authorized(sessionId)
  return [
    { kind: "remove", session },
    { kind: "choose", providerId: session.provider_id, session: undefined, amount: session.amount ?? 0 },
  ]
}
