import { CommerceError, service, type ServiceDefinition, type Shop } from "@stheno/core"
import { createClient } from "../brightpearl/client.ts"
import { beginAuthorization, endAuthorization, isConnected, isSecret } from "../brightpearl/connection.ts"
import { applyGoodsOutNote, applyNotesOf } from "../brightpearl/goods-out.ts"
import {
  listStates,
  listUnshipped,
  notePending,
  waitingSince,
  type OrderState,
} from "../brightpearl/order-state.ts"
import { sendOrder } from "../brightpearl/send-order.ts"
import type { Sending } from "../brightpearl/sending.ts"
import { applyStock, applyStockPage } from "../brightpearl/stock.ts"
import { createWebhooks } from "../brightpearl/webhooks.ts"
import { readOptions } from "../options.ts"

/** Minutes after which an order is sent again though no job is known to do it. */
const waitingMinutes = 30

/** Connects the store with Brightpearl. */
export interface BrightpearlService {
  /** Begins to connect the account. @returns the page on which an admin user of Brightpearl agrees */
  authorize(): Promise<string>
  /** Connects the account, and creates the webhooks in a job. @throws unauthorized for an unknown or old state */
  connect(code: string, state: string): Promise<void>
  /** Creates webhooks that do not exist. */
  createWebhooks(): Promise<void>
  /** Notes that an order changed, and sends it in a job. @param key prevents a second job for the same event */
  enqueueOrder(orderId: string, key?: string): Promise<void>
  /** Sends an order in a job, and takes over its goods-out notes, for webhooks that were lost. */
  compareOrder(orderId: string): Promise<void>
  /** Compares all orders of the last 90 days that are not shipped yet, in jobs. */
  compareUnshipped(): Promise<void>
  /** Sends what Brightpearl does not have of an order yet. @param takesNotes whether goods-out notes are taken over */
  sendOrder(orderId: string, takesNotes?: boolean): Promise<void>
  /** Starts jobs for orders that wait for half an hour. */
  resendWaiting(): Promise<void>
  /** Lists the latest 100 orders with their status and error. */
  listOrders(filter: { readonly status?: string; readonly order_id?: string }): Promise<readonly OrderState[]>
  /** Takes over a webhook in a job. @throws unauthorized without the secret */
  receive(kind: "goods-out" | "stock", body: unknown): Promise<void>
  /** Creates and ships the fulfillment of a goods-out note. */
  applyGoodsOut(noteId: string): Promise<void>
  /** Takes over the stock of a product. */
  applyStock(productId: string): Promise<void>
  /** Takes over the stock of a page of products, and starts the job for the next page. */
  syncInventory(first: number): Promise<void>
}

const definition: ServiceDefinition<BrightpearlService> = service((shop) => {
  const options = readOptions(shop.pluginOptions)
  const { db, log, jobs, services } = shop
  const client = createClient(db, options)
  const given: Sending = { db, log, client, options, call: shop.call }
  return {
    authorize: () => beginAuthorization(db, options),

    async connect(code, state) {
      await endAuthorization(db, options, { code, state })
      await jobs.enqueue("brightpearl-webhooks")
    },

    createWebhooks: () => createWebhooks(client, options),

    async enqueueOrder(orderId, key) {
      await notePending(db, orderId)
      await jobs.enqueue("brightpearl-order", { order_id: orderId }, key === undefined ? {} : { key })
    },

    async compareOrder(orderId) {
      await notePending(db, orderId)
      await jobs.enqueue("brightpearl-order", { order_id: orderId, takes_notes: true })
    },

    async compareUnshipped() {
      for (const id of await listUnshipped(db))
        await jobs.enqueue("brightpearl-order", { order_id: id, takes_notes: true })
    },

    async sendOrder(orderId, takesNotes = false) {
      const [state] = takesNotes ? await listStates(db, { order_id: orderId }) : []
      if (state?.status !== "sent") await sendOrder(given, orderId)
      if (takesNotes) await applyNotesOf(given, orderId)
    },

    async resendWaiting() {
      // The queue remembers keys for weeks: an order whose job ended before its attempt counted needs another one.
      const period = Math.floor(Date.now() / (waitingMinutes * 60_000))
      for (const { order_id: id } of await waitingSince(db, waitingMinutes))
        await jobs.enqueue("brightpearl-order", { order_id: id }, { key: `${id} ${period}` })
    },

    listOrders: (filter) => listStates(db, filter),

    receive: (kind, body) => enqueueWebhook(shop, options.webhook_secret, { kind, body }),

    applyGoodsOut: (noteId) => applyGoodsOutNote(given, noteId),

    applyStock: (productId) => applyStock({ ...given, services }, Number(productId)),

    async syncInventory(first) {
      if (!(await isConnected(db, options.account)))
        return log.warn({}, "The stock of Brightpearl was not read: the account is not connected")
      const next = await applyStockPage({ ...given, services }, first)
      if (next) await jobs.enqueue("brightpearl-inventory", { first: next })
    },
  }
})
export default definition

interface Webhook {
  readonly kind: "goods-out" | "stock"
  readonly body: unknown
}

async function enqueueWebhook({ jobs }: Shop, expected: string, { kind, body }: Webhook): Promise<void> {
  const { id, secret } = (body ?? {}) as { readonly id?: unknown; readonly secret?: unknown }
  if (!isSecret(secret, expected))
    throw new CommerceError("unauthorized", "The secret of the webhook is not valid.")
  if (!/^\d{1,12}$/.test(String(id)))
    throw new CommerceError("invalid_data", "The webhook has no ID of one resource.")
  if (kind === "stock") await jobs.enqueue("brightpearl-stock", { product_id: String(id) })
  else await jobs.enqueue("brightpearl-goods-out", { note_id: String(id) })
}

declare module "@stheno/core" {
  interface Services {
    brightpearlService: BrightpearlService
  }
}
