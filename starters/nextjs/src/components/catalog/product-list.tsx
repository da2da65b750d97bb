import { Breadcrumbs } from "./breadcrumbs"
import { EmptyList } from "./empty-list"
import { FilterForm } from "./filter-form"
import { FilterChips } from "./filter-chips"
import { PageHeading } from "./page-heading"
import { Pagination } from "./pagination"
import { ProductGrid } from "./product-grid"
import { listCategories, pathTo, withDescendants } from "@/lib/categories"
import { listCollections } from "@/lib/collections"
import { fill, plural } from "@/lib/format"
import type { Locale } from "@/lib/locale"
import { messagesOf } from "@/lib/messages"
import { currencyDecimals } from "@/lib/money"
import { applyFilters, filterQuery, needsAllProducts, type Filters } from "@/lib/product-filters"
import { pageSize } from "@/lib/product-pages"
import {
  listAllProducts,
  listProducts,
  searchProducts,
  type Market,
  type ProductPage,
  type ProductQuery,
} from "@/lib/products"
import type { StoreRegion } from "@/lib/regions"

interface ProductListProps {
  readonly locale: Locale
  readonly region: StoreRegion
  readonly filters: Filters
}

/** The list of products with its filters: what the page of all products and the page of a search show. */
export async function ProductList({ locale, region, filters }: ProductListProps) {
  const messages = await messagesOf(locale)
  const { catalog } = messages
  const [categories, collections] = await Promise.all([listCategories(), listCollections()])
  const category = filters.category ? pathTo(filters.category, categories).at(-1) : undefined
  const collection = collections.find(({ handle }) => handle === filters.collection)
  const { products, count, isRanked } = await listed({ country: locale.country, region }, filters, {
    q: filters.q || undefined,
    categoryIds: category && withDescendants(category).map(({ id }) => id),
    collectionIds: collection && [collection.id],
  })
  const shown = { ...filters, category: category?.handle, collection: collection?.handle }
  const summary = filters.q
    ? fill(plural(catalog.results, count, locale.language), { q: filters.q })
    : plural(catalog.products, count, locale.language)
  return (
    <>
      <Breadcrumbs
        locale={locale}
        messages={messages}
        crumbs={[{ path: "/products", text: catalog.allProducts }]}
      />
      <PageHeading title={catalog.allProducts} text={summary} isStatus />
      <div className="container-page">
        <FilterForm
          locale={locale}
          messages={messages}
          filters={shown}
          currency={region.currency}
          categories={categories}
          collections={collections}
          isRanked={isRanked}
        />
        <FilterChips
          locale={locale}
          catalog={catalog}
          filters={shown}
          currency={region.currency}
          names={{ category: category?.name, collection: collection?.title }}
        />
        {products.length === 0 ? (
          <EmptyList locale={locale} catalog={catalog} />
        ) : (
          <ProductGrid products={products} locale={locale} messages={messages} eager={4} heading="h2" />
        )}
        <Pagination
          locale={locale}
          catalog={catalog}
          page={filters.page}
          pages={Math.ceil(count / pageSize)}
          href={(page) => `/products${filterQuery({ ...shown, page })}`}
        />
      </div>
    </>
  )
}

/** A page of a list, and whether the store's search engine found it, best first. */
interface Listed extends ProductPage {
  readonly isRanked?: boolean
}

async function listed(market: Market, filters: Filters, query: ProductQuery): Promise<Listed> {
  const offset = (filters.page - 1) * pageSize
  const order = filters.sort === "name" ? "title" : undefined
  const { q } = query
  const found = q ? await searchProducts(market, { ...query, q }) : undefined
  if (!found && !needsAllProducts(filters))
    return listProducts(market, { ...query, order, limit: pageSize, offset })
  const products = found ?? (await listAllProducts(market, { ...query, order })).products
  const kept = applyFilters(products, filters, 10 ** currencyDecimals(market.region.currency))
  return {
    products: kept.slice(offset, offset + pageSize),
    count: kept.length,
    isRanked: found !== undefined,
  }
}
