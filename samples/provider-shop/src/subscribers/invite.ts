// region subscriber
import { subscriber } from "@stheno/core"
import { send } from "../send.ts"

export default subscriber({
  event: "invite.created",
  handler: async ({ data }) => {
    await send({
      to: String(data.user_email),
      template: "invite",
      data: { token: data.token },
    })
  },
})
// endregion
