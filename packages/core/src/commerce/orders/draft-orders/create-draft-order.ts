import { sql } from "kysely"
import {
  adjustShippingPrices,
  cartErrors,
  changeCart,
  countriesOf,
  createCart,
  loadCart,
  updateCart,
} from "../../sales/carts/index.ts"
import { findOrCreateGuest } from "../../people/customers/index.ts"
import { inTransaction } from "../../../platform/http/in-transaction.ts"
import type { Context } from "../../../platform/http/operation.ts"
import { requiredColumns } from "../../../platform/http/required-columns.ts"
import { newId } from "../../../platform/kernel/ids.ts"
import { fetchById, type Executor } from "../../../platform/query/fetch.ts"
import { withRelations } from "../../../platform/query/selection.ts"
import {
  addCustomOptions,
  type CustomOption,
  insertShippingMethod,
  prepareShippingMethod,
  retrieveShippingOption,
  validateCartOption,
  type PreparedShippingMethod,
} from "../../sales/shipping/index.ts"
import { draftOrderErrors } from "./errors.ts"
import { addDraftLines } from "./draft-lines.ts"
import type { CreateDraftOrder } from "./shapes.ts"

/**
 * Makes a draft order with the cart that holds its contents. The fulfillment providers are asked before anything is
 * written.
 * @returns its id
 * @throws draft-orders.region_missing, draft-orders.option_not_priced, carts.country_not_in_region,
 *   carts.billing_country_not_in_region, regions.not_found, shipping.option_not_found,
 *   shipping.option_of_other_region, shipping.requirements_not_met, what `addDraftLines` and `updateCart` refuse
 * @emits draft_order.created, cart.created, cart.updated, customer.created
 * @since 0.1
 */
export async function createDraftOrder(context: Context, input: CreateDraftOrder): Promise<string> {
  if (input.region_id === "") throw draftOrderErrors.region_missing()
  assertAllPriced(input)
  const prepared: PreparedShippingMethod[] = []
  for (const { option_id: optionId, price, data } of input.shipping_methods)
    prepared.push(
      await prepareShippingMethod(context, {
        option: optionId,
        price,
        ...requiredColumns("shipping_method", { data }),
      }),
    )
  return inTransaction(context, async (stage) => {
    const cartId = await makeCart(stage, input)
    await addCustomOptions(stage.db, cartId, pricedOptions(input))
    for (const method of prepared) await placeMethod(stage, cartId, method)
    if (input.discounts?.length) await adjustShippingPrices(stage.db, cartId, false)
    if (prepared.length > 0) await coverLines(stage.db, cartId)
    const id = newId("dorder")
    await stage.db
      .insertInto("draft_order")
      .values({
        id,
        cart_id: cartId,
        status: "open",
        no_notification_order: input.no_notification_order ?? null,
      })
      .execute()
    await stage.emit("draft_order.created", { id })
    return id
  })
}

async function makeCart(context: Context, input: CreateDraftOrder): Promise<string> {
  const { db } = context
  const { region_id, metadata, items, discounts, billing_address, shipping_address } = input
  const id = await createCart(context, {
    region_id,
    type: "draft_order",
    metadata: metadata === undefined ? {} : metadata,
  })
  await assertCountries(context, input)
  const known = input.customer_id ? await fetchById(db, "Customer", input.customer_id) : undefined
  const customer = known ?? (await findOrCreateGuest(context, input.email))
  await db
    .updateTable("cart")
    .set({ customer_id: customer.id, email: customer.email })
    .where("id", "=", id)
    .execute()
  await changeCart(context, id, async (stage, cart) => {
    const next = await updateCart(stage, cart, { billing_address, shipping_address })
    if (items?.length) await addDraftLines(stage, cart, items, { isNew: true })
    return discounts?.length ? updateCart(stage, next, { discounts }) : next
  })
  return id
}

/** As in v1, an address of a new draft order names a country of the region. */
async function assertCountries({ db }: Context, input: CreateDraftOrder): Promise<void> {
  const [shipping, billing] = [input.shipping_address, input.billing_address].map((address) =>
    typeof address === "object" ? address : null,
  )
  if (!shipping && !billing) return
  const countries = await countriesOf(db, input.region_id)
  const isElsewhere = (address: typeof shipping) =>
    address && !countries.includes(address.country_code?.toLowerCase() ?? "")
  if (isElsewhere(shipping)) throw cartErrors.country_not_in_region()
  if (isElsewhere(billing)) throw cartErrors.billing_country_not_in_region()
}

/** Custom prices of shipping, which stay when a discount makes shipping free and is removed again. */
function pricedOptions({ shipping_methods: methods }: CreateDraftOrder): CustomOption[] {
  return methods.flatMap(({ option_id, price }) => {
    const given = requiredColumns("custom_shipping_option", { price })
    return given.price === undefined ? [] : [{ option_id, price: given.price }]
  })
}

/** A cart with custom shipping options can have no others. */
function assertAllPriced(input: CreateDraftOrder): void {
  const priced = new Set(pricedOptions(input).map(({ option_id }) => option_id))
  if (priced.size > 0 && input.shipping_methods.some(({ option_id }) => !priced.has(option_id)))
    throw draftOrderErrors.option_not_priced()
}

async function placeMethod(
  context: Pick<Context, "db" | "engine">,
  cartId: string,
  method: PreparedShippingMethod,
): Promise<void> {
  // The caller has just created the cart.
  const { row, totals } = (await loadCart(context, cartId, { withTaxes: "when automatic" }))!
  const relations = withRelations("requirements")
  const option = await retrieveShippingOption(context.db, method.shipping_option_id, relations)
  validateCartOption(option, { ...row, ...totals.totals })
  await insertShippingMethod(context.db, method, { cart_id: cartId })
}

/** Lines whose shipping profile one of the methods has are covered, and so are those without a profile. */
async function coverLines(db: Executor, cartId: string): Promise<void> {
  await sql`update line_item l set has_shipping = not exists (
      select from product_variant v join product_shipping_profile p on p.product_id = v.product_id
      where v.id = l.variant_id) or exists (
      select from product_variant v join product_shipping_profile p on p.product_id = v.product_id
        join shipping_option o on o.profile_id = p.profile_id
        join shipping_method m on m.shipping_option_id = o.id
      where v.id = l.variant_id and m.cart_id = ${cartId})
    where l.cart_id = ${cartId}`.execute(db)
}
