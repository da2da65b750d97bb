import { subscriber } from "@stheno/core"

interface Segment {
  track(message: {
    userId: string
    event: string
    messageId: string
    properties: object
  }): Promise<void>
}

export default subscriber({
  event: "product.created",
  async handler({ id, data, container }) {
    const segment = container.resolve("segmentService") as Segment
    await segment.track({
      userId: "catalog",
      event: "Product Created",
      messageId: id,
      properties: { product_id: data.id },
    })
  },
})
