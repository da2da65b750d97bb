import { stockLocations } from "../stock.ts"

// region sample
const made = await stockLocations.create({
  name: "Harbor",
  address: { address_1: "Quay 1", city: "Aarhus", country_code: "dk" },
})

console.log(made.name, made.address?.city)
// endregion
