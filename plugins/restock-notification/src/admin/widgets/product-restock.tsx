import type { ProductDetailsWidgetProps, WidgetConfig } from "@stheno/admin"
import { useAdminCustomQuery } from "@stheno/medusa-react"

export const config: WidgetConfig = { zone: "product.details.after" }

interface Waiting {
  readonly restock_notifications: readonly { variant_id: string; emails: readonly string[] }[]
}

/** How many customers wait for each variant of the product. */
export default function ProductRestock({ product }: ProductDetailsWidgetProps) {
  const query = { product_id: product.id }
  const { restock_notifications: waiting = [] } = useAdminCustomQuery<typeof query, Waiting>(
    "/restock-notifications",
    ["restock-notifications", product.id],
    query,
  )
  if (waiting.length === 0) return null
  const titleOf = (id: string) => product.variants?.find((variant) => variant.id === id)?.title ?? id
  return (
    <section className="card">
      <header className="section-head">
        <h2>Waiting for stock</h2>
      </header>
      <div className="section-body">
        <ul>
          {waiting.map(({ variant_id: id, emails }) => (
            <li key={id}>
              {titleOf(id)}: {emails.length === 1 ? "1 customer" : `${emails.length} customers`}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
