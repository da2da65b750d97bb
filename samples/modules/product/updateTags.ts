import { products, tag } from "../catalog.ts"

// region sample
const [changed] = await products.updateTags([{ id: tag.id, value: "changed" }])

console.log(changed.value)
// endregion
