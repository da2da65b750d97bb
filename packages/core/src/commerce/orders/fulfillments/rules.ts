import type { Columns, Requested } from "../../../platform/query/selected.ts"
import { fulfillmentErrors } from "./errors.ts"

/** What of a line decides how it is packed. The profiles of its product decide about its shipping method. */
export type PackableLine = Pick<
  Columns<"LineItem">,
  "id" | "title" | "variant_id" | "quantity" | "fulfilled_quantity"
> & { readonly variant?: Requested<"ProductVariant"> | null }

/** A shipping method with what decides who carries it out. */
export type PackingMethod = Pick<Columns<"ShippingMethod">, "id" | "data"> & {
  readonly shipping_option: Pick<Columns<"ShippingOption">, "provider_id" | "profile_id">
}

/** Units of a line that are packed together. */
export interface PackedLine {
  readonly line: PackableLine
  /** units, more than zero */
  readonly quantity: number
}

/** Lines that go out by one shipping method. */
export interface Parcel {
  readonly method: PackingMethod
  readonly lines: readonly PackedLine[]
}

/** What is asked to be packed. */
export interface WantedLine {
  readonly item_id: string
  readonly quantity: number
}

/**
 * Which lines are packed, in what quantities? A line that is named twice is packed once; what does not belong to
 * the order is passed over, as v1 does.
 * @param lines the lines of the order, swap or claim
 * @throws fulfillments.too_many, fulfillments.quantity_negative
 * @since 0.1
 */
export function packedLines(lines: readonly PackableLine[], wanted: readonly WantedLine[]): PackedLine[] {
  const quantities = new Map<string, number>()
  for (const { item_id, quantity } of wanted) {
    if (quantity < 0) throw fulfillmentErrors.quantity_negative()
    quantities.set(item_id, (quantities.get(item_id) ?? 0) + quantity)
  }
  const packed = lines.map((line) => ({ line, quantity: quantities.get(line.id) ?? 0 }))
  const isTooMany = packed.some(
    ({ line, quantity }) => quantity > line.quantity - (line.fulfilled_quantity ?? 0),
  )
  if (isTooMany) throw fulfillmentErrors.too_many()
  return packed.filter(({ quantity }) => quantity > 0)
}

/**
 * Which lines are shipped with which shipping method? One fulfillment per method: a single method takes everything,
 * several take the lines of their shipping profiles. A line whose profile no method has goes with the first, so that nothing
 * that counts as packed is missing from the fulfillments.
 * @source facts/checkout.json, fulfillmentGrouping
 * @since 0.1
 */
export function groupIntoParcels(methods: readonly PackingMethod[], lines: readonly PackedLine[]): Parcel[] {
  return methods.map((method) => ({
    method,
    lines: lines.filter(({ line }) => methodOfProfiles(methods, profilesOf(line)) === method),
  }))
}

/**
 * Which shipping method carries a line of these shipping profiles?
 * @returns the first method if none has one of the profiles; undefined without methods
 * @since 0.1
 */
export function methodOfProfiles<
  Method extends { readonly shipping_option: { readonly profile_id: string } },
>(methods: readonly Method[], profileIds: readonly string[]): Method | undefined {
  return methods.find((method) => profileIds.includes(method.shipping_option.profile_id)) ?? methods[0]
}

function profilesOf(line: PackableLine): string[] {
  return (line.variant?.product?.profiles ?? []).map((profile) => profile.id)
}
