// region subscriber
import { subscriber } from "@stheno/core"
import { send } from "../send.ts"

export default subscriber({
  event: "customer.created",
  handler: async ({ data }) => {
    if (!data.has_account) return
    await send({
      to: String(data.email),
      template: "welcome",
      data: { name: data.first_name },
    })
  },
})
// endregion
