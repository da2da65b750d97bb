import type { Journey } from "./recorder.ts"

/** Previews of drafts and emails, which the server adds to the core. */
export const server: Journey = async ({ server, known }) => {
  await server("PostProductsProductPreview", [known.hat!])
  await server("GetEmails")
  await server("GetEmailsEmail", ["order-placed"], { query: { language: "en" } })
  await server("GetEmailsEmailHtml", ["order-placed"], { quiet: true })
  await server("PostEmailsEmailTest", ["order-placed"], {
    body: { language: "en" },
  })
}
