import { endpoint } from "@stheno/core"

export const DELETE = endpoint({
  access: "admin",
  summary: "Remove a customer from the waiting list.",
  handler: async ({ params }, { db }) => {
    await db.deleteFrom("waiting").where("id", "=", params.id!).execute()
    return { id: params.id, object: "waiting", deleted: true }
  },
})
