// region one
import { CommerceError, endpoint, fetchFirst } from "@stheno/core"

export const GET = endpoint({
  access: "store",
  handler: async ({ params }, { db }) => {
    const brand = await fetchFirst(db, {
      entity: "Brand",
      filters: { id: params.id },
    })
    if (!brand)
      throw new CommerceError("not_found", `There is no brand ${params.id}`)
    return { brand }
  },
})
// endregion
