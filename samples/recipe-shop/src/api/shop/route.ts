// region route
import { endpoint } from "@stheno/core"
import { page } from "../../shop-page"

export const GET = endpoint({
  access: "public",
  summary: "Show the shop.",
  handler: () =>
    new Response(page, { headers: { "content-type": "text/html; charset=utf-8" } }),
})
// endregion
