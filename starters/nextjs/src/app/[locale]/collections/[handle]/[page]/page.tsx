import type { Metadata } from "next"
import { CollectionPage, collectionMetadata } from "@/components/catalog/collection-page"

interface PageProps {
  readonly params: Promise<{ locale: string; handle: string; page: string }>
}

/** Pages are made when they are first asked for, and kept. */
export function generateStaticParams() {
  return []
}

export function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return collectionMetadata(params)
}

export default function Page({ params }: PageProps) {
  return <CollectionPage params={params} />
}
