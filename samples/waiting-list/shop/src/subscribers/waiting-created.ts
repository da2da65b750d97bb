import { fetchRows, subscriber } from "@stheno/core"
import { createTransport } from "nodemailer"

export default subscriber({
  event: "waiting.created",
  handler: async ({ data, db }) => {
    const [waiting] = await fetchRows(db, {
      entity: "Waiting",
      filters: { id: String(data.id) },
    })
    if (!waiting) return
    const transport = createTransport(process.env.SMTP_URL)
    try {
      await transport.sendMail({
        from: process.env.MAIL_FROM,
        to: String(waiting.email),
        subject: "You are on the list",
        text: `We write to you as soon as it is back. (${waiting.id})`,
      })
    } finally {
      transport.close()
    }
  },
})
