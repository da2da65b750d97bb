import { service, sql, type ServiceDefinition, type ServiceOf } from "@stheno/core"

/** What the endpoint for callbacks uses. */
export interface KlarnaCallbacks {
  /**
   * Enqueues the job that completes a cart or authorizes a payment collection, if it has a session with Klarna.
   * @param resourceId the id of the cart or the payment collection
   */
  receive(resourceId: string): Promise<void>
}

/** Seconds in which the storefront usually completes the cart itself. */
const delay = 5

const definition: ServiceDefinition<KlarnaCallbacks> = service(({ db, jobs }) => ({
  async receive(resourceId) {
    const { rows } = await sql<{ id: string }>`
      select s.id from payment_session s
        left join payment_collection_sessions c on c.payment_session_id = s.id
      where s.provider_id = 'klarna' and (s.cart_id = ${resourceId} or c.payment_collection_id = ${resourceId})`.execute(
      db,
    )
    const [session] = rows
    if (!session) return
    const data = { resource: resourceId, session: session.id }
    await jobs.enqueue("klarna-callback", data, { delay, key: session.id })
  },
}))
export default definition

declare module "@stheno/core" {
  interface Services {
    readonly klarnaCallbacksService: ServiceOf<typeof definition>
  }
}
