import { products } from "../catalog.ts"

// region sample
const found = await products.list(
  { q: "hat", status: ["draft", "published"] },
  { select: ["title"], order: { title: "ASC" }, take: 10 },
)

console.log(found.map((each) => each.title))
// endregion
