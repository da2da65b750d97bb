import { job, sql, type JobDefinition } from "@stheno/core"
import { createClient } from "../klarna/client.ts"
import { findSession, type KlarnaData } from "../klarna/sessions.ts"
import { readOptions } from "../options.ts"

/** Completes the cart of a customer whom Klarna has approved, and who did not return to the storefront. */
const definition: JobDefinition = job({
  name: "klarna-callback",
  retries: 8,
  timeout: 120,
  handler: async ({ data, db, call, pluginOptions }) => {
    const { resource, session: session_id } = data as { resource: string; session: string }
    const { rows } = await sql<{ data: KlarnaData; status: string }>`
      select data, status from payment_session where id = ${session_id}`.execute(db)
    const [session] = rows
    if (!session?.data.session_id || session.status === "authorized") return
    const client = createClient(readOptions(pluginOptions))
    const known = session.data.order_id ? undefined : await findSession(client, session.data.session_id)
    if (!session.data.order_id && !known?.authorization_token) return
    if (resource.startsWith("cart_")) await call("store.PostCartsCartComplete", { params: { id: resource } })
    else
      await call("store.PostPaymentCollectionsSessionsSessionAuthorize", {
        params: { id: resource, session_id },
      })
  },
})
export default definition
