import type { Metadata } from "next"
import { CategoryPage, categoryMetadata } from "@/components/catalog/category-page"

interface PageProps {
  readonly params: Promise<{ locale: string; handle: string; page: string }>
}

/** Pages are made when they are first asked for, and kept. */
export function generateStaticParams() {
  return []
}

export function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return categoryMetadata(params)
}

export default function Page({ params }: PageProps) {
  return <CategoryPage params={params} />
}
