import type { Metadata } from "next"
import { notFound } from "next/navigation"
import { LaterScripts } from "@/components/layout/later-scripts"
import { MissingPage } from "@/components/layout/missing-page"
import { listCategories, pathTo, withDescendants, type Category } from "@/lib/categories"
import { fill } from "@/lib/format"
import { localePath, type Locale } from "@/lib/locale"
import { messagesOf } from "@/lib/messages"
import { pagePath, pagesOf, pageSize, parsePage } from "@/lib/product-pages"
import { listProducts } from "@/lib/products"
import { pageLocale } from "@/lib/regions"
import { pageMetadata } from "@/lib/seo"
import { Breadcrumbs } from "./breadcrumbs"
import { PageHeading } from "./page-heading"
import { PagedGrid } from "./paged-grid"

type Params = Promise<{ locale: string; handle: string; page?: string }>

/** Title and addresses of a page of a category. Sets the status 404 if it does not exist. */
export async function categoryMetadata(params: Params): Promise<Metadata> {
  const found = await load(params)
  if (!found) notFound()
  const { locale, category, messages, page, pages, path } = found
  const { name, description } = category
  const title = page === 1 ? name : `${name}, ${fill(messages.catalog.page, { page, pages })}`
  return pageMetadata({ locale, path: pagePath(path, page), title, description })
}

/** A page of the products of a category and of the categories below it. */
export async function CategoryPage({ params }: { readonly params: Params }) {
  const found = await load(params)
  if (!found) return <MissingPage />
  const { locale, category, way, messages, page, path, list } = found
  const siblings = category.children.length > 0 ? category.children : (way.at(-2)?.children ?? [])
  return (
    <>
      <Breadcrumbs
        locale={locale}
        messages={messages}
        crumbs={way.map(({ handle, name }) => ({ path: `/categories/${handle}`, text: name }))}
      />
      <PageHeading title={category.name} text={category.description} />
      <div className="container-page">
        {siblings.length > 0 && (
          <CategoryLinks
            locale={locale}
            label={messages.catalog.category}
            categories={siblings}
            current={category}
          />
        )}
        <PagedGrid locale={locale} messages={messages} list={list} page={page} path={path} />
      </div>
      <LaterScripts />
    </>
  )
}

interface CategoryLinksProps {
  readonly locale: Locale
  readonly label: string
  readonly categories: readonly Category[]
  readonly current: Category
}

function CategoryLinks({ locale, label, categories, current }: CategoryLinksProps) {
  return (
    <nav aria-label={label} className="-mt-2 pb-10">
      <ul className="flex flex-wrap gap-2">
        {categories.map(({ id, handle, name }) => (
          <li key={id}>
            <a
              href={localePath(locale, `/categories/${handle}`)}
              aria-current={id === current.id ? "page" : undefined}
              className="inline-flex h-9 items-center rounded-full border border-line px-4 text-sm transition-colors hover:border-ink aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-paper"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

async function load(params: Params) {
  const { handle, page: number } = await params
  const page = number === undefined ? 1 : parsePage(number)
  const { locale, region } = await pageLocale(params)
  const [messages, categories] = await Promise.all([messagesOf(locale), listCategories()])
  const way = pathTo(handle, categories)
  const category = way.at(-1)
  if (!category || !page) return undefined
  const list = await listProducts(
    { country: locale.country, region },
    {
      categoryIds: withDescendants(category).map(({ id }) => id),
      limit: pageSize,
      offset: (page - 1) * pageSize,
    },
  )
  const pages = pagesOf(list.count)
  if (page > pages) return undefined
  return { locale, category, way, messages, page, pages, list, path: `/categories/${handle}` }
}
