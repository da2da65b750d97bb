import { products, tag } from "../catalog.ts"

// region sample
await products.deleteTags([tag.id])

console.log((await products.listTags({ id: tag.id })).length)
// endregion
