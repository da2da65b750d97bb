import type { Metadata } from "next"
import { notFound } from "next/navigation"
import { LaterScripts } from "@/components/layout/later-scripts"
import { MissingPage } from "@/components/layout/missing-page"
import { findCollection } from "@/lib/collections"
import { plural } from "@/lib/format"
import { loadProductPage, pagePath, pageTitle, type PageParams } from "@/lib/product-pages"
import { pageMetadata } from "@/lib/seo"
import { Breadcrumbs } from "./breadcrumbs"
import { PageHeading } from "./page-heading"
import { PagedGrid } from "./paged-grid"

/** Title and addresses of a page of a collection. Sets the status 404 if it does not exist. */
export async function collectionMetadata(params: PageParams): Promise<Metadata> {
  const found = await load(params)
  if (!found) notFound()
  const { locale, page, path } = found
  const { catalog } = found.messages
  const { title } = found.subject
  return pageMetadata({
    locale,
    path: pagePath(path, page),
    title: pageTitle(title, found),
    description: `${catalog.collectionEyebrow}: ${title}. ${catalog.heroText}`,
  })
}

/** A page of the products of a collection. */
export async function CollectionPage({ params }: { readonly params: PageParams }) {
  const found = await load(params)
  if (!found) return <MissingPage />
  const { locale, subject: collection, messages, page, path, list } = found
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

const load = (params: PageParams) =>
  loadProductPage(params, "/collections", async (handle) => {
    const collection = await findCollection(handle)
    return collection && { subject: collection, query: { collectionIds: [collection.id] } }
  })
