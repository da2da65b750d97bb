import type { ProductDetailsWidgetProps, WidgetConfig } from "@stheno/admin"
import { useAdminCustomQuery } from "@stheno/medusa-react"

export const config: WidgetConfig = { zone: "product.details.after" }

interface Answer {
  readonly contentful: {
    readonly status: "missing" | "draft" | "changed" | "published" | "archived"
    readonly url: string
    readonly preview_url: string | null
  }
}

const labels = {
  missing: "Not in Contentful yet",
  draft: "Draft",
  changed: "Published, with changes that are not published",
  published: "Published",
  archived: "Archived",
} as const

/** The status of the product in Contentful, with links to its entry and to its preview. */
export default function ProductContentful({ product }: ProductDetailsWidgetProps) {
  const { contentful } = useAdminCustomQuery<object, Answer>(
    `/contentful/products/${product.id}`,
    ["contentful", product.id],
    {},
  )
  if (!contentful) return null
  return (
    <section className="card">
      <header className="section-head">
        <h2>Contentful</h2>
      </header>
      <div className="section-body">
        <p>{labels[contentful.status]}</p>
        {contentful.status !== "missing" && (
          <p>
            <a href={contentful.url} target="_blank" rel="noreferrer">
              Open in Contentful
            </a>
          </p>
        )}
        {contentful.preview_url && (
          <p>
            <a href={contentful.preview_url} target="_blank" rel="noreferrer">
              Open the preview
            </a>
          </p>
        )}
      </div>
    </section>
  )
}
