import { job, sql } from "@stheno/core"

export default job({
  name: "count-waiting",
  schedule: "*/2 * * * * *",
  handler: async ({ db }) => {
    await sql`
      insert into waiting_count (variant_id, people)
      select variant_id, count(*) from waiting group by variant_id
      on conflict (variant_id) do update set people = excluded.people`.execute(db)
  },
})
