import type { Metadata } from "next"
import { notFound } from "next/navigation"
import { ErrorNote } from "@/components/layout/error-note"

/** Made once for each locale, and kept: the proxy sends every address here that no page has. */
export function generateStaticParams() {
  return []
}

export function generateMetadata(): Metadata {
  notFound()
}

export default function NotFoundPage() {
  return <ErrorNote kind="notFound" />
}
