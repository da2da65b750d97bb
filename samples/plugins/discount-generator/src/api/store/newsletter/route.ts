import { endpoint, z } from "@stheno/core"

interface Generator {
  generateDiscount(code: string, metadata: object): Promise<{ code: string }>
}

export const POST = endpoint({
  access: "public",
  summary: "Subscribe to the newsletter, and get a code.",
  limit: { key: "newsletter", times: 1 },
  body: z.object({ email: z.email() }),
  handler: async ({ body: { email } }, { container, emit }) => {
    const generator = container.resolve("discountGeneratorService") as Generator
    const { code } = await generator.generateDiscount("WELCOME", { email })
    // Send the code by email: in the response, anyone could collect codes.
    await emit("newsletter.subscribed", { email, code })
    return { subscribed: true }
  },
})
