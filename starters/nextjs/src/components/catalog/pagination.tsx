import { buttonClass } from "@/components/ui/button"
import { fill } from "@/lib/format"
import { localePath, type Locale } from "@/lib/locale"
import type { Messages } from "@/lib/messages"

interface PaginationProps {
  readonly locale: Locale
  readonly catalog: Messages["catalog"]
  readonly page: number
  readonly pages: number
  /** the path of a page of the list, without the locale */
  readonly href: (page: number) => string
}

/** The way to the previous and the next page of a list. */
export function Pagination({ locale, catalog, page, pages, href }: PaginationProps) {
  if (pages <= 1) return null
  return (
    <nav aria-label={catalog.pagination} className="mt-16 flex items-center justify-center gap-6 text-sm">
      {page > 1 && (
        <a
          rel="prev"
          href={localePath(locale, href(page - 1))}
          className={buttonClass({ look: "secondary" })}
        >
          {catalog.previous}
        </a>
      )}
      <p className="text-muted">{fill(catalog.page, { page, pages })}</p>
      {page < pages && (
        <a
          rel="next"
          href={localePath(locale, href(page + 1))}
          className={buttonClass({ look: "secondary" })}
        >
          {catalog.next}
        </a>
      )}
    </nav>
  )
}
