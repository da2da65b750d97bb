import { sql } from "kysely"
import { inTransaction } from "@stheno/core/internal/platform/http/in-transaction.ts"
import { addEditLine } from "@stheno/core/internal/commerce/orders/order-edits/add-line.ts"
import {
  removeEditLine,
  updateEditLine,
} from "@stheno/core/internal/commerce/orders/order-edits/change-items.ts"
import { confirmEdit } from "@stheno/core/internal/commerce/orders/order-edits/confirm-edit.ts"
import { createOrderEdit } from "@stheno/core/internal/commerce/orders/order-edits/create-order-edit.ts"
import { cancelEdit } from "@stheno/core/internal/commerce/orders/order-edits/end-edit.ts"
import { requestEdit } from "@stheno/core/internal/commerce/orders/order-edits/request-edit.ts"
import * as model from "./lifecycle-model.ts"
import type { Line, Order } from "./lifecycle-model.ts"
import type { Scene, Step } from "./lifecycle-steps.ts"

/** What an edit makes of the lines: 0 units take a line out. */
interface Plan {
  readonly quantities: ReadonlyMap<Line, number>
  /** units of the spare variant in a line of their own */
  readonly added: number
}

/** An edit from its first to its last request; one that is refused is canceled. */
export function editOrder(scene: Scene): Step {
  const { order, context } = scene
  const plan = drawPlan(scene)
  return {
    what: "edit",
    isAllowed: () => isPossible(scene, plan),
    isOneRequest: false,
    act: async () => {
      const id = await inTransaction(context(), (stage) => createOrderEdit(stage, { order_id: order.id }))
      try {
        await carryOut(scene, id, plan)
      } catch (error) {
        await cancelEdit(context(), id)
        throw error
      }
      return id
    },
    then: (id) => follow(scene, id as string, plan),
  }
}

function drawPlan({ order, dice }: Scene): Plan {
  const changed = order.lines.filter(() => dice.chance(0.6))
  // The first line stays, so that there is one.
  const least = (line: Line) => (line === order.lines[0] ? 1 : 0)
  const quantities = new Map(changed.map((line) => [line, dice.whole(least(line), line.quantity + 2)]))
  return { quantities, added: quantities.size === 0 || dice.chance(0.3) ? dice.whole(1, 3) : 0 }
}

function isPossible({ order }: Scene, plan: Plan): boolean {
  const coversSent = [...plan.quantities].every(
    ([line, quantity]) => quantity >= Math.max(line.fulfilled, line.returned),
  )
  return model.isAlive(order) && coversSent && isStocked(order, plan)
}

/**
 * Carried out on copies: the spare variant may be in several lines, those of earlier edits and the one that is
 * added. What they need together must be there, once all that no line needs any more was given back.
 */
function isStocked({ lines, spare }: Order, { quantities, added }: Plan): boolean {
  const copies = new Map([spare, ...lines.map(({ stock }) => stock)].map((stock) => [stock, { ...stock }]))
  const asked = new Set(added > 0 ? [spare] : [])
  copies.get(spare)!.reserved += added
  for (const line of lines) {
    const after = { ...line, stock: copies.get(line.stock)! }
    model.edit(after, quantities.get(line) ?? line.quantity)
    if (after.reserved > line.reserved) asked.add(line.stock)
  }
  return [...asked].every((stock) => model.available(copies.get(stock)!) >= 0)
}

async function carryOut({ order, context }: Scene, id: string, { quantities, added }: Plan): Promise<void> {
  const copies = await copiesOf(context().db, id)
  for (const [line, quantity] of quantities) {
    const lineId = copies.get(line.id)!
    await inTransaction(context(), (stage) =>
      quantity === 0 ? removeEditLine(stage, id, lineId) : updateEditLine(stage, id, { lineId, quantity }),
    )
  }
  if (added > 0) await addEditLine(context(), id, { variant_id: order.spare.variantId, quantity: added })
  await requestEdit(context(), id, undefined)
  await inTransaction(context(), (stage) => confirmEdit(stage, id, undefined))
}

/** The lines of an edit by the lines that they are copies of. */
async function copiesOf(
  db: Parameters<typeof confirmEdit>[0]["db"],
  id: string,
): Promise<Map<string, string>> {
  const { rows } = await sql<{
    id: string
    of: string | null
  }>`select id, original_item_id as of from line_item
    where order_edit_id = ${id}`.execute(db)
  return new Map(rows.map((row) => [row.of ?? "added", row.id]))
}

async function follow(
  { order, context, market }: Scene,
  id: string,
  { quantities, added }: Plan,
): Promise<void> {
  const copies = await copiesOf(context().db, id)
  for (const line of order.lines) {
    const quantity = quantities.get(line) ?? line.quantity
    model.edit(line, quantity)
    line.isGone = quantity === 0
  }
  order.lines.splice(0, order.lines.length, ...order.lines.filter(({ isGone }) => !isGone))
  for (const line of order.lines) line.id = copies.get(line.id) ?? "missing"
  if (added === 0) return
  const { rows } = await sql<{ price: number }>`select unit_price as price from line_item
    where id = ${copies.get("added")}`.execute(context().db)
  const counts = { adjustment: 0, reserved: 0, fulfilled: 0, shipped: 0, returned: 0 }
  const line = {
    id: copies.get("added")!,
    stock: order.spare,
    price: rows[0]!.price,
    quantity: added,
    ...counts,
  }
  order.lines.push({ ...line, rates: [market.shipping.rate] })
  model.reserve(order.lines.at(-1)!)
}
