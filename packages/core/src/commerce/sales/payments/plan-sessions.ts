/**
 * A payment session of a cart, as far as plans go. Rows of `payment_session` fit.
 * @since 0.1
 */
export interface PlannedSession {
  readonly id: string
  readonly provider_id: string
  readonly is_selected: boolean | null
  readonly is_initiated: boolean
  readonly amount: number | null
  readonly status: string
}

/**
 * What the payment sessions of a cart depend on.
 * @since 0.1
 */
export interface SessionNeeds<Session extends PlannedSession = PlannedSession> {
  /** what is to be paid, in the smallest unit */
  readonly total: number
  /** payment providers of the cart's region */
  readonly providerIds: readonly string[]
  readonly sessions: readonly Session[]
  /** something else that providers know of changed, e.g. the customer */
  readonly mustUpdate: boolean
}

/**
 * One thing to do to bring payment sessions in line with their cart. `remove` drops a session, at its provider too
 * where it was initiated; `reset` forgets what the provider knows and keeps the amount at hand; `update` tells
 * the provider of an initiated session the amount, and selects it; `amend` hands it data of the storefront; `renew`
 * prepares a session again, which is not selected then; `offer` adds a session that no provider knows of yet;
 * `choose` prepares a session with its provider and selects it.
 * @since 0.1
 */
export type SessionStep<Session extends PlannedSession = PlannedSession> =
  | { readonly kind: "remove"; readonly session: Session }
  | { readonly kind: "reset"; readonly session: Session; readonly amount: number }
  | { readonly kind: "update"; readonly session: Session; readonly amount: number }
  | { readonly kind: "renew"; readonly session: Session; readonly amount: number }
  | {
      readonly kind: "amend"
      readonly session: Session
      readonly data: Readonly<Record<string, unknown>>
    }
  | { readonly kind: "offer"; readonly providerId: string; readonly amount: number }
  | {
      readonly kind: "choose"
      readonly providerId: string
      readonly session: Session | undefined
      readonly amount: number
    }

/**
 * What is to be done so that the payment sessions follow their cart? Nothing to pay: no sessions. Else one session
 * per provider of the region, each over the total; the chosen one is kept in line at its provider. The only
 * provider of a region is chosen by itself.
 * @param isOffering whether a cart without any session gets some; a change of the cart does not offer the first ones
 * @returns steps in the order in which they are to be done; empty when all is in line
 * @since 0.1
 */
export function planSessions<Session extends PlannedSession>(
  needs: SessionNeeds<Session>,
  isOffering: boolean,
): SessionStep<Session>[] {
  const { total, providerIds, sessions } = needs
  if (!isOffering && sessions.length === 0) return []
  const stays = (session: Session) => total > 0 && providerIds.includes(session.provider_id)
  const kept = sessions.filter(stays)
  return [
    ...sessions.filter((session) => !stays(session)).map((session) => ({ kind: "remove" as const, session })),
    ...kept.flatMap((session) => alignSession(session, needs)),
    ...(total > 0 ? missingSessions(kept, needs) : []),
  ]
}

/**
 * What is to be done so that this session is the one that pays? What others have prepared is forgotten.
 * @since 0.1
 */
export function planSelection<Session extends PlannedSession>(
  { total, sessions }: Pick<SessionNeeds<Session>, "total" | "sessions">,
  chosen: Session,
): SessionStep<Session>[] {
  const others = sessions.filter(
    (session) => session !== chosen && (session.is_selected || session.is_initiated),
  )
  return [
    ...others.map((session) => ({ kind: "reset" as const, session, amount: total })),
    ...selectChosen(chosen, total),
  ]
}

function selectChosen<Session extends PlannedSession>(
  session: Session,
  total: number,
): SessionStep<Session>[] {
  if (!session.is_initiated)
    return [{ kind: "choose", providerId: session.provider_id, session, amount: total }]
  const isReady = session.is_selected && session.amount === total && session.status !== "error"
  return isReady ? [] : [{ kind: "update", session, amount: total }]
}

function alignSession<Session extends PlannedSession>(
  session: Session,
  { total, mustUpdate, providerIds, sessions }: SessionNeeds<Session>,
): SessionStep<Session>[] {
  const isInLine = session.amount === total && session.status !== "error"
  if (session.is_selected && session.is_initiated)
    return isInLine && !mustUpdate ? [] : [{ kind: "update", session, amount: total }]
  if (providerIds.length === 1 && !sessions.some((other) => other.is_selected)) return []
  return isInLine && !session.is_initiated ? [] : [{ kind: "reset", session, amount: total }]
}

function missingSessions<Session extends PlannedSession>(
  kept: readonly Session[],
  { total, providerIds }: SessionNeeds<Session>,
): SessionStep<Session>[] {
  const [only] = providerIds
  const isChosen = kept.some((session) => session.is_selected)
  if (providerIds.length === 1 && only && !isChosen)
    return [{ kind: "choose", providerId: only, session: kept[0], amount: total }]
  return providerIds
    .filter((id) => !kept.some((session) => session.provider_id === id))
    .map((providerId) => ({ kind: "offer", providerId, amount: total }))
}
