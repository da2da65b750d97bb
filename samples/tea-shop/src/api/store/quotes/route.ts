// region post
import { endpoint, z } from "@stheno/core"

export const POST = endpoint({
  access: "store",
  summary: "Ask for a quote.",
  limit: { key: "quotes", times: 1 },
  body: z.object({ email: z.email(), wish: z.string().min(3).max(2000) }),
  status: 201,
  handler: async ({ body }, { services, log }) => {
    const quote = await services.quoteService.ask(body.email, body.wish)
    log.info({ quote: quote.id }, "A quote was asked for")
    return { quote }
  },
})
// endregion
