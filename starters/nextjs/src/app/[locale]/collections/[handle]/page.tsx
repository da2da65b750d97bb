import type { Metadata } from "next"
import { notFound } from "next/navigation"
import { Breadcrumbs } from "@/components/catalog/breadcrumbs"
import { EmptyList } from "@/components/catalog/empty-list"
import { PageHeading } from "@/components/catalog/page-heading"
import { ProductGrid } from "@/components/catalog/product-grid"
import { MissingPage } from "@/components/layout/missing-page"
import { LaterScripts } from "@/components/layout/later-scripts"
import { findCollection } from "@/lib/collections"
import { plural } from "@/lib/format"
import { parseLocale } from "@/lib/locale"
import { messagesOf } from "@/lib/messages"
import { listAllProducts } from "@/lib/products"
import { pageLocale } from "@/lib/regions"
import { pageMetadata } from "@/lib/seo"

interface PageProps {
  readonly params: Promise<{ locale: string; handle: string }>
}

/** Pages are made when they are first asked for, and kept. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale: segment, handle } = await params
  const locale = parseLocale(segment)
  const collection = await findCollection(handle)
  if (!locale || !collection) notFound()
  const { catalog } = await messagesOf(locale)
  return pageMetadata({
    locale,
    path: `/collections/${handle}`,
    title: collection.title,
    description: `${catalog.collectionEyebrow}: ${collection.title}. ${catalog.heroText}`,
  })
}

export default async function CollectionPage({ params }: PageProps) {
  const { handle } = await params
  const { locale, region } = await pageLocale(params)
  const [messages, collection] = await Promise.all([messagesOf(locale), findCollection(handle)])
  if (!collection) return <MissingPage />
  const { catalog } = messages
  const { products, count } = await listAllProducts(
    { country: locale.country, region },
    { collectionIds: [collection.id] },
  )
  return (
    <>
      <Breadcrumbs
        locale={locale}
        messages={messages}
        crumbs={[
          { path: "/collections", text: catalog.collections },
          { path: `/collections/${handle}`, text: collection.title },
        ]}
      />
      <PageHeading title={collection.title} text={plural(catalog.products, count, locale.language)} />
      <div className="container-page">
        {products.length === 0 ? (
          <EmptyList locale={locale} catalog={catalog} text={catalog.emptyCollection} />
        ) : (
          <ProductGrid products={products} locale={locale} messages={messages} eager={4} heading="h2" />
        )}
      </div>
      <LaterScripts />
    </>
  )
}
