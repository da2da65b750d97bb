import { endpoint, fetchRows } from "@stheno/core"

export const GET = endpoint({
  access: "store",
  summary: "Get the message for customers who join the waiting list.",
  handler: async (_, { db }) => {
    const [store] = await fetchRows(db, { entity: "Store", filters: {} })
    return { text: store?.metadata?.waiting_list_text ?? "We write to you soon." }
  },
})
