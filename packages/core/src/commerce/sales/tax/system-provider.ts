import type { TaxProvider } from "../../../platform/kernel/providers.ts"

/**
 * One tax line per rate that the region, the product or the shipping option has.
 * @since 0.1
 */
export const systemTaxProvider: TaxProvider = {
  id: "system",
  taxLines: async (lines) =>
    lines.flatMap(({ id, kind, rates }) =>
      rates.map(({ rate, name, code }) => ({ id, kind, rate: rate ?? 0, name, code })),
    ),
}
