import { orderOf } from "./buying.ts"
import { short } from "./orders.ts"
import type { Journey, Recorder } from "./recorder.ts"

/** Previews of drafts, emails, metadata of images and parts of payments, which the server adds to the core. */
export const server: Journey = async (recorder) => {
  const { admin, server, known } = recorder
  await capturing(recorder)
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

async function capturing(recorder: Recorder): Promise<void> {
  const { admin, server } = recorder
  const { id } = await orderOf(recorder)
  const { order } = await admin("GetOrdersOrder", [id], { quiet: true })
  await server(
    "PostOrdersOrderPaymentsPaymentCapture",
    [id, order.payments[0].id],
    {
      query: { ...short, expand: "payments" },
      body: { amount: 2000 },
    },
  )
}
