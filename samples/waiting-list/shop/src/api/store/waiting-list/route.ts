import { endpoint, fetchRows } from "@stheno/core"

declare module "@stheno/core" {
  interface Database {
    waiting_count: { variant_id: string; people: number }
  }
}

export const GET = endpoint({
  access: "store",
  summary: "List the waiting list without email addresses, and the last count.",
  select: { relations: ["variant"], allowedRelations: ["variant"] },
  handler: async ({ selection }, { db }) => ({
    waiting: await fetchRows(db, {
      entity: "Waiting",
      selection,
      filters: {},
      order: "created_at",
    }),
    counted: await db.selectFrom("waiting_count").selectAll().execute(),
  }),
})
