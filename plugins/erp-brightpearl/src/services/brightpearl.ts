import { CommerceError, service, type ServiceDefinition } from "@stheno/core"
import { createClient } from "../brightpearl/client.ts"
import { beginAuthorization, endAuthorization, isSecret } from "../brightpearl/connection.ts"
import { BrightpearlError } from "../brightpearl/errors.ts"
import { applyGoodsOutNote } from "../brightpearl/goods-out.ts"
import { listStates, notePending, waitingSince, type OrderState } from "../brightpearl/order-state.ts"
import { sendOrder, type Sending } from "../brightpearl/send-order.ts"
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
  /** Sends what Brightpearl does not have of an order yet. */
  sendOrder(orderId: string): Promise<void>
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

    sendOrder: (orderId) => sendOrder(given, orderId),

    async resendWaiting() {
      for (const { order_id: id, revision, attempts } of await waitingSince(db, waitingMinutes))
        await jobs.enqueue("brightpearl-order", { order_id: id }, { key: `${id} ${revision} ${attempts}` })
    },

    listOrders: (filter) => listStates(db, filter),

    async receive(kind, body) {
      const { id, secret } = (body ?? {}) as { readonly id?: unknown; readonly secret?: unknown }
      if (!isSecret(secret, options.webhook_secret))
        throw new CommerceError("unauthorized", "The secret of the webhook is not valid.")
      if (!/^\d{1,12}$/.test(String(id)))
        throw new CommerceError("invalid_data", "The webhook has no ID of one resource.")
      if (kind === "stock") await jobs.enqueue("brightpearl-stock", { product_id: String(id) })
      else await jobs.enqueue("brightpearl-goods-out", { note_id: String(id) })
    },

    applyGoodsOut: (noteId) => applyGoodsOutNote(given, noteId),

    applyStock: (productId) => applyStock({ ...given, services }, Number(productId)),

    async syncInventory(first) {
      const next = await applyStockPage({ ...given, services }, first).catch((error: unknown) => {
        if (error instanceof BrightpearlError && error.status === 401) {
          log.warn({ error: error.message }, "The stock of Brightpearl was not read")
          return undefined
        }
        throw error
      })
      if (next !== undefined) await jobs.enqueue("brightpearl-inventory", { first: next })
    },
  }
})
export default definition

declare module "@stheno/core" {
  interface Services {
    brightpearlService: BrightpearlService
  }
}
