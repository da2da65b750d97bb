// region subscriber
import { subscriber } from "@stheno/core"
import { send } from "../send.ts"

export default subscriber({
  event: "gift_card.created",
  handler: async ({ data, services }) => {
    const card = await services.giftCardService.retrieve(String(data.id))
    const { to } = (card.metadata ?? {}) as { to?: string }
    if (!to) return
    await send({
      to,
      template: "gift-card",
      data: { code: card.code, value: card.value },
    })
  },
})
// endregion
