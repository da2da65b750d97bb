import type { Context } from "../../../platform/http/operation.ts"
import { newId } from "../../../platform/kernel/ids.ts"
import { loadById, type Executor } from "../../../platform/query/fetch.ts"
import type { Relations, Selected } from "../../../platform/query/selected.ts"
import type { ProviderData } from "../../../platform/kernel/provider-data.ts"
import { withRelations } from "../../../platform/query/selection.ts"
import { priceOfOption, validateCartOption, type ShippableCart } from "./cart-options.ts"
import { fulfillmentProvider } from "./fulfillment-provider.ts"
import { retrieveShippingOption } from "./read-options.ts"
import type { RequiringOption } from "./option-rules.ts"

/** What a shipping method belongs to: at least one of them. */
export interface ShippingMethodOwner {
  readonly cart_id?: string | null
  readonly order_id?: string | null
  readonly return_id?: string | null
  readonly swap_id?: string | null
  readonly claim_order_id?: string | null
}

/** A choice of a shipping option. */
export interface ShippingChoice {
  /** its id, or the option itself */
  readonly option: string | RequiringOption
  /** what the fulfillment provider needs to know, e.g. the pick-up point */
  readonly data?: ProviderData | null
  /** smallest units; by default, the option's price */
  readonly price?: number | null
  /** with it, the option must be available to the cart */
  readonly cart?: ShippableCart | undefined
}

/** A shipping method that is checked and priced, and not stored yet. */
export interface PreparedShippingMethod {
  readonly shipping_option_id: string
  readonly data: ProviderData
  /** smallest units */
  readonly price: number
  readonly includes_tax: boolean
  /** the option's profile, for replacing methods of the same one */
  readonly profile_id: string
}

/**
 * Checks and prices a shipping method. This is where the fulfillment provider is asked: call it before anything
 * is locked.
 * @throws shipping.option_not_found, shipping.option_of_other_region, shipping.requirements_not_met,
 *   shipping.provider_not_found, and what the provider refuses
 * @since 0.1
 */
export async function prepareShippingMethod(
  context: Pick<Context, "db" | "engine">,
  choice: ShippingChoice,
): Promise<PreparedShippingMethod> {
  const { db, engine } = context
  const option =
    typeof choice.option === "string"
      ? await retrieveShippingOption(db, choice.option, withRelations("requirements"))
      : choice.option
  if (choice.cart) validateCartOption(option, choice.cart)
  const cart = choice.cart ?? {}
  const provider = fulfillmentProvider(engine, String(option.provider_id))
  const seen = provider.ignoresCart ? {} : cart
  const data = await provider.validateData(option.data, choice.data ?? {}, seen)
  return {
    shipping_option_id: option.id,
    data,
    price: choice.price ?? (await priceOfOption(context, option, data, cart)),
    includes_tax: option.includes_tax,
    profile_id: option.profile_id,
  }
}

/**
 * Does a shipping option depend on more of a cart than its region?
 * @since 0.1
 */
export function dependsOnCart(
  { providers }: Pick<Context["engine"], "providers">,
  option: RequiringOption,
): boolean {
  const provider = providers.fulfillment.get(String(option.provider_id))
  const isFree = option.requirements.length === 0 && option.price_type !== "calculated"
  return !isFree || !provider?.ignoresCart
}

/**
 * Stores a prepared shipping method.
 * @returns its id
 * @since 0.1
 */
export async function insertShippingMethod(
  db: Executor,
  prepared: PreparedShippingMethod,
  owner: ShippingMethodOwner,
): Promise<string> {
  const id = newId("sm")
  const { shipping_option_id, price, includes_tax, data } = prepared
  await db
    .insertInto("shipping_method")
    .values({ id, shipping_option_id, price, includes_tax, data: JSON.stringify(data), ...owner })
    .execute()
  return id
}

/**
 * Checks, prices and stores a shipping method in one go.
 * @returns the method with its `shipping_option`
 * @throws what `prepareShippingMethod` throws
 * @since 0.1
 */
export async function createShippingMethod(
  context: Pick<Context, "db" | "engine">,
  { owner, ...choice }: ShippingChoice & { readonly owner: ShippingMethodOwner },
): Promise<Selected<"ShippingMethod", Relations<"shipping_option">>> {
  const prepared = await prepareShippingMethod(context, choice)
  const id = await insertShippingMethod(context.db, prepared, owner)
  return await loadById(context.db, "ShippingMethod", id, withRelations("shipping_option"))
}

/**
 * Removes shipping methods with their tax lines, e.g. when a cart moved to another region.
 * @since 0.1
 */
export async function deleteShippingMethods(db: Executor, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db.deleteFrom("shipping_method_tax_line").where("shipping_method_id", "in", ids).execute()
  await db.deleteFrom("shipping_method").where("id", "in", ids).execute()
}
