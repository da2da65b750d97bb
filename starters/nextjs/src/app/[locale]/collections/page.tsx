import type { Metadata } from "next"
import { Breadcrumbs } from "@/components/catalog/breadcrumbs"
import { PageHeading } from "@/components/catalog/page-heading"
import { Picture } from "@/components/catalog/picture"
import { LaterScripts } from "@/components/layout/later-scripts"
import { listCollections } from "@/lib/collections"
import { plural } from "@/lib/format"
import { localePath, parseLocale } from "@/lib/locale"
import { messagesOf } from "@/lib/messages"
import { listProducts } from "@/lib/products"
import { pageLocale } from "@/lib/regions"
import { pageMetadata } from "@/lib/seo"

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
  const { catalog } = await messagesOf(locale)
  return pageMetadata({
    locale,
    path: "/collections",
    title: catalog.collections,
    description: catalog.collectionsText,
  })
}

export default async function CollectionsPage({ params }: PageProps) {
  const { locale, region } = await pageLocale(params)
  const messages = await messagesOf(locale)
  const { catalog } = messages
  const collections = await listCollections()
  const pages = await Promise.all(
    collections.map(({ id }) =>
      listProducts({ country: locale.country, region }, { collectionIds: [id], limit: 2 }),
    ),
  )
  return (
    <>
      <Breadcrumbs
        locale={locale}
        messages={messages}
        crumbs={[{ path: "/collections", text: catalog.collections }]}
      />
      <PageHeading title={catalog.collections} text={catalog.collectionsText} />
      <ul className="container-page grid gap-x-6 gap-y-12 md:grid-cols-2 xl:grid-cols-3">
        {collections.map(({ id, handle, title }, index) => (
          <li key={id} className="group relative">
            <div className="grid grid-cols-2 gap-2 overflow-hidden rounded-lg">
              {[0, 1].map((picture) => (
                <Picture
                  key={picture}
                  src={pages[index]?.products[picture]?.thumbnail}
                  alt=""
                  sizes="(min-width: 1280px) 17vw, (min-width: 768px) 25vw, 50vw"
                  isFirst={index === 0}
                  isEager={index < 2}
                  className="dark:brightness-92"
                />
              ))}
            </div>
            <h2 className="display mt-5 text-3xl">
              <a
                href={localePath(locale, `/collections/${handle}`)}
                className="after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-accent"
              >
                {title}
              </a>
            </h2>
            <p className="mt-1 text-muted">
              {plural(catalog.products, pages[index]?.count ?? 0, locale.language)}
            </p>
          </li>
        ))}
      </ul>
      <LaterScripts />
    </>
  )
}
