import { products } from "../catalogue.ts"

// region sample
console.log(products.__joinerConfig().linkableKeys)
// endregion
