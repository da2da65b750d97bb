import { inTransaction } from "../../../platform/http/in-transaction.ts"
import type { Context } from "../../../platform/http/operation.ts"
import { CommerceError } from "../../../platform/kernel/errors.ts"
import { callProvider, type SessionRow } from "../payments/index.ts"
import type { Columns } from "../../../platform/query/selected.ts"
import { markAuthorized } from "./change-collection.ts"
import { collectionErrors } from "./errors.ts"
import { lockOrderOfCollection, paidEdit, readCollection, type CollectionWith } from "./lock-collection.ts"
import { recordAnswers, type Answer } from "./record-answers.ts"

/** What answers show of a collection that was to be authorized. */
const shown = ["payment_sessions", "payments"] as const

/**
 * Asks the providers of these sessions to set their money aside, and makes a payment of each that does. A session
 * that is authorized already stays as it is, and so does a collection that is: the request may be repeated. What a
 * provider set aside for a session that is gone by then is let go.
 * @returns the collection with its sessions and payments
 * @throws payment-collections.not_found, payment-collections.no_sessions, payment-collections.edit_ended,
 *   payments.provider_failed once what the others answered is written down
 * @locks order, then payment_collection; nothing while providers are asked
 * @emits payment-collection.payment_authorized, payment.created
 * @since 0.1
 */
export async function authorizeSessions(
  context: Context,
  id: string,
  sessionIds: readonly string[],
): Promise<CollectionWith<(typeof shown)[number]>> {
  const before = await readCollection(context.db, id, ...shown)
  if (before.status === "authorized") return before
  if (before.amount <= 0) {
    await inTransaction(context, (stage) => markAuthorized(stage, id))
    return readCollection(context.db, id, ...shown)
  }
  const sessions = before.payment_sessions
  if (sessions.length === 0) throw collectionErrors.no_sessions()
  if ((await paidEdit(context.db, id))?.isEnded) throw collectionErrors.edit_ended()
  const open = sessions.filter(
    (session) => sessionIds.includes(session.id) && session.status !== "authorized",
  )
  const { answers, error } = await askProviders(context, open)
  if (error && answers.length === 0) throw error
  const unused = await inTransaction(context, async (stage) => {
    await lockOrderOfCollection(stage.db, id)
    return recordAnswers(stage, id, answers)
  })
  await letGo(context, unused)
  if (error) throw error
  return readCollection(context.db, id, ...shown)
}

/**
 * `authorizeSessions` for a single session.
 * @returns the session, authorized
 * @throws what `authorizeSessions` throws, and payment-collections.not_authorized
 * @locks order, then payment_collection; nothing while the provider is asked
 * @emits payment-collection.payment_authorized, payment.created
 * @since 0.1
 */
export async function authorizeSession(
  context: Context,
  id: string,
  sessionId: string,
): Promise<Columns<"PaymentSession">> {
  const { payment_sessions } = await authorizeSessions(context, id, [sessionId])
  const session = payment_sessions.find((each) => each.id === sessionId)
  if (session?.status !== "authorized") throw collectionErrors.not_authorized(sessionId)
  return session
}

async function askProviders(
  { engine, clientAddress, request }: Pick<Context, "engine" | "clientAddress" | "request">,
  sessions: readonly SessionRow[],
): Promise<{ answers: readonly Answer[]; error: CommerceError | undefined }> {
  const about = { ip_address: clientAddress ?? null, user_agent: request.headers.get("user-agent") }
  const answers: Answer[] = []
  let failure: CommerceError | undefined
  for (const session of sessions)
    try {
      const answer = await callProvider(engine, session.provider_id, (provider) =>
        provider.authorize(session.data, about),
      )
      answers.push({ session, ...answer })
    } catch (error) {
      if (!(error instanceof CommerceError)) throw error
      failure ??= error
    }
  return { answers, error: failure }
}

/** Another request may have received the same authorization and created its payment: that one is kept. */
async function letGo(context: Context, unused: readonly Answer[]): Promise<void> {
  for (const { session, data } of unused)
    await callProvider(context.engine, session.provider_id, (provider) =>
      provider.cancel(data, { id: session.id }),
    ).catch((error: unknown) =>
      context.engine.log.warn(
        { provider: session.provider_id, session: session.id, error: String(error) },
        "Money that was set aside for nothing could not be let go",
      ),
    )
}
