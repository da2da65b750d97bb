import { Badge } from "@/components/ui/badge"
import { Price } from "@/components/ui/price"
import { localePath, type Locale } from "@/lib/locale"
import type { Messages } from "@/lib/messages"
import { priceRange, type Product } from "@/lib/product-model"
import { Picture } from "./picture"

interface ProductCardProps {
  readonly product: Product
  readonly locale: Locale
  readonly messages: Messages
  readonly sizes?: string
  readonly isEager?: boolean
  /** whether its picture is in the first row of a page, and is loaded before others */
  readonly isFirst?: boolean
  readonly heading?: "h2" | "h3"
}

/** A product in a list. The whole card is the target of its one link. */
export function ProductCard({
  product,
  locale,
  messages: { catalog },
  sizes = "(min-width: 1024px) 25vw, 50vw",
  isEager = false,
  isFirst = false,
  heading: Heading = "h3",
}: ProductCardProps) {
  const price = priceRange(product.variants)
  const isSoldOut = !product.variants.some(({ isAvailable }) => isAvailable)
  const isSale = price !== undefined && price.original > price.amount
  const second = product.images.find((image) => image !== product.thumbnail)
  return (
    <article className="group relative">
      <div className="relative overflow-hidden rounded-lg bg-sunken">
        <Picture
          src={product.thumbnail}
          alt=""
          sizes={sizes}
          isEager={isEager}
          isFirst={isFirst}
          className="transition-transform duration-700 ease-calm group-hover:scale-[1.025] dark:brightness-92"
        />
        {second && (
          <span className="absolute inset-0 hidden opacity-0 transition-opacity duration-500 group-hover:opacity-100 pointer-fine:block">
            <Picture src={second} alt="" sizes={sizes} className="dark:brightness-92" />
          </span>
        )}
        {(isSoldOut || isSale) && (
          <Badge look={isSoldOut ? "neutral" : "accent"} className="absolute top-3 left-3">
            {isSoldOut ? catalog.soldOut : catalog.sale}
          </Badge>
        )}
      </div>
      <div className="mt-4 text-[0.9375rem]">
        <Heading className="font-medium">
          <a
            href={localePath(locale, `/products/${product.handle}`)}
            className="after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-accent"
          >
            {product.title}
          </a>
        </Heading>
        <p className="truncate text-sm text-muted">{product.subtitle}</p>
        {price && (
          <p className="mt-1.5 text-sm sm:text-[0.9375rem]">
            {price.isFrom && <span className="text-muted">{catalog.from} </span>}
            <Price
              amount={price.amount}
              currency={price.currency}
              locale={locale}
              original={price.original}
              originalLabel={catalog.regularPrice}
            />
          </p>
        )}
      </div>
    </article>
  )
}
