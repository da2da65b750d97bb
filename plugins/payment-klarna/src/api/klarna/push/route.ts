import { endpoint, z, type Endpoint } from "@stheno/core"

/**
 * Receives Klarna's callbacks. Klarna does not sign them, so they only make the server look at the session at Klarna.
 */
export const POST: Endpoint = endpoint({
  access: "public",
  summary: "Receive a callback of Klarna.",
  tag: "Klarna",
  query: z.object({ resource_id: z.string().max(100) }),
  handler: async ({ query }, { services }) => {
    await services.klarnaCallbacksService.receive(query.resource_id)
    return { received: true }
  },
})
