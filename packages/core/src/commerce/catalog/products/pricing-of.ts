import type { Context } from "../../../platform/http/operation.ts"
import type { PricingContext } from "../pricing/index.ts"
import { productErrors } from "./errors.ts"

/** What a caller says about the prices that are wanted. */
export interface PriceQuery {
  readonly cart_id?: string | null
  readonly region_id?: string | null
  readonly currency_code?: string | null
}

/**
 * For whom prices in the admin are: the region of the cart, or the region, currency and customer that are named.
 * @throws products.cart_not_found
 * @since 0.1
 */
export async function adminPricingOf(
  context: Pick<Context, "db">,
  query: PriceQuery & { readonly customer_id?: string | null },
): Promise<PricingContext> {
  return pricingOf({ ...context, customerId: query.customer_id ?? undefined }, query)
}

/**
 * For whom store prices are: the region of the cart, or the region or currency that is named, and the customer
 * who is logged in.
 * @throws products.cart_not_found
 * @since 0.1
 */
export async function pricingOf(
  context: Pick<Context, "db" | "customerId">,
  query: PriceQuery,
): Promise<PricingContext> {
  return {
    regionId: query.cart_id ? await regionOfCart(context, query.cart_id) : query.region_id,
    currencyCode: query.currency_code,
    customerId: context.customerId,
    includeDiscountPrices: true,
  }
}

async function regionOfCart({ db }: Pick<Context, "db">, id: string): Promise<string> {
  const cart = await db
    .selectFrom("cart")
    .select("region_id")
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst()
  if (!cart) throw productErrors.cart_not_found(id)
  return cart.region_id
}
