import { endpoint, fetchPage, newId, z } from "@stheno/core"

export const GET = endpoint({
  access: "store",
  summary: "List who waits, and how many the last count found.",
  select: { relations: ["variant"], allowedRelations: ["variant"] },
  handler: async ({ selection }, { db }) => {
    const { rows, count } = await fetchPage(db, {
      entity: "Waiting",
      selection,
      filters: {},
      order: "created_at",
      limit: 50,
      offset: 0,
    })
    const counted = await db.selectFrom("waiting_count").selectAll().execute()
    return { waiting: rows, count, counted }
  },
})

export const POST = endpoint({
  access: "store",
  summary: "Wait for a variant.",
  body: z.object({
    email: z.email(),
    variant_id: z.string(),
    note: z.string().max(200).nullable().default(null),
  }),
  handler: async ({ body }, { db, emit, services }) => {
    await services.productVariantService.retrieve(body.variant_id)
    const waiting = { id: newId("wait"), ...body }
    await db.insertInto("waiting").values(waiting).execute()
    await emit("waiting.created", { id: waiting.id })
    return { waiting }
  },
})
