// region route
import { endpoint } from "@stheno/core"

export const GET = endpoint({
  access: "customer",
  summary: "List links to the files of an order.",
  handler: async ({ params }, { db, customerId, engine }) => {
    const files = await db
      .selectFrom("download")
      .innerJoin("order", "order.id", "download.order_id")
      .where("order.id", "=", params.id!)
      .where("order.customer_id", "=", customerId!)
      .select("download.file_key")
      .execute()
    const links = files.map(({ file_key }) =>
      engine.providers.files.downloadUrl(file_key),
    )
    return { downloads: await Promise.all(links) }
  },
})
// endregion
