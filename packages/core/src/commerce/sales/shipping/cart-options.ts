import type { Context } from "../../../platform/http/operation.ts"
import { fetchRows, type Executor } from "../../../platform/query/fetch.ts"
import type { Columns, ResponseRow } from "../../../platform/query/selected.ts"
import { withRelations } from "../../../platform/query/selection.ts"
import type { ProviderData } from "../../../platform/kernel/provider-data.ts"
import { customOptionsOfCart } from "./custom-options.ts"
import { shippingErrors } from "./errors.ts"
import { fulfillmentProvider } from "./fulfillment-provider.ts"
import { meetsRequirements, type RequiringOption } from "./option-rules.ts"
import { valueOf } from "../../../platform/kernel/certain.ts"

/** An item names its product by itself or by its variant. */
interface ShippableItem {
  readonly product_id?: string | null
  readonly variant?: { readonly product_id: string } | null
}

/** What of a cart decides on its shipping options: a cart with totals fits. */
export interface ShippableCart extends ResponseRow {
  readonly id: string
  readonly region_id: string
  /** smallest units, without tax */
  readonly subtotal?: number | null
  /** smallest units, the tax of the items */
  readonly item_tax_total?: number | null
  readonly items?: readonly ShippableItem[] | null
}

/**
 * What a customer can choose for a cart: options of the profiles that its products are in and whose requirements
 * it meets, or the cart's own options where it has some. Returns and options of the admin only are left out.
 * @param cart with totals and items
 * @returns options with `profile` and `requirements`; `amount` is the price for this cart, smallest units
 * @since 0.1
 */
export async function optionsForCart(
  context: Pick<Context, "db" | "engine">,
  cart: ShippableCart,
): Promise<RequiringOption[]> {
  const { db } = context
  const custom = await customOptionsOfCart(db, cart.id)
  const options = await fetchRows(db, {
    entity: "ShippingOption",
    selection: withRelations("requirements", "profile"),
    filters: {
      admin_only: false,
      profile_id: await profilesOfProducts(db, productIdsOf(cart)),
      ...(custom.size > 0 ? { id: [...custom.keys()] } : {}),
    },
    order: "created_at",
  })
  if (custom.size > 0) return options.map((option) => ({ ...option, amount: valueOf(custom, option.id) }))
  const offered = options.filter((option) => !option.is_return && isOfferedTo(option, cart))
  const priced = await Promise.all(offered.map((option) => priceForCart(context, option, cart)))
  return priced.filter((option) => option !== undefined)
}

/**
 * Refuses a shipping option that a cart cannot have.
 * @throws shipping.option_of_other_region, shipping.requirements_not_met
 * @since 0.1
 */
export function validateCartOption(option: RequiringOption, cart: ShippableCart): void {
  // As in v1, a cart takes an option for returns without these checks: decision 0062.
  if (option.is_return) return
  if (option.region_id !== cart.region_id) throw shippingErrors.option_of_other_region()
  if (!meetsRequirements(option.requirements, comparedAmount(option, cart)))
    throw shippingErrors.requirements_not_met()
}

/**
 * The price of a shipping option, fixed or asked of its provider.
 * @param data what is stored with the shipping method
 * @returns smallest units
 * @throws shipping.provider_not_found
 * @since 0.1
 */
export async function priceOfOption(
  { engine }: Pick<Context, "engine">,
  option: Columns<"ShippingOption">,
  data: ProviderData,
  cart: ProviderData,
): Promise<number> {
  if (option.price_type !== "calculated") return option.amount ?? 0
  const provider = fulfillmentProvider(engine, String(option.provider_id))
  return provider.calculatePrice(option.data, data, cart)
}

function isOfferedTo(option: RequiringOption, cart: ShippableCart): boolean {
  const isInRegion = option.region_id === cart.region_id
  return isInRegion && meetsRequirements(option.requirements, comparedAmount(option, cart))
}

/** An option that includes tax is compared with what the items cost with tax. */
function comparedAmount(option: RequiringOption, cart: ShippableCart): number {
  const subtotal = cart.subtotal ?? 0
  return option.includes_tax ? subtotal + (cart.item_tax_total ?? 0) : subtotal
}

/** An option whose provider fails is not offered; the others are. */
async function priceForCart(
  context: Pick<Context, "engine">,
  option: RequiringOption,
  cart: ShippableCart,
): Promise<RequiringOption | undefined> {
  try {
    return { ...option, amount: await priceOfOption(context, option, option.data, cart) }
  } catch (error) {
    context.engine.log.warn(
      { shipping_option: option.id, error: String(error) },
      "A fulfillment provider gave no price",
    )
    return undefined
  }
}

function productIdsOf(cart: ShippableCart): string[] {
  return (cart.items ?? []).flatMap((item) => {
    return item.product_id ?? item.variant?.product_id ?? []
  })
}

async function profilesOfProducts(db: Executor, productIds: readonly string[]): Promise<string[]> {
  if (productIds.length === 0) return []
  const rows = await db
    .selectFrom("product_shipping_profile")
    .select("profile_id")
    .distinct()
    .where("product_id", "in", productIds)
    .execute()
  return rows.map((row) => row.profile_id)
}
