import { subscriber, type SubscriberDefinition } from "@stheno/core"

/** Makes variants in the background when a product gets images. */
const productImages: SubscriberDefinition = subscriber({
  event: ["product.created", "product.updated"],
  handler: async ({ id, data, jobs }) => {
    await jobs.enqueue("image-variants", { product_id: data.id }, { key: `${data.id}:${id}` })
  },
})

export default productImages
