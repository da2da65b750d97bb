import { use } from "react"
import { AddToCart } from "./cart.tsx"
import { medusa, price, region } from "./store.ts"

const loading = medusa.products.list({ region_id: region.id, order: "title" })

type Product = Awaited<typeof loading>["products"][number]

/** The column of lesson 7, which the types of the client do not know. */
const notesOf = (product: Product) =>
  (product as { tasting_notes?: string | null }).tasting_notes

export function Products() {
  const { products } = use(loading)
  return (
    <main>
      {products.map((product) => (
        <article key={product.id}>
          <h2>{product.title}</h2>
          <p>{product.description}</p>
          {notesOf(product) && <p>Tastes of: {notesOf(product)}</p>}
          <ul>
            {product.variants.map((variant) => (
              <li key={variant.id}>
                {variant.title}: {price(variant.calculated_price)}
                <AddToCart variantId={variant.id} />
              </li>
            ))}
          </ul>
        </article>
      ))}
    </main>
  )
}
