import type { Metadata } from "next"
import { CategoryTiles } from "@/components/home/category-tiles"
import { CollectionBand } from "@/components/home/collection-band"
import { Hero } from "@/components/home/hero"
import { Promises } from "@/components/home/promises"
import { JsonLd } from "@/components/catalog/json-ld"
import { ProductGrid } from "@/components/catalog/product-grid"
import { LaterScripts } from "@/components/layout/later-scripts"
import { listCategories } from "@/lib/categories"
import { listCollections } from "@/lib/collections"
import { env } from "@/lib/env"
import { localePath, parseLocale } from "@/lib/locale"
import { messagesOf } from "@/lib/messages"
import { listAllProducts } from "@/lib/products"
import { pageLocale } from "@/lib/regions"
import { absolute, pageMetadata } from "@/lib/seo"

interface PageProps {
  readonly params: Promise<{ locale: string }>
}

/** Pages are made when they are first asked for, and kept. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = parseLocale((await params).locale)
  if (!locale) return {}
  const { catalog, shell } = await messagesOf(locale)
  const title = `${env.storeName}: ${catalog.heroTitle}`
  return pageMetadata({ locale, path: "/", title, description: shell.footerAbout, isWholeTitle: true })
}

export default async function HomePage({ params }: PageProps) {
  const { locale, region } = await pageLocale(params)
  const messages = await messagesOf(locale)
  const { catalog } = messages
  const [{ products }, categories, collections] = await Promise.all([
    listAllProducts({ country: locale.country, region }),
    listCategories(),
    listCollections(),
  ])
  const ofCollection = (id: string | undefined) => products.filter(({ collection }) => collection?.id === id)
  // The API lists the newest first.
  const [studio, autumn] = collections.toReversed().filter(({ id }) => ofCollection(id).length > 2)
  return (
    <>
      <Hero locale={locale} catalog={catalog} products={ofCollection(studio?.id)} collection={studio} />
      <CategoryTiles locale={locale} catalog={catalog} categories={categories} products={products} />
      <section aria-labelledby="new-in" className="container-page mt-24 lg:mt-32">
        <div className="mb-8 flex items-baseline justify-between gap-4">
          <h2 id="new-in" className="display text-4xl lg:text-5xl">
            {catalog.newIn}
          </h2>
          <a href={localePath(locale, "/products")} className="quiet-link text-[0.9375rem]">
            {catalog.seeAll}
          </a>
        </div>
        {products.length === 0 ? (
          <p className="rounded-lg bg-sunken px-6 py-20 text-center text-muted">{catalog.emptyStore}</p>
        ) : (
          <ProductGrid products={varied(products).slice(0, 8)} locale={locale} messages={messages} />
        )}
      </section>
      {autumn && (
        <CollectionBand
          locale={locale}
          catalog={catalog}
          collection={autumn}
          products={ofCollection(autumn.id)}
        />
      )}
      <Promises catalog={catalog} />
      <JsonLd
        data={{
          "@context": "https://schema.org",
          "@type": "WebSite",
          name: env.storeName,
          url: absolute(locale),
          potentialAction: {
            "@type": "SearchAction",
            target: `${absolute(locale, "/products")}?q={search_term_string}`,
            "query-input": "required name=search_term_string",
          },
        }}
      />
      <LaterScripts />
    </>
  )
}

/** One product of each type first, then the others: a row of four soaps says little about a store. */
function varied<T extends { readonly type: string | undefined }>(products: readonly T[]): readonly T[] {
  const firsts = products.filter(
    (product, index) => products.findIndex(({ type }) => type === product.type) === index,
  )
  return [...firsts, ...products.filter((product) => !firsts.includes(product))]
}
