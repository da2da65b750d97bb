import { Picture } from "@/components/catalog/picture"
import { buttonClass } from "@/components/ui/button"
import type { Collection } from "@/lib/collections"
import { plural } from "@/lib/format"
import { localePath, type Locale } from "@/lib/locale"
import type { Messages } from "@/lib/messages"
import type { Product } from "@/lib/product-model"

interface CollectionBandProps {
  readonly locale: Locale
  readonly catalog: Messages["catalog"]
  readonly collection: Collection
  readonly products: readonly Product[]
}

/** A collection across the page: three pictures and the way in. */
export function CollectionBand({ locale, catalog, collection, products }: CollectionBandProps) {
  const href = localePath(locale, `/collections/${collection.handle}`)
  return (
    <section aria-labelledby="collection-band" className="mt-24 bg-sunken lg:mt-32">
      <div className="container-page grid items-center gap-10 py-14 lg:grid-cols-[1fr_2fr] lg:py-24">
        <div>
          <p className="eyebrow text-accent">{catalog.collectionEyebrow}</p>
          <h2 id="collection-band" className="display mt-4 text-5xl lg:text-7xl">
            {collection.title}
          </h2>
          <p className="mt-4 text-muted">{plural(catalog.products, products.length, locale.language)}</p>
          <a href={href} className={buttonClass({ look: "secondary" }, "mt-8")}>
            {catalog.collectionAction}
          </a>
        </div>
        <div className="grid grid-cols-3 gap-3 sm:gap-5" aria-hidden>
          {products.slice(0, 3).map(({ id, thumbnail }, index) => (
            <div key={id} className={index === 1 ? "mt-8 sm:mt-14" : undefined}>
              <Picture
                src={thumbnail}
                alt=""
                sizes="(min-width: 1024px) 22vw, 33vw"
                className="rounded-lg dark:brightness-92"
              />
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
