import { createProductModule } from "@stheno/core/product"
import { database } from "./database.ts"

const products = createProductModule(database)

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
await database.close()
