import { loadCart, taxesOfCart } from "../../sales/carts/index.ts"
import type { Context } from "../../../platform/http/operation.ts"
import { fetchFirst, type Executor, type Row } from "../../../platform/query/fetch.ts"
import type { Selection } from "../../../platform/query/selection.ts"
import { swapCartTotals, type CartInput } from "../../sales/totals/index.ts"
import { swapErrors } from "./errors.ts"
import { adminSwap } from "./selections.ts"

/**
 * A swap as admin users see it, with the totals of its cart.
 * @throws swaps.not_found
 * @since 0.1
 */
export async function retrieveSwap(context: Pick<Context, "db" | "engine">, id: string): Promise<Row> {
  const swap = await findSwap(context.db, { id }, adminSwap)
  if (!swap.cart) return swap
  const loaded = await loadCart(context, swap.cart.id as string, { withTaxes: "always" })
  const totals = loaded
    ? swapCartTotals(
        { ...loaded.row, gift_cards: [] } as unknown as CartInput,
        taxesOfCart(context.engine, loaded.row),
      )
    : {}
  return { ...swap, cart: { ...swap.cart, ...totals } }
}

/**
 * A swap by its id or its cart.
 * @throws swaps.not_found
 * @since 0.1
 */
export async function findSwap(
  db: Executor,
  filters: { readonly id?: string; readonly cart_id?: string },
  selection: Selection,
): Promise<Row> {
  const swap = await fetchFirst(db, { entity: "Swap", filters, selection })
  if (!swap) throw swapErrors.not_found()
  return swap
}
