/** The part of an event that decides which pages are renewed. */
export interface CatalogEvent {
  /** the name of the event, such as `product.updated` */
  readonly event: string
  readonly data: {
    readonly id?: string | undefined
    readonly product_id?: string | undefined
    readonly product_ids?: readonly string[] | undefined
    /** the columns that changed; missing if the server does not say */
    readonly fields?: readonly string[] | undefined
  }
}

/** The tags of all pages with prices, which have the stock, too. */
const everyPrice = ["products", "prices"]

/** The cache tags that an event makes stale; none for an event that catalog pages do not depend on. */
export function tagsOf({ event, data }: CatalogEvent): readonly string[] {
  const [entity = "", change] = event.split(".")
  switch (entity) {
    case "product":
      return [
        "products",
        ...productTags([data.id]),
        ...(movesAddress(change, data) ? ["product-handles"] : []),
      ]
    case "product-variant":
      return ["products", ...productTags([data.product_id])]
    case "product-collection":
      return ["collections", "products"]
    case "product-category":
      return ["categories", "products"]
    case "region":
      return ["regions", "products", "prices"]
    case "currency":
    case "price-list":
      return everyPrice
    case "inventory-level":
      // Without the products, too many of them changed. An item that is not sold is on no page.
      if (data.product_ids?.length === 0) return []
      return data.product_ids ? ["products", ...productTags(data.product_ids)] : everyPrice
    case "reservation-item":
      return data.product_ids ? productTags(data.product_ids) : everyPrice
    case "order":
      // What was bought has less stock. Lists are left as they are: they show stock only when nothing is left.
      return productTags(data.product_ids ?? [])
    default:
      return []
  }
}

function productTags(ids: readonly (string | undefined)[]): readonly string[] {
  return ids.flatMap((id) => (id ? [`product-${id}`] : []))
}

/** Whether the address of a product may now lead somewhere else, or nowhere. */
function movesAddress(change: string | undefined, { fields }: CatalogEvent["data"]): boolean {
  return change !== "updated" || !fields || fields.some((field) => field === "handle" || field === "status")
}
