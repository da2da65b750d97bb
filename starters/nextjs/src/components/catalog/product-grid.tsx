import type { Locale } from "@/lib/locale"
import type { Messages } from "@/lib/messages"
import type { Product } from "@/lib/product-model"
import { ProductCard } from "./product-card"

interface ProductGridProps {
  readonly products: readonly Product[]
  readonly locale: Locale
  readonly messages: Messages
  /** how many pictures are loaded at once, because they are seen without scrolling */
  readonly eager?: number
  readonly heading?: "h2" | "h3"
}

/** A list of products in two to four columns. */
export function ProductGrid({ products, locale, messages, eager = 0, heading = "h3" }: ProductGridProps) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-6 md:grid-cols-3 lg:grid-cols-4 lg:gap-y-14">
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            locale={locale}
            messages={messages}
            isEager={index < eager}
            // Two, as many as a phone shows in a row. More of them would compete for a slow line.
            isFirst={eager > 0 && index < 2}
            heading={heading}
          />
        </li>
      ))}
    </ul>
  )
}
