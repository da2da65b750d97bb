import type { Metadata } from "next"
import { ProductList } from "@/components/catalog/product-list"
import { listMetadata } from "@/lib/list-metadata"
import { filterQuery, parseFilters, type SearchParams } from "@/lib/product-filters"
import { pageLocale } from "@/lib/regions"

interface PageProps {
  readonly params: Promise<{ locale: string }>
  readonly searchParams: Promise<SearchParams>
}

export async function generateMetadata({ params, searchParams }: PageProps): Promise<Metadata> {
  const metadata = await listMetadata((await params).locale)
  // Filtered lists repeat what other pages have: search engines get the one list.
  const isFiltered = filterQuery(parseFilters(await searchParams)) !== ""
  return isFiltered ? { ...metadata, robots: { index: false, follow: true } } : metadata
}

/** The list of products with filters, for addresses such as `/us/products?q=mug`: see `proxy.ts`. */
export default async function SearchPage({ params, searchParams }: PageProps) {
  const { locale, region } = await pageLocale(params)
  return <ProductList locale={locale} region={region} filters={parseFilters(await searchParams)} />
}
