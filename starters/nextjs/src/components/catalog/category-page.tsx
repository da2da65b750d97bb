import type { Metadata } from "next"
import { notFound } from "next/navigation"
import { LaterScripts } from "@/components/layout/later-scripts"
import { MissingPage } from "@/components/layout/missing-page"
import { listCategories, pathTo, withDescendants, type Category } from "@/lib/categories"
import { localePath, type Locale } from "@/lib/locale"
import { loadProductPage, pagePath, pageTitle, type PageParams } from "@/lib/product-pages"
import { pageMetadata } from "@/lib/seo"
import { Breadcrumbs } from "./breadcrumbs"
import { PageHeading } from "./page-heading"
import { PagedGrid } from "./paged-grid"

/** Title and addresses of a page of a category. Sets the status 404 if it does not exist. */
export async function categoryMetadata(params: PageParams): Promise<Metadata> {
  const found = await load(params)
  if (!found) notFound()
  const { locale, page, path } = found
  const { name, description } = found.subject.category
  return pageMetadata({ locale, path: pagePath(path, page), title: pageTitle(name, found), description })
}

/** A page of the products of a category and of the categories below it. */
export async function CategoryPage({ params }: { readonly params: PageParams }) {
  const found = await load(params)
  if (!found) return <MissingPage />
  const { locale, messages, page, path, list } = found
  const { category, way } = found.subject
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

const load = (params: PageParams) =>
  loadProductPage(params, "/categories", async (handle) => {
    const way = pathTo(handle, await listCategories())
    const category = way.at(-1)
    if (!category) return undefined
    const categoryIds = withDescendants(category).map(({ id }) => id)
    return { subject: { category, way }, query: { categoryIds } }
  })
