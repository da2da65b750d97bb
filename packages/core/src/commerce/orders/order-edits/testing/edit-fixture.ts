import { sql } from "kysely"
import type { TestApp } from "@stheno/testing/test-app.ts"
import { makeVariant } from "../../../stock/inventory/testing/stock-fixture.ts"
import { makeOrder, type FixtureOrder, type MadeOrder } from "../../orders/testing/order-fixture.ts"

let made = 0

/** A variant at a price in EUR, with this much of it at each location. */
export async function sellVariant(
  { engine }: TestApp,
  price: number,
  stock: Readonly<Record<string, number>> | undefined = undefined,
): Promise<{ id: string; itemId: string }> {
  const { variant, itemId } = await makeVariant(engine.db, stock ?? {}, { manage_inventory: !!stock })
  made++
  const id = `ma_edit${made}`
  await engine.db.insertInto("money_amount").values({ id, currency_code: "eur", amount: price }).execute()
  await engine.db
    .insertInto("product_variant_money_amount")
    .values({ id: `pvma_edit${made}`, variant_id: variant.id, money_amount_id: id })
    .execute()
  return { id: variant.id, itemId }
}

/** An order whose region takes this provider's payments. */
export async function makeEditable(
  { engine }: TestApp,
  providerId: string,
  wish: FixtureOrder = {},
): Promise<MadeOrder> {
  const order = await makeOrder(engine.db, { providerId, ...wish })
  await sql`insert into payment_provider (id, is_installed) values (${providerId}, true)
    on conflict (id) do nothing`.execute(engine.db)
  await sql`insert into region_payment_providers (region_id, provider_id)
    values (${order.regionId}, ${providerId})`.execute(engine.db)
  return order
}

/** The calls of an order edit, as the shop and its customer make them. */
export function editing({ admin, request }: TestApp) {
  const edits = "/admin/order-edits"
  const collections = "/store/payment-collections"
  return {
    begin: async (order: MadeOrder) =>
      (await admin("POST", edits, { order_id: order.id })).body.order_edit as { id: string; items: Item[] },
    add: (id: string, variant_id: string, quantity: number) =>
      admin("POST", `${edits}/${id}/items`, { variant_id, quantity }),
    update: (id: string, item: string, quantity: number) =>
      admin("POST", `${edits}/${id}/items/${item}`, { quantity }),
    remove: (id: string, item: string) => admin("DELETE", `${edits}/${id}/items/${item}`),
    undo: (id: string, change: string) => admin("DELETE", `${edits}/${id}/changes/${change}`),
    ask: (id: string) => admin("POST", `${edits}/${id}/request`, {}),
    confirm: (id: string) => admin("POST", `${edits}/${id}/confirm`),
    cancel: (id: string) => admin("POST", `${edits}/${id}/cancel`),
    complete: (id: string) => request("POST", `/store/order-edits/${id}/complete`),
    decline: (id: string) => request("POST", `/store/order-edits/${id}/decline`, { declined_reason: "no" }),
    read: async (id: string) => (await admin("GET", `${edits}/${id}`)).body.order_edit,
    readOrder: async (order: MadeOrder) => (await admin("GET", `/admin/orders/${order.id}`)).body.order,
    pay: async (collection: string, provider_id = "bank") => {
      const answer = await request("POST", `${collections}/${collection}/sessions`, { provider_id })
      const session = answer.body.payment_collection.payment_sessions[0].id
      return request("POST", `${collections}/${collection}/sessions/${session}/authorize`)
    },
  }
}

interface Item {
  readonly id: string
  readonly original_item_id: string | null
}
