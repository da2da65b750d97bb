import { buttonClass } from "@/components/ui/button"
import { localePath, type Locale } from "@/lib/locale"
import type { Messages } from "@/lib/messages"

interface EmptyListProps {
  readonly locale: Locale
  readonly catalog: Messages["catalog"]
  /** what to say instead of advice on filters */
  readonly text?: string
}

/** Shown if no product matches. */
export function EmptyList({ locale, catalog, text = catalog.emptyText }: EmptyListProps) {
  return (
    <div className="rounded-lg bg-sunken px-6 py-20 text-center">
      <h2 className="display text-4xl">{catalog.emptyTitle}</h2>
      <p className="mx-auto mt-3 max-w-sm text-muted">{text}</p>
      <a href={localePath(locale, "/products")} className={buttonClass({ look: "secondary" }, "mt-8")}>
        {catalog.allProducts}
      </a>
    </div>
  )
}
