import { use } from "react"
import { medusa, price, region } from "./store.ts"

const loading = medusa.products.list({ region_id: region.id, order: "title" })

export function Products() {
  const { products } = use(loading)
  return (
    <main>
      {products.map((product) => (
        <article key={product.id}>
          <h2>{product.title}</h2>
          <p>{product.description}</p>
          <ul>
            {product.variants.map((variant) => (
              <li key={variant.id}>
                {variant.title}: {price(variant.calculated_price)}
              </li>
            ))}
          </ul>
        </article>
      ))}
    </main>
  )
}
