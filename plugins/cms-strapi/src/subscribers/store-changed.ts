import { subscriber, type SubscriberDefinition } from "@stheno/core"
import type { Kind } from "../options.ts"

type Data = Readonly<Record<string, unknown>>
type Target = readonly [kind: Kind, id: unknown]

/** What an event is about, in the order in which Strapi gets it. */
function targetsOf(eventName: string, data: Data): readonly Target[] {
  const { id, product_id: productId } = data
  // A product links to its variants, and is sent with them.
  if (eventName === "product-variant.created") return [["product", productId]]
  if (eventName === "product-variant.updated") return [["variant", id]]
  if (eventName === "product-variant.deleted")
    return [
      ["variant", id],
      ["product", productId],
    ]
  if (eventName.startsWith("product-collection.products_"))
    return (data["productIds"] as readonly string[]).map((each) => ["product", each])
  if (eventName.startsWith("product-collection.")) return [["collection", id]]
  if (eventName.startsWith("product-category.")) return [["category", id]]
  return [[eventName.startsWith("region.") ? "region" : "product", id]]
}

const definition: SubscriberDefinition = subscriber({
  event: [
    "product.created",
    "product.updated",
    "product.deleted",
    "product-variant.created",
    "product-variant.updated",
    "product-variant.deleted",
    "product-collection.created",
    "product-collection.updated",
    "product-collection.deleted",
    "product-collection.products_added",
    "product-collection.products_removed",
    "product-category.created",
    "product-category.updated",
    "product-category.deleted",
    "region.created",
    "region.updated",
    "region.deleted",
  ],
  async handler({ id: eventId, eventName, data, jobs }) {
    for (const [kind, id] of targetsOf(eventName, data as Data))
      if (typeof id === "string") await jobs.enqueue("strapi-push", { kind, id }, { key: `${eventId} ${id}` })
  },
})
export default definition
