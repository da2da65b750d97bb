// region service
import { newId, service, sql, type ServiceOf } from "@stheno/core"

const quote = service(({ db, emit }) => ({
  async ask(email: string, wish: string) {
    const state = "open" as const
    const row = { id: newId("quote"), email, wish, state }
    await db.insertInto("quote").values(row).execute()
    await emit("quote.asked", { id: row.id })
    return row
  },

  /** Counts the quotes by state. */
  async counts() {
    const { rows } = await sql<{ state: string; count: number }>`
      select state, count(*)::int as count from quote
      group by state order by state`.execute(db)
    return rows
  },

  /** Marks a quote as answered. Returns undefined if it is not open. */
  async answer(id: string) {
    const answered = await db
      .updateTable("quote")
      .set({ state: "answered", updated_at: new Date() })
      .where("id", "=", id)
      .where("state", "=", "open")
      .returning(["id", "email"])
      .executeTakeFirst()
    return answered
  },
}))

export default quote

declare module "@stheno/core" {
  interface Services {
    quoteService: ServiceOf<typeof quote>
  }
}
// endregion
