import { startOutbox } from "@stheno/core/host"
import { sql } from "kysely"
import { openBrowserShop } from "./open-shop.ts"
import { placeOrder, type Answers } from "./place-order.ts"

/** What the worker tells its page. */
export type Report =
  | { readonly answers: Answers; readonly events: readonly string[]; readonly milliseconds: number }
  | { readonly error: string }

/** Opens a shop, buys in it, and tells of it, with everything that happened on the way. */
async function report(): Promise<Report> {
  const started = performance.now()
  const shop = await openBrowserShop()
  const events: string[] = []
  shop.engine.events.subscribe("order.placed", async ({ name, data }) => {
    const { rows } = await sql<{ email: string }>`select email from "order" where id = ${data.id}`.execute(
      shop.engine.db,
    )
    events.push(`${name} ${rows[0]?.email}`)
  })
  const answers = await placeOrder(shop)
  const outbox = startOutbox(shop.engine, { isAlone: true })
  await outbox.drain()
  await outbox.stop()
  return { answers, events, milliseconds: Math.round(performance.now() - started) }
}

report().then(
  (done) => self.postMessage(done),
  (error: unknown) => self.postMessage({ error: String((error as Error)?.stack ?? error) }),
)
