import { orderOf } from "./buying.ts"
import { short } from "./orders.ts"
import type { Journey, Recorder } from "./recorder.ts"

/** Previews of drafts, emails, metadata of images and corrections of orders, which the server adds to the core. */
export const server: Journey = async (recorder) => {
  const { admin, server, known } = recorder
  await capturing(recorder)
  await correcting(recorder)
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

/** A shipping method that is added, removed and paid, and a corrected tracking number. */
async function correcting(recorder: Recorder): Promise<void> {
  const { admin, server, known } = recorder
  const quiet = { quiet: true }
  const { id } = await orderOf(recorder)
  const add = async () => {
    const body = { option_id: known.extra, price: 300 }
    const { order } = await admin("PostOrdersOrderShippingMethods", [id], {
      ...quiet,
      body,
    })
    return order.shipping_methods.find(({ price }) => price === 300)
  }
  const method = await add()
  await server("DeleteOrdersOrderShippingMethodsMethod", [id, method.id], {
    query: { ...short, expand: "shipping_methods" },
  })
  await add()
  await server("PostOrdersOrderPayments", [id], {
    query: { ...short, expand: "payments" },
    body: { amount: 300 },
  })
  const { order } = await admin("GetOrdersOrder", [id], quiet)
  const { order: packed } = await admin("PostOrdersOrderFulfillments", [id], {
    ...quiet,
    body: { items: [{ item_id: order.items[0].id, quantity: 1 }] },
  })
  const [fulfillment] = packed.fulfillments
  await admin("PostOrdersOrderShipment", [id], {
    ...quiet,
    body: { fulfillment_id: fulfillment.id, tracking_numbers: ["DK123465"] },
  })
  await server("PostOrdersOrderFulfillmentsTrackingNumbers", [id, fulfillment.id], {
    query: { ...short, expand: "fulfillments,fulfillments.tracking_links" },
    body: { tracking_numbers: ["DK123456"] },
  })
  await server("PostOrdersOrderMetadata", [id], {
    query: { ...short, fields: "display_id,metadata" },
    body: { metadata: { invoice: "R-2026-17" } },
  })
}
