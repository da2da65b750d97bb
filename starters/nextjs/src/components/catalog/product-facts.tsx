import type { ReactNode } from "react"
import { Icon } from "@/components/ui/icon"
import { languageTag, localePath, type Locale } from "@/lib/locale"
import type { Messages } from "@/lib/messages"
import type { Product } from "@/lib/product-model"

interface ProductFactsProps {
  readonly product: Product
  readonly locale: Locale
  readonly catalog: Messages["catalog"]
}

/** Material, weight and shipping, below the description. */
export function ProductFacts({ product, locale, catalog }: ProductFactsProps) {
  const weight = product.weight === undefined ? undefined : grams(product.weight, locale)
  const facts = [
    { name: catalog.material, value: product.material },
    { name: catalog.weight, value: weight },
    { name: catalog.sku, value: product.variants[0]?.sku },
  ].filter(({ value }) => value)
  return (
    <div className="mt-8 border-t border-line">
      {facts.length > 0 && (
        <Disclosure title={catalog.details} isOpen>
          <dl className="grid grid-cols-[auto_1fr] gap-x-8 gap-y-1.5">
            {facts.map(({ name, value }) => (
              <div key={name} className="contents">
                <dt className="text-muted">{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      )}
      <Disclosure title={catalog.delivery}>
        <p>{catalog.deliveryText}</p>
        <p className="mt-2">
          <a href={localePath(locale, "/legal/shipping")} className="quiet-link">
            {catalog.deliveryMore}
          </a>
        </p>
      </Disclosure>
    </div>
  )
}

interface DisclosureProps {
  readonly title: string
  readonly isOpen?: boolean
  readonly children: ReactNode
}

function Disclosure({ title, isOpen = false, children }: DisclosureProps) {
  return (
    <details open={isOpen} className="group border-b border-line text-[0.9375rem]">
      <summary className="flex items-center justify-between py-4 font-medium">
        {title}
        <Icon name="down" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  )
}

function grams(weight: number, locale: Locale): string {
  const [value, unit] = weight >= 1000 ? [weight / 1000, "kilogram"] : [weight, "gram"]
  return new Intl.NumberFormat(languageTag(locale), { style: "unit", unit, maximumFractionDigits: 1 }).format(
    value,
  )
}
