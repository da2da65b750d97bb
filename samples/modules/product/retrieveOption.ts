import { products, option } from "../catalog.ts"

// region sample
const found = await products.retrieveOption(option.id, {
  relations: ["values"],
})

console.log(found.title, found.values?.map((each) => each.value).sort())
// endregion
