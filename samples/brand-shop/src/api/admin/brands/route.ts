// region post
import { endpoint, z } from "@stheno/core"

export const POST = endpoint({
  access: "admin",
  summary: "Create a brand.",
  body: z.object({
    name: z.string().min(2),
    founded: z.number().int().optional(),
  }),
  response: z.object({
    brand: z.object({
      id: z.string(),
      name: z.string(),
      founded: z.number().int().nullable(),
    }),
  }),
  handler: async ({ body }, { services }) => ({
    brand: await services.brandService.create(body.name, body.founded),
  }),
})
// endregion
