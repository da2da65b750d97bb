import type { Journey } from "./recorder.ts"

/** Previews of drafts, emails and metadata of images, which the server adds to the core. */
export const server: Journey = async ({ admin, server, known }) => {
  await server("PostProductsProductPreview", [known.hat!])
  await server("GetEmails")
  await server("GetEmailsEmail", ["order-placed"], { query: { language: "en" } })
  await server("GetEmailsEmailHtml", ["order-placed"], { quiet: true })
  await server("PostEmailsEmailTest", ["order-placed"], {
    body: { language: "en" },
  })
  // The other examples show the product without images.
  const change = (body: object) =>
    admin("PostProductsProduct", [known.hat!], { quiet: true, body })
  const { product } = await change({ images: ["https://example.com/hat.webp"] })
  await server(
    "PostProductsProductImagesImage",
    [known.hat!, product.images[0].id],
    {
      body: { metadata: { alt: "A grey wool hat on a wooden table" } },
    },
  )
  await change({ images: [], thumbnail: null })
}
