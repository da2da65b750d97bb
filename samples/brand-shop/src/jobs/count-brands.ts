import { job } from "@stheno/core"

export default job({
  name: "count-brands",
  schedule: "0 3 * * *",
  handler: async ({ db, cache }) => {
    const { count } = await db
      .selectFrom("brand")
      .select((find) => find.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow()
    await cache.set("brands", Number(count), 24 * 3600)
  },
})
