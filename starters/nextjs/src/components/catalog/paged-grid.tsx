import type { Locale } from "@/lib/locale"
import type { Messages } from "@/lib/messages"
import { pagePath, pagesOf } from "@/lib/product-pages"
import type { ProductPage } from "@/lib/products"
import { EmptyList } from "./empty-list"
import { Pagination } from "./pagination"
import { ProductGrid } from "./product-grid"

interface PagedGridProps {
  readonly locale: Locale
  readonly messages: Messages
  readonly list: ProductPage
  readonly page: number
  /** the path of the first page, without the locale */
  readonly path: string
}

/** One page of the products of a collection or a category. Each page has its own address, so all of them are static. */
export function PagedGrid({ locale, messages, list, page, path }: PagedGridProps) {
  const { catalog } = messages
  if (list.products.length === 0)
    return <EmptyList locale={locale} catalog={catalog} text={catalog.emptyCollection} />
  return (
    <>
      <ProductGrid products={list.products} locale={locale} messages={messages} eager={4} heading="h2" />
      <Pagination
        locale={locale}
        catalog={catalog}
        page={page}
        pages={pagesOf(list.count)}
        href={(number) => pagePath(path, number)}
      />
    </>
  )
}
