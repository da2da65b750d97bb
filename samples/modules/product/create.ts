import { products } from "../catalog.ts"

// region sample
const [coat] = await products.create([
  {
    title: "Rain coat",
    tags: [{ value: "rain" }],
    options: [{ title: "Size" }],
    variants: [
      { title: "S", options: [{ value: "S" }] },
      { title: "L", options: [{ value: "L" }] },
    ],
  },
])

console.log(coat.handle, coat.variants?.length)
// endregion
