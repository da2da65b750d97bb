// region subscriber
import { subscriber } from "@stheno/core"
import { send } from "../send.ts"

export default subscriber({
  event: "order-update-token.created",
  handler: async ({ data }) => {
    const link = new URL("/claim-orders", process.env["STORE_URL"])
    link.searchParams.set("token", String(data.token))
    await send({
      to: String(data.old_email),
      template: "claim-orders",
      data: { link: link.href, orders: (data.orders as string[]).length },
    })
  },
})
// endregion
