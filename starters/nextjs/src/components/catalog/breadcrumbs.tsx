import { env } from "@/lib/env"
import { localePath, type Locale } from "@/lib/locale"
import type { Messages } from "@/lib/messages"
import { JsonLd } from "./json-ld"

/** One step of the way to a page. */
export interface Crumb {
  readonly path: string
  readonly text: string
}

interface BreadcrumbsProps {
  readonly locale: Locale
  readonly messages: Messages
  /** the steps after the home page, the page itself included */
  readonly crumbs: readonly Crumb[]
}

/** The way to a page, for customers and as structured data. */
export function Breadcrumbs({ locale, messages: { catalog }, crumbs }: BreadcrumbsProps) {
  const all = [{ path: "/", text: env.storeName }, ...crumbs]
  const list = {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: all.map(({ path, text }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: text,
      item: `${env.baseUrl}${localePath(locale, path)}`,
    })),
  }
  return (
    <nav aria-label={catalog.breadcrumbs} className="container-page pt-6 text-sm text-muted">
      <ol className="flex flex-wrap gap-x-2 gap-y-1">
        {all.map(({ path, text }, index) => (
          <li key={path} className="flex gap-2">
            {index > 0 && <span aria-hidden>/</span>}
            {index < all.length - 1 ? (
              <a href={localePath(locale, path)} className="transition-colors hover:text-ink">
                {text}
              </a>
            ) : (
              <span aria-current="page">{text}</span>
            )}
          </li>
        ))}
      </ol>
      <JsonLd data={list} />
    </nav>
  )
}
