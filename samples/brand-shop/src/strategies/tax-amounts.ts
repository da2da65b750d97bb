import { taxCalculationStrategy } from "@stheno/core"

// Taxes in Swiss francs come in steps of five Rappen.
export default taxCalculationStrategy(({ place, usual }) =>
  place.currency_code === "chf" ? Math.round(usual / 5) * 5 : usual,
)
