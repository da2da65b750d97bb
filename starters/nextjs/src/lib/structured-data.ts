import { env } from "./env"
import { decimalAmount } from "./money"
import type { Product } from "./product-model"

/** A product with its offers, as search engines read it (schema.org). */
export function productData(product: Product, url: string): object {
  const offers = product.variants.flatMap(({ sku, price, isAvailable }) =>
    price
      ? {
          "@type": "Offer",
          sku,
          url,
          price: decimalAmount(price.amount, price.currency),
          priceCurrency: price.currency.toUpperCase(),
          availability: `https://schema.org/${isAvailable ? "InStock" : "OutOfStock"}`,
        }
      : [],
  )
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: product.title,
    description: product.description || product.subtitle,
    image: product.images,
    sku: product.variants[0]?.sku,
    material: product.material,
    brand: { "@type": "Brand", name: env.storeName },
    offers,
  }
}
