import { subscriber } from "@stheno/core"
import { createTransport } from "nodemailer"

interface Restocked {
  readonly variant_id: string
  readonly emails: readonly string[]
}

export default subscriber({
  event: "restock-notification.restocked",
  handler: async ({ data, services }) => {
    const { variant_id: id, emails } = data as unknown as Restocked
    const variant = await services.productVariantService.retrieve(id, {
      relations: ["product"],
    })
    const { title } = variant.product as { title: string }
    const transport = createTransport(process.env["SMTP_URL"])
    try {
      for (const to of emails)
        await transport.sendMail({
          from: "Shop <shop@example.com>",
          to,
          subject: `${title} is back in stock`,
          text: `You asked us to tell you when ${title} is back. It is.`,
        })
    } finally {
      transport.close()
    }
  },
})
