import { retrieveOrder, subscriber } from "@stheno/core"

interface TwilioSms {
  sendSms(data: { to: string; body: string }): Promise<unknown>
}

/** Sends a text message to the phone number of the shipping address. */
export default subscriber({
  event: "order.placed",
  handler: async (shop) => {
    const order = await retrieveOrder(shop, String(shop.data.id))
    const { phone } = (order["shipping_address"] ?? {}) as { phone?: string | null }
    if (!phone) return
    const twilioSms = shop.container.resolve("twilioSmsService") as TwilioSms
    await twilioSms.sendSms({
      to: phone,
      body: `We have received your order #${String(order["display_id"])}.`,
    })
  },
})
