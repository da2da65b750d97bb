import { loadCart, regionOf, taxesOfCart } from "../../sales/carts/index.ts"
import type { Context } from "../../../platform/http/operation.ts"
import { fetchFirst, type Executor, type Fetched } from "../../../platform/query/fetch.ts"
import type { ResponseRow } from "../../../platform/query/selected.ts"
import type { Selection } from "../../../platform/query/selection.ts"
import { swapCartTotals } from "../../sales/totals/index.ts"
import { swapErrors } from "./errors.ts"
import { adminSwap } from "./selections.ts"

/**
 * A swap as admin users see it, with the totals of its cart.
 * @throws swaps.not_found
 * @since 0.1
 */
export async function retrieveSwap(
  context: Pick<Context, "db" | "engine">,
  id: string,
): Promise<ResponseRow> {
  const swap = await findSwap(context.db, { id }, adminSwap)
  if (!swap.cart) return swap
  const loaded = await loadCart(context, swap.cart.id, { withTaxes: "always" })
  const totals = loaded
    ? swapCartTotals(
        { ...loaded.row, region: regionOf(loaded.row), gift_cards: [] },
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
export async function findSwap<Chosen extends Selection>(
  db: Executor,
  filters: { readonly id?: string; readonly cart_id?: string },
  selection: Chosen,
): Promise<Fetched<{ entity: "Swap"; selection: Chosen }>> {
  const swap = await fetchFirst(db, { entity: "Swap", filters, selection })
  if (!swap) throw swapErrors.not_found()
  return swap
}
