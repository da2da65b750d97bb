import { stockLocations, location } from "../stock.ts"

// region sample
const changed = await stockLocations.update(location.id, {
  name: "Old depot",
})

console.log(changed.name)
// endregion
