import { endpoint, z, type Endpoint } from "@stheno/core"
import "../../../services/mailchimp.ts"

/** What a storefront may say of a subscriber; anyone can call the endpoint, so a status is not accepted. */
const data = z.strictObject({
  merge_fields: z.record(z.string().max(50), z.union([z.string().max(500), z.number()])).optional(),
  tags: z.array(z.string().min(1).max(100)).max(20).optional(),
  interests: z.record(z.string().max(50), z.boolean()).optional(),
  language: z.string().max(10).optional(),
})

export const POST: Endpoint = endpoint({
  access: "store",
  summary: "Subscribe an email address to the newsletter.",
  tag: "Mailchimp",
  limit: { key: "mailchimp", times: 1 },
  body: z.strictObject({ email: z.email().max(254), data: data.optional() }),
  handler: async ({ body }, { services }) => {
    await services.mailchimpService.subscribeNewsletter(body.email, body.data)
    return new Response("OK")
  },
})
