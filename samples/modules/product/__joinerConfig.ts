import { products } from "../catalog.ts"

// region sample
console.log(products.__joinerConfig().linkableKeys)
// endregion
