// region route
import { endpoint, z } from "@stheno/core"

export const POST = endpoint({
  access: "admin",
  summary: "Import a supplier's articles.",
  body: z.object({
    articles: z
      .array(
        z.object({
          article: z.string().min(1),
          name: z.string().min(1),
          price: z.number().int().min(0),
        }),
      )
      .min(1)
      .max(5000),
  }),
  ownsTransactions: true,
  handler: async ({ body }, { services }) => ({
    batch_job: await services.supplierService.importArticles(body.articles),
  }),
})
// endregion
