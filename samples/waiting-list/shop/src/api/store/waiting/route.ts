import { endpoint, newId, z } from "@stheno/core"

export const POST = endpoint({
  access: "store",
  summary: "Join the waiting list of a variant.",
  limit: { key: "waiting", times: 1 },
  body: z.object({ email: z.email(), variant_id: z.string() }),
  handler: async ({ body }, { db, emit, services }) => {
    await services.productVariantService.retrieve(body.variant_id)
    const waiting = { id: newId("wait"), ...body }
    await db.insertInto("waiting").values(waiting).execute()
    await emit("waiting.created", { id: waiting.id })
    return { waiting }
  },
})
