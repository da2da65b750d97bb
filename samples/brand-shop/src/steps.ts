// region steps
import { steps, type Shop } from "@stheno/core"

/** A brand that another system must know too. */
export const publishBrand = steps({
  name: "create",
  run: (name: string, { services }: Shop) => services.brandService.create(name),
  undo: async ({ id }, { db }) => {
    await db.deleteFrom("brand").where("id", "=", id).execute()
  },
}).then({
  name: "announce",
  attempts: 3,
  run: async (brand, { cache }) => {
    if (brand.name === "Nobody") throw new Error("The other system says no")
    await cache.set(`announced ${brand.id}`, true, 60)
    return brand
  },
})
// endregion
