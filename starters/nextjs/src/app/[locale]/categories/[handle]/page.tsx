import type { Metadata } from "next"
import { notFound } from "next/navigation"
import { Breadcrumbs } from "@/components/catalog/breadcrumbs"
import { EmptyList } from "@/components/catalog/empty-list"
import { PageHeading } from "@/components/catalog/page-heading"
import { ProductGrid } from "@/components/catalog/product-grid"
import { MissingPage } from "@/components/layout/missing-page"
import { LaterScripts } from "@/components/layout/later-scripts"
import { listCategories, pathTo, type Category } from "@/lib/categories"
import { localePath, parseLocale } from "@/lib/locale"
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
  const category = pathTo(handle, await listCategories()).at(-1)
  if (!locale || !category) notFound()
  const { name: title, description } = category
  return pageMetadata({ locale, path: `/categories/${handle}`, title, description })
}

export default async function CategoryPage({ params }: PageProps) {
  const { handle } = await params
  const { locale, region } = await pageLocale(params)
  const [messages, categories] = await Promise.all([messagesOf(locale), listCategories()])
  const way = pathTo(handle, categories)
  const category = way.at(-1)
  if (!category) return <MissingPage />
  const { catalog } = messages
  const { products } = await listAllProducts(
    { country: locale.country, region },
    { categoryIds: withDescendants(category).map(({ id }) => id) },
  )
  const siblings = category.children.length > 0 ? category.children : (way.at(-2)?.children ?? [])
  return (
    <>
      <Breadcrumbs
        locale={locale}
        messages={messages}
        crumbs={way.map(({ handle: own, name }) => ({ path: `/categories/${own}`, text: name }))}
      />
      <PageHeading title={category.name} text={category.description} />
      <div className="container-page">
        {siblings.length > 0 && (
          <nav aria-label={catalog.category} className="-mt-2 pb-10">
            <ul className="flex flex-wrap gap-2">
              {siblings.map(({ id, handle: own, name }) => (
                <li key={id}>
                  <a
                    href={localePath(locale, `/categories/${own}`)}
                    aria-current={own === handle ? "page" : undefined}
                    className="inline-flex h-9 items-center rounded-full border border-line px-4 text-sm transition-colors hover:border-ink aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-paper"
                  >
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
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

function withDescendants(category: Category): readonly Category[] {
  return [category, ...category.children.flatMap(withDescendants)]
}
