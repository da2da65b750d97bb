import type { Metadata } from "next"
import { ProductList } from "@/components/catalog/product-list"
import { LaterScripts } from "@/components/layout/later-scripts"
import { parseFilters } from "@/lib/product-filters"
import { listMetadata } from "@/lib/list-metadata"
import { pageLocale } from "@/lib/regions"

interface PageProps {
  readonly params: Promise<{ locale: string }>
}

/** Pages are made when they are first asked for, and kept. The proxy leads addresses with filters to `search`. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return listMetadata((await params).locale)
}

export default async function ProductsPage({ params }: PageProps) {
  const { locale, region } = await pageLocale(params)
  return (
    <>
      <ProductList locale={locale} region={region} filters={parseFilters({})} />
      <LaterScripts />
    </>
  )
}
