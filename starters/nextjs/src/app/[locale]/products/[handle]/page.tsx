import type { Metadata } from "next"
import { notFound, permanentRedirect } from "next/navigation"
import { Breadcrumbs, type Crumb } from "@/components/catalog/breadcrumbs"
import { Gallery } from "@/components/catalog/gallery"
import { JsonLd } from "@/components/catalog/json-ld"
import { ProductFacts } from "@/components/catalog/product-facts"
import { ProductForm } from "@/components/catalog/product-form"
import { ProductGrid } from "@/components/catalog/product-grid"
import { MissingPage } from "@/components/layout/missing-page"
import { LaterScripts } from "@/components/layout/later-scripts"
import { listCategories, pathTo } from "@/lib/categories"
import { fill } from "@/lib/format"
import { localePath, parseLocale, type Locale } from "@/lib/locale"
import { messagesOf, type Messages } from "@/lib/messages"
import type { Product } from "@/lib/product-model"
import { findProduct, listProducts, type Market } from "@/lib/products"
import { pageLocale, regionOf } from "@/lib/regions"
import { absolute, pageMetadata } from "@/lib/seo"
import { productData } from "@/lib/structured-data"
import { pricesIncludeTax } from "@/lib/tax-display"

interface PageProps {
  readonly params: Promise<{ locale: string; handle: string }>
}

/** Pages are made when they are first asked for, and kept until an event of the API renews them. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale: segment, handle } = await params
  const locale = parseLocale(segment)
  const region = locale && (await regionOf(locale.country))
  const product = region && (await findProduct(handle, locale.country, region))
  if (!product) notFound()
  return pageMetadata({
    locale,
    path: `/products/${handle}`,
    title: product.title,
    description: (product.description || product.subtitle).slice(0, 160),
    image: product.thumbnail,
  })
}

export default async function ProductPage({ params }: PageProps) {
  const { handle } = await params
  const { locale, region } = await pageLocale(params)
  const [messages, product, categories] = await Promise.all([
    messagesOf(locale),
    findProduct(handle, locale.country, region),
    listCategories(),
  ])
  if (!product) return <MissingPage />
  // The product was renamed, and this is a link to its former address.
  if (product.handle !== handle) permanentRedirect(localePath(locale, `/products/${product.handle}`))
  const related = await relatedTo(product, { country: locale.country, region })
  const deepest = product.categoryHandles
    .map((own) => pathTo(own, categories))
    .reduce((longest, way) => (way.length > longest.length ? way : longest), [])
  const crumbs: readonly Crumb[] = [
    ...deepest.map(({ handle: own, name }) => ({ path: `/categories/${own}`, text: name })),
    { path: `/products/${handle}`, text: product.title },
  ]
  return (
    <>
      <Breadcrumbs locale={locale} messages={messages} crumbs={crumbs} />
      <div className="container-page mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1.7fr)_minmax(22rem,1fr)] xl:gap-x-20">
        <Gallery product={product} catalog={messages.catalog} />
        <div className="lg:sticky lg:top-28 lg:self-start">
          <ProductPanel product={product} locale={locale} messages={messages} />
        </div>
      </div>
      {related.length > 0 && (
        <section aria-labelledby="related" className="container-page mt-24 lg:mt-32">
          <h2 id="related" className="display mb-8 text-4xl lg:text-5xl">
            {messages.catalog.related}
          </h2>
          <ProductGrid products={related} locale={locale} messages={messages} />
        </section>
      )}
      <JsonLd data={productData(product, absolute(locale, `/products/${handle}`))} />
      <LaterScripts />
    </>
  )
}

interface PanelProps {
  readonly product: Product
  readonly locale: Locale
  readonly messages: Messages
}

function ProductPanel({ product, locale, messages }: PanelProps) {
  const { catalog } = messages
  const isSold = product.variants.some(({ price }) => price)
  const country = new Intl.DisplayNames([locale.language], { type: "region" }).of(
    locale.country.toUpperCase(),
  )
  return (
    <>
      {product.collection && (
        <p className="eyebrow text-accent">
          <a href={localePath(locale, `/collections/${product.collection.handle}`)}>
            {product.collection.title}
          </a>
        </p>
      )}
      <h1 className="display mt-3 text-5xl xl:text-6xl">{product.title}</h1>
      <p className="mt-3 mb-6 text-lg text-muted">{product.subtitle}</p>
      {isSold ? (
        <ProductForm
          product={choiceProduct(product)}
          locale={locale}
          texts={choiceTexts(catalog)}
          cartTexts={cartTexts(messages)}
          taxNote={pricesIncludeTax(locale.country) ? catalog.priceWithTax : catalog.priceWithoutTax}
        />
      ) : (
        <p className="rounded-md bg-sunken p-5">
          {fill(catalog.notSoldHere, { country: country ?? locale.country })}
        </p>
      )}
      <p className="mt-6 max-w-prose">{product.description}</p>
      <ProductFacts product={product} locale={locale} catalog={catalog} />
    </>
  )
}

/** The rest stays on the server. */
function choiceProduct({ id, options, variants, isPublished }: Product) {
  return { id, options, variants, isPublished }
}

function choiceTexts(catalog: Messages["catalog"]) {
  const { from, choose, quantity, inStock, lowStock, soldOut, unavailable, regularPrice, notPublished } =
    catalog
  return { from, choose, quantity, inStock, lowStock, soldOut, unavailable, regularPrice, notPublished }
}

function cartTexts({ cart: { addToBag, adding, added, problems } }: Messages) {
  return { addToBag, adding, added, problems }
}

/** Four products of the same collection, or new ones. */
async function relatedTo(product: Product, market: Market): Promise<readonly Product[]> {
  const collectionIds = product.collection && [product.collection.id]
  const { products } = await listProducts(market, { collectionIds, limit: 24 })
  const others = products.filter(({ id }) => id !== product.id)
  const ofOtherTypes = others.filter(({ type }) => type !== product.type)
  return (ofOtherTypes.length >= 4 ? ofOtherTypes : others).slice(0, 4)
}
