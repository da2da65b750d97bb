// region service
import { newId, service, type ServiceOf } from "@stheno/core"

const brand = service(({ db, emit }) => ({
  async create(name: string, founded?: number) {
    const id = newId("brand")
    const row = { id, name, founded: founded ?? null }
    await db.insertInto("brand").values(row).execute()
    await emit("brand.created", { id })
    return row
  },
}))

export default brand

declare module "@stheno/core" {
  interface Services {
    brandService: ServiceOf<typeof brand>
  }
}
// endregion
