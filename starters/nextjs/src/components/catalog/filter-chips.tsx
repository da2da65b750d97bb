import { Icon } from "@/components/ui/icon"
import { fill } from "@/lib/format"
import { localePath, type Locale } from "@/lib/locale"
import type { Messages } from "@/lib/messages"
import { filterQuery, type Filters } from "@/lib/product-filters"
import { rangeName } from "./price-ranges"

interface FilterChipsProps {
  readonly locale: Locale
  readonly catalog: Messages["catalog"]
  readonly filters: Filters
  readonly currency: string
  readonly names: { readonly category: string | undefined; readonly collection: string | undefined }
}

/** The filters that are on, each with a link that takes it off. */
export function FilterChips({ locale, catalog, filters, currency, names }: FilterChipsProps) {
  const without = (change: Partial<Filters>) =>
    localePath(locale, `/products${filterQuery({ ...filters, page: 1, ...change })}`)
  const chips = [
    filters.q && { text: `“${filters.q}”`, href: without({ q: "" }) },
    names.category && { text: names.category, href: without({ category: undefined }) },
    names.collection && { text: names.collection, href: without({ collection: undefined }) },
    filters.price && {
      text: rangeName(filters.price, currency, locale, catalog),
      href: without({ price: undefined }),
    },
    filters.inStock && { text: catalog.inStockOnly, href: without({ inStock: false }) },
  ].filter((chip) => typeof chip === "object")
  if (chips.length === 0) return null
  return (
    <ul className="flex flex-wrap items-center gap-2 pb-8 text-sm">
      {chips.map(({ text, href }) => (
        <li key={text}>
          <a
            href={href}
            aria-label={fill(catalog.removeFilter, { name: text })}
            className="inline-flex h-8 items-center gap-1.5 rounded-full bg-sunken pr-2 pl-3.5 transition-colors hover:bg-line"
          >
            {text}
            <Icon name="close" className="size-3.5" />
          </a>
        </li>
      ))}
      <li>
        <a href={localePath(locale, "/products")} className="quiet-link ml-2">
          {catalog.clear}
        </a>
      </li>
    </ul>
  )
}
