import { subscriber } from "@stheno/core"

export default subscriber({
  event: "review.created",
  handler: async ({ data, log }) => {
    log.info({ review: data.id }, "A product was reviewed")
  },
})
