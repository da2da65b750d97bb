// region job
import { job, sql } from "@stheno/core"

export default job({
  name: "answer-quotes",
  schedule: "0 7 * * *",
  handler: async ({ db, log, signal }) => {
    while (!signal.aborted) {
      const answered = await db.transaction().execute(async (tx) => {
        const { rows } = await sql<{ id: string; email: string }>`
          select id, email from quote where state = 'open'
          order by created_at limit 1 for update skip locked`.execute(tx)
        const [quote] = rows
        if (!quote) return undefined
        await tx
          .updateTable("quote")
          .set({ state: "answered", updated_at: new Date() })
          .where("id", "=", quote.id)
          .execute()
        return quote
      })
      if (!answered) return
      log.info({ quote: answered.id }, "A quote was answered")
    }
  },
})
// endregion
