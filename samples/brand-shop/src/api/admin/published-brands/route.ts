import { endpoint, z } from "@stheno/core"
import { publishBrand } from "../../../steps"

export const POST = endpoint({
  access: "admin",
  body: z.object({ name: z.string() }),
  ownsTransactions: true,
  handler: async ({ body }, shop) => ({
    brand: await publishBrand.run(body.name, shop),
  }),
})
