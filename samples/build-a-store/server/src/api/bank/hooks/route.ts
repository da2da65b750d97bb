import { CommerceError, endpoint, sql, z } from "@stheno/core"
import { createHmac, timingSafeEqual } from "node:crypto"

const notice = z.object({
  event: z.string(),
  reference: z.string(),
  amount: z.number().int(),
})

function assertSigned(body: string, signature: string) {
  const secret = process.env.BANK_SECRET
  if (!secret)
    throw new CommerceError("unexpected_state", "BANK_SECRET is not set.")
  const wanted = createHmac("sha256", secret).update(body).digest()
  const given = Buffer.from(signature, "hex")
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted))
    throw new CommerceError("unauthorized", "The signature is not valid.")
}

export const POST = endpoint({
  access: "public",
  summary: "Receive a notification of the bank.",
  // The capture calls a payment provider, so no transaction may be open.
  ownsTransactions: true,
  handler: async (_, { bodyText, request, db, call, log }) => {
    assertSigned(bodyText, request.headers.get("x-bank-signature") ?? "")
    const { success, data } = notice.safeParse(JSON.parse(bodyText))
    if (!success)
      throw new CommerceError("invalid_data", "The notification is not valid.")
    const { event, reference, amount } = data
    const payment = await db
      .selectFrom("payment")
      .select(["order_id", "amount", "captured_at"])
      .where("provider_id", "=", "transfer")
      .where(sql`data ->> 'id'`, "=", reference)
      .executeTakeFirst()
    if (!payment?.order_id || payment.amount !== amount) {
      log.warn({ event, reference, amount }, "A transfer matches no order")
      return { received: true }
    }
    // The bank repeats a notification until it gets a response.
    if (!payment.captured_at)
      await call("admin.PostOrdersOrderCapture", {
        params: { id: payment.order_id },
      })
    return { received: true }
  },
})
