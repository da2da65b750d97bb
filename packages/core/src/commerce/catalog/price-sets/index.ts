export { calculateSetPrices, type CalculatedSet } from "./calculate-prices.ts"
export { priceSetErrors } from "./errors.ts"
export { createListRule, deleteListRules, listRuleIds, setListRules } from "./list-rules.ts"
export { createPriceRules, deleteRuleTypes } from "./price-rules.ts"
export { changeCurrency, createCurrencies, deleteCurrencies } from "./write-currencies.ts"
export { changeRow, deleteRows, insertRows } from "./write-rows.ts"
export type { SetPrice } from "./select-set-price.ts"
export {
  addSetPrices,
  addSetRules,
  createPriceSet,
  deletePriceSets,
  deleteSetPrices,
  removePrices,
  removeSetRules,
  restorePrices,
  type NewSetPrice,
} from "./write-price-sets.ts"
