import { endpoint } from "@stheno/core"

export const DELETE = endpoint({
  access: "admin",
  summary: "Take somebody off the list.",
  handler: async ({ params }, { db }) => {
    await db.deleteFrom("waiting").where("id", "=", params.id!).execute()
    return { id: params.id, object: "waiting", deleted: true }
  },
})
