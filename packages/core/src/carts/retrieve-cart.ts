import type { Context } from "../http/operation.ts"
import type { Row } from "../query/fetch.ts"
import type { Selection } from "../query/selection.ts"
import { cartErrors } from "./errors.ts"
import { loadCart } from "./load-cart.ts"
import { checkSelection, presentCart } from "./present-cart.ts"

/**
 * A cart as answers show it, with totals. Taxes count where the region taxes automatically.
 * @param selection what to show; totals are always there
 * @param options.withTaxes whether taxes count in any region
 * @throws carts.not_found also for a cart of somebody else's account; invalid_data when the selection names something unknown
 * @since 0.1
 */
export async function retrieveCart(
  context: Pick<Context, "db" | "engine"> & Partial<Pick<Context, "customerId">>,
  id: string,
  selection: Selection,
  options: { readonly withTaxes?: boolean } = {},
): Promise<Row> {
  checkSelection(context.db, selection)
  const loaded = await loadCart(context, id, {
    selection,
    withTaxes: options.withTaxes ? "always" : "when automatic",
  })
  if (!loaded || isForeign(loaded.row, context.customerId)) throw cartErrors.not_found(id)
  return presentCart(loaded, selection)
}

function isForeign({ customer }: Row, customerId: string | undefined): boolean {
  return Boolean(customerId && customer?.has_account && customer.id !== customerId)
}
