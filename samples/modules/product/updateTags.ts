import { products, tag } from "../catalogue.ts"

// region sample
const [changed] = await products.updateTags([{ id: tag.id, value: "changed" }])

console.log(changed.value)
// endregion
