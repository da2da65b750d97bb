import type { Product } from "@stheno/js-client"
import { Badge, type BadgeTone } from "../kit/badge.tsx"
import { Thumbnail } from "../kit/thumbnail.tsx"
import { t } from "../messages/index.ts"

const tones: Record<Product["status"], BadgeTone> = {
  draft: "grey",
  proposed: "bronze",
  published: "green",
  rejected: "red",
}

/** What lists of products are narrowed down to. */
export const productStatuses = ["published", "draft", "proposed", "rejected"] as const

/** Whether a product is in the shop, in a word. */
export function ProductBadge({ status }: { status: Product["status"] }) {
  return <Badge tone={tones[status]}>{t.products.statuses[status]}</Badge>
}

/** A product's picture and title, for lists. */
export function ProductName({ product }: { product: Pick<Product, "title" | "thumbnail"> }) {
  return (
    <span className="named">
      <Thumbnail url={product.thumbnail} size={36} />
      <span className="clamp">{product.title}</span>
    </span>
  )
}
