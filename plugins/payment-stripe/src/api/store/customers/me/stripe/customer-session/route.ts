import { endpoint, z, type Endpoint } from "@stheno/core"
import "../../../../../../services/stripe-customer-sessions.ts"

/** Only for the customer, because the data of a payment session can be read with the ID of its cart alone. */
export const POST: Endpoint = endpoint({
  access: "customer",
  summary: "Open a session in which Stripe's form shows the signed-in customer's saved cards.",
  tag: "Stripe",
  body: z.strictObject({ payment_intent: z.string().regex(/^pi_\w{1,250}$/) }),
  response: z.object({ client_secret: z.string().nullable() }),
  limit: { key: "stripe-customer-session", times: 3 },
  ownsTransactions: true,
  underKey: "never",
  handler: async ({ body }, { services, customerId }) => ({
    client_secret: await services.stripeCustomerSessionsService.open(customerId!, body.payment_intent),
  }),
})
