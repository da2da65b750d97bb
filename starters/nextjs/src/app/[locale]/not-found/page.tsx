import type { Metadata } from "next"
import { notFound } from "next/navigation"
import { MissingPage } from "@/components/layout/missing-page"

/** Made once for each locale, and kept: the proxy sends every address here that no page has. */
export function generateStaticParams() {
  return []
}

export function generateMetadata(): Metadata {
  notFound()
}

export default function NotFoundPage() {
  return <MissingPage />
}
