import { differsFromV1 } from "../../../platform/kernel/v1-compatibility.ts"
import type { Context } from "../../../platform/http/operation.ts"
import type { Selection } from "../../../platform/query/selection.ts"
import { cartErrors } from "./errors.ts"
import { loadCart, type CartRow } from "./load-cart.ts"
import { checkSelection, presentCart, type CartResponse, type Viewer } from "./present-cart.ts"

/**
 * A cart as answers show it, with totals. Taxes count where the region taxes automatically.
 * @param context.customerId the account that may see its own data on the cart; an admin user sees everyone's
 * @param selection what to show; totals are always there
 * @param options.withTaxes whether taxes count in any region
 * @param options.withoutStock leaves the quantity that the variants themselves hold, as v1 does for draft orders
 * @throws carts.not_found also for a cart of somebody else's account; invalid_data when the selection names something unknown
 * @since 0.1
 */
export async function retrieveCart(
  context: Pick<Context, "db"> & Viewer,
  id: string,
  selection: Selection,
  options: { readonly withTaxes?: boolean; readonly withoutStock?: boolean } = {},
): Promise<CartResponse> {
  checkSelection(context.db, selection)
  const loaded = await loadCart(context, id, {
    selection,
    withTaxes: options.withTaxes ? "always" : "when automatic",
  })
  if (!loaded || isForeign(context, loaded.row)) throw cartErrors.not_found(id)
  return presentCart(options.withoutStock ? { ...loaded, stock: undefined } : loaded, selection, context)
}

function isForeign({ engine, customerId }: Viewer, { customer }: CartRow): boolean {
  const isOfOther = Boolean(customerId && customer?.has_account && customer.id !== customerId)
  return isOfOther && differsFromV1(engine, "cartsAndOrdersOfOthers")
}
