import { job } from "@stheno/core"

export default job({
  name: "count-reviews",
  schedule: "0 6 * * *",
  handler: async ({ db, log }) => {
    const { count } = await db
      .selectFrom("review")
      .select((find) => find.fn.countAll().as("count"))
      .executeTakeFirstOrThrow()
    log.info({ count: Number(count) }, "Reviews so far")
  },
})
