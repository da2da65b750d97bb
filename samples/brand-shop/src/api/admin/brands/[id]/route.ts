// region delete
import { endpoint } from "@stheno/core"

export const DELETE = endpoint({
  access: "admin",
  summary: "Delete a brand.",
  handler: async ({ params }, { db }) => {
    await db.deleteFrom("brand").where("id", "=", params.id!).execute()
    return { id: params.id, object: "brand", deleted: true }
  },
})
// endregion
