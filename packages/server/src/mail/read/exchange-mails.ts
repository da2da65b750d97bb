import { sql } from "kysely"
import type { MailItem } from "../mail-data.ts"
import { absoluteLink, type Desk, type MailToWrite, type Reader } from "./mail-to-write.ts"
import { itemOf, writeToCustomer, type ItemRow } from "./order.ts"
import { readReturnedItems } from "./order-mails.ts"

/** Readers of events of swaps and claims. */
export const exchangeReaders: Readonly<Record<string, Reader>> = {
  "swap.created": (desk, { id }) => readSwap(desk, String(id)),
  "claim.created": (desk, { id }) => readClaim(desk, String(id)),
}

async function readSwap(desk: Desk, id: string): Promise<MailToWrite | undefined> {
  const { db } = desk
  const swap = await db
    .selectFrom("swap")
    .select(["order_id", "cart_id", "difference_due"])
    .where("id", "=", id)
    .executeTakeFirst()
  if (!swap?.order_id) return undefined
  const returned = await db.selectFrom("return").select("id").where("swap_id", "=", id).executeTakeFirst()
  return writeToCustomer(desk, "swap-created", {
    id: swap.order_id,
    returned_items: returned ? await readReturnedItems(desk, returned.id, false) : [],
    new_items: await readNewItems(desk, sql`swap_id = ${id}`),
    difference_due: swap.difference_due,
    url: swap.cart_id ? await swapLink(desk, swap.cart_id) : undefined,
  })
}

/** The page that the store names for it; without one, the page that our storefront has. */
async function swapLink({ db, storeUrl }: Desk, cartId: string): Promise<string> {
  const store = await db.selectFrom("store").select("swap_link_template").executeTakeFirst()
  const template = store?.swap_link_template || "swaps/{cart_id}"
  return absoluteLink(template.replaceAll("{cart_id}", encodeURIComponent(cartId)), storeUrl)
}

async function readClaim(desk: Desk, id: string): Promise<MailToWrite | undefined> {
  const claim = await desk.db
    .selectFrom("claim_order")
    .select(["order_id", "type", "refund_amount"])
    .where("id", "=", id)
    .executeTakeFirst()
  if (!claim?.order_id) return undefined
  const { rows } = await sql<ItemRow>`select l.title, l.description, l.thumbnail, i.quantity
    from claim_item i join line_item l on l.id = i.item_id
    where i.claim_order_id = ${id} and i.deleted_at is null order by l.created_at, l.id`.execute(desk.db)
  return writeToCustomer(desk, "claim-created", {
    id: claim.order_id,
    type: claim.type === "refund" ? "refund" : "replace",
    items: rows.map(itemOf),
    new_items: await readNewItems(desk, sql`claim_order_id = ${id}`),
    refund_amount: claim.refund_amount ?? 0,
  })
}

/** Items that are sent instead; lines that return what was bought have an original. */
async function readNewItems({ db }: Desk, which: ReturnType<typeof sql>): Promise<MailItem[]> {
  const { rows } = await sql<ItemRow>`select title, description, thumbnail, quantity from line_item
    where ${which} and not is_return order by created_at, id`.execute(db)
  return rows.map(itemOf)
}
