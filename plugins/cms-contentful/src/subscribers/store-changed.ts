import { subscriber, type SubscriberDefinition } from "@stheno/core"
import type { Kind } from "../options.ts"

type Data = Readonly<Record<string, unknown>>
type Target = readonly [kind: Kind, id: unknown]

/** What an event is about, in the order in which Contentful gets it. */
function targetsOf(eventName: string, data: Data): readonly Target[] {
  const { id } = data
  if (eventName === "product-variant.updated") return [["variant", id]]
  // Products are sent with their variants.
  if (eventName === "product-variant.created") return [["product", data["product_id"]]]
  if (eventName === "product-variant.deleted")
    return [
      ["variant", id],
      ["product", data["product_id"]],
    ]
  if (eventName.startsWith("product-collection.products_"))
    return (data["productIds"] as readonly string[]).map((each) => ["product", each])
  if (eventName.startsWith("product-collection.")) return [["collection", id]]
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
    "region.created",
    "region.updated",
    "region.deleted",
  ],
  async handler({ id: eventId, eventName, data, jobs }) {
    for (const [kind, id] of targetsOf(eventName, data as Data))
      if (typeof id === "string")
        await jobs.enqueue("contentful-push", { kind, id }, { key: `${eventId} ${id}` })
  },
})
export default definition
