import type { ProductDetailsWidgetProps, WidgetConfig } from "@stheno/admin"
import { useAdminCustomQuery } from "@stheno/medusa-react"

export const config: WidgetConfig = { zone: "product.details.after" }

interface Answer {
  readonly strapi: {
    readonly status: "missing" | "draft" | "modified" | "published"
    readonly url: string | null
    readonly preview_url: string | null
  }
}

const labels = {
  missing: "Not in Strapi yet",
  draft: "Draft",
  modified: "Published, with changes that are not published",
  published: "Published",
} as const

/** The status of the product in Strapi, with links to its entry and to its preview. */
export default function ProductStrapi({ product }: ProductDetailsWidgetProps) {
  const { strapi } = useAdminCustomQuery<object, Answer>(
    `/strapi/products/${product.id}`,
    ["strapi", product.id],
    {},
  )
  if (!strapi) return null
  return (
    <section className="card">
      <header className="section-head">
        <h2>Strapi</h2>
      </header>
      <div className="section-body">
        <p>{labels[strapi.status]}</p>
        {strapi.url && (
          <p>
            <a href={strapi.url} target="_blank" rel="noreferrer">
              Open in Strapi
            </a>
          </p>
        )}
        {strapi.preview_url && (
          <p>
            <a href={strapi.preview_url} target="_blank" rel="noreferrer">
              Open the preview
            </a>
          </p>
        )}
      </div>
    </section>
  )
}
