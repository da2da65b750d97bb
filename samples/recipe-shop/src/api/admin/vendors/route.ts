// region route
import { endpoint, newId, z } from "@stheno/core"

export const POST = endpoint({
  access: "admin",
  summary: "Create a vendor.",
  body: z.object({ name: z.string().min(2) }),
  handler: async ({ body }, { db }) => {
    const vendor = { id: newId("vendor"), ...body }
    await db.insertInto("vendor").values(vendor).execute()
    return { vendor }
  },
})
// endregion
