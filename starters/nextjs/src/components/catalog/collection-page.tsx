import type { Metadata } from "next"
import { notFound } from "next/navigation"
import { LaterScripts } from "@/components/layout/later-scripts"
import { MissingPage } from "@/components/layout/missing-page"
import { findCollection } from "@/lib/collections"
import { fill, plural } from "@/lib/format"
import { messagesOf } from "@/lib/messages"
import { pagePath, pagesOf, pageSize, parsePage } from "@/lib/product-pages"
import { listProducts } from "@/lib/products"
import { pageLocale } from "@/lib/regions"
import { pageMetadata } from "@/lib/seo"
import { Breadcrumbs } from "./breadcrumbs"
import { PageHeading } from "./page-heading"
import { PagedGrid } from "./paged-grid"

type Params = Promise<{ locale: string; handle: string; page?: string }>

/** Title and addresses of a page of a collection. Sets the status 404 if it does not exist. */
export async function collectionMetadata(params: Params): Promise<Metadata> {
  const found = await load(params)
  if (!found) notFound()
  const { locale, collection, messages, page, pages, path } = found
  const { catalog } = messages
  const { title } = collection
  return pageMetadata({
    locale,
    path: pagePath(path, page),
    title: page === 1 ? title : `${title}, ${fill(catalog.page, { page, pages })}`,
    description: `${catalog.collectionEyebrow}: ${title}. ${catalog.heroText}`,
  })
}

/** A page of the products of a collection. */
export async function CollectionPage({ params }: { readonly params: Params }) {
  const found = await load(params)
  if (!found) return <MissingPage />
  const { locale, collection, messages, page, path, list } = found
  const { catalog } = messages
  return (
    <>
      <Breadcrumbs
        locale={locale}
        messages={messages}
        crumbs={[
          { path: "/collections", text: catalog.collections },
          { path, text: collection.title },
        ]}
      />
      <PageHeading title={collection.title} text={plural(catalog.products, list.count, locale.language)} />
      <div className="container-page">
        <PagedGrid locale={locale} messages={messages} list={list} page={page} path={path} />
      </div>
      <LaterScripts />
    </>
  )
}

async function load(params: Params) {
  const { handle, page: number } = await params
  const page = number === undefined ? 1 : parsePage(number)
  const { locale, region } = await pageLocale(params)
  const [messages, collection] = await Promise.all([messagesOf(locale), findCollection(handle)])
  if (!collection || !page) return undefined
  const list = await listProducts(
    { country: locale.country, region },
    { collectionIds: [collection.id], limit: pageSize, offset: (page - 1) * pageSize },
  )
  const pages = pagesOf(list.count)
  if (page > pages) return undefined
  return { locale, collection, messages, page, pages, list, path: `/collections/${handle}` }
}
