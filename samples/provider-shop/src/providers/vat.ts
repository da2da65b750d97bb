// region provider
import { provider } from "@stheno/core"

/** A Danish shop: businesses in other countries pay the tax themselves. */
function isReverseCharge(context: Readonly<Record<string, unknown>>): boolean {
  const customer = context.customer as { metadata?: { vat_id?: string } } | null
  const address = context.shipping_address as { country_code?: string } | null
  const country = address?.country_code
  return Boolean(customer?.metadata?.vat_id && country && country !== "dk")
}

export default provider("tax", () => ({
  id: "vat",
  taxLines: async (lines, context) =>
    lines.flatMap(({ id, kind, rates }) =>
      rates.map(({ rate, name, code }) =>
        isReverseCharge(context)
          ? { id, kind, rate: 0, name: "Reverse charge", code: "RC" }
          : { id, kind, rate: rate ?? 0, name, code },
      ),
    ),
}))
// endregion
