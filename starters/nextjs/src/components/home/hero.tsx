import { Picture } from "@/components/catalog/picture"
import { buttonClass } from "@/components/ui/button"
import type { Collection } from "@/lib/collections"
import { localePath, type Locale } from "@/lib/locale"
import type { Messages } from "@/lib/messages"
import type { Product } from "@/lib/product-model"

interface HeroProps {
  readonly locale: Locale
  readonly catalog: Messages["catalog"]
  /** the products whose pictures are shown beside the text */
  readonly products: readonly Product[]
  readonly collection: Collection | undefined
}

/** The first screen of the home page. */
export function Hero({ locale, catalog, products, collection }: HeroProps) {
  const [first, second] = [products[Math.floor(products.length / 3)], products.at(-1)]
  return (
    <section className="container-page grid items-center gap-x-10 gap-y-10 pt-8 pb-4 lg:grid-cols-12 lg:pt-12">
      <div className="lg:col-span-5">
        <p className="eyebrow text-accent">{catalog.heroEyebrow}</p>
        <h1 className="display mt-5 text-[clamp(3rem,7.2vw,6.75rem)]">{catalog.heroTitle}</h1>
        <p className="mt-6 max-w-md text-lg text-muted">{catalog.heroText}</p>
        <div className="mt-9 flex flex-wrap gap-3">
          <a href={localePath(locale, "/products")} className={buttonClass({ size: "large" })}>
            {catalog.heroAction}
          </a>
          {collection && (
            <a
              href={localePath(locale, `/collections/${collection.handle}`)}
              className={buttonClass({ size: "large", look: "secondary" })}
            >
              {collection.title}
            </a>
          )}
        </div>
      </div>
      <div className="grid grid-cols-[1.35fr_1fr] items-end gap-4 lg:col-span-7 lg:gap-6">
        {[first, second].map(
          (product, index) =>
            product && (
              <a
                key={index}
                href={localePath(locale, `/products/${product.handle}`)}
                className="group block overflow-hidden rounded-lg"
                aria-label={product.title}
              >
                <Picture
                  src={product.thumbnail}
                  alt=""
                  sizes={index === 0 ? "(min-width: 1024px) 33vw, 58vw" : "(min-width: 1024px) 25vw, 42vw"}
                  isFirst={index === 0}
                  isEager
                  className="transition-transform duration-700 ease-calm group-hover:scale-[1.02] dark:brightness-92"
                />
              </a>
            ),
        )}
      </div>
    </section>
  )
}
