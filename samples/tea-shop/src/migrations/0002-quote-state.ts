// region migration
import { migration, sql } from "@stheno/core"

export default migration({
  up: async (db) => {
    await sql`alter table quote add column state text not null default 'open'
      check (state in ('open', 'answered'))`.execute(db)
    await sql`create index quote_state on quote (state)`.execute(db)
  },
  down: "alter table quote drop column state",
})
// endregion
