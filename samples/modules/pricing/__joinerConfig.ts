import { pricing } from "../prices.ts"

// region sample
console.log(Object.keys(pricing.__joinerConfig().linkableKeys))
// endregion
