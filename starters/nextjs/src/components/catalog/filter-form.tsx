import type { ReactNode } from "react"
import { Button } from "@/components/ui/button"
import { Checkbox, Field, Input, Select } from "@/components/ui/field"
import { Icon } from "@/components/ui/icon"
import type { Category } from "@/lib/categories"
import type { Collection } from "@/lib/collections"
import { localePath, type Locale } from "@/lib/locale"
import type { Messages } from "@/lib/messages"
import type { Filters } from "@/lib/product-filters"
import { priceText, sorts } from "@/lib/product-filters"
import { priceRanges } from "./price-ranges"

interface FilterFormProps {
  readonly locale: Locale
  readonly messages: Messages
  readonly filters: Filters
  readonly currency: string
  readonly categories: readonly Category[]
  readonly collections: readonly Collection[]
  /** whether the best matches come first, instead of the newest products */
  readonly isRanked?: boolean | undefined
}

/** Search and filters of a list: one form that is sent by GET, so that each list has its own URL. */
export function FilterForm({
  locale,
  messages,
  filters,
  currency,
  categories,
  collections,
  isRanked,
}: FilterFormProps) {
  const { catalog } = messages
  const isFiltered = Boolean(filters.category ?? filters.collection ?? filters.price) || filters.inStock
  return (
    <form id="search" action={localePath(locale, "/products")} className="scroll-mt-24 pb-8">
      <SearchBox q={filters.q} catalog={catalog} />
      <details open={isFiltered || filters.sort !== "new"} className="group mt-4">
        <summary className="inline-flex items-center gap-2 rounded-full py-2 text-sm font-medium">
          {catalog.filters}
          <Icon name="down" className="size-4 transition-transform group-open:rotate-180" />
        </summary>
        <div className="mt-2 grid grid-cols-1 items-end gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_1fr_auto_auto]">
          <CategoryChoice categories={categories} value={filters.category} catalog={catalog} />
          <Choice name="collection" label={catalog.collection} value={filters.collection} any={catalog.any}>
            {collections.map(({ id, handle, title }) => (
              <option key={id} value={handle}>
                {title}
              </option>
            ))}
          </Choice>
          <Choice
            name="price"
            label={catalog.price}
            value={filters.price && priceText(filters.price)}
            any={catalog.any}
          >
            {priceRanges(currency, locale, catalog).map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </Choice>
          <Choice name="sort" label={catalog.sort} value={filters.sort}>
            {sorts.map((sort) => (
              <option key={sort} value={sort}>
                {sortNames(catalog, isRanked)[sort]}
              </option>
            ))}
          </Choice>
          <Checkbox
            name="stock"
            value="1"
            defaultChecked={filters.inStock}
            label={catalog.inStockOnly}
            className="h-11 items-center!"
          />
          <Button>{catalog.apply}</Button>
        </div>
      </details>
    </form>
  )
}

type CatalogTexts = Messages["catalog"]

function SearchBox({ q, catalog }: { readonly q: string | undefined; readonly catalog: CatalogTexts }) {
  return (
    <div className="flex gap-3">
      <label className="relative flex-1">
        <span className="sr-only">{catalog.search}</span>
        <Icon name="search" className="absolute top-1/2 left-4 -translate-y-1/2 text-muted" />
        <Input
          type="search"
          name="q"
          defaultValue={q}
          placeholder={catalog.searchPlaceholder}
          className="rounded-full! pl-11!"
          maxLength={100}
        />
      </label>
      <Button look="secondary">{catalog.search}</Button>
    </div>
  )
}

interface CategoryChoiceProps {
  readonly categories: readonly Category[]
  readonly value: string | undefined
  readonly catalog: CatalogTexts
}

function CategoryChoice({ categories, value, catalog }: CategoryChoiceProps) {
  if (categories.length === 0) return null
  return (
    <Choice name="category" label={catalog.category} value={value} any={catalog.any}>
      {categories.flatMap((category) => [
        <option key={category.id} value={category.handle}>
          {category.name}
        </option>,
        ...category.children.map(({ id, handle, name }) => (
          <option key={id} value={handle}>
            {`   ${name}`}
          </option>
        )),
      ])}
    </Choice>
  )
}

function sortNames(catalog: Messages["catalog"], isRanked: boolean | undefined) {
  return {
    new: isRanked ? catalog.sortBest : catalog.sortNew,
    name: catalog.sortName,
    price: catalog.sortPriceUp,
    "-price": catalog.sortPriceDown,
  }
}

interface ChoiceProps {
  readonly name: string
  readonly label: string
  readonly value: string | undefined
  /** the text of the choice that does not filter */
  readonly any?: string
  readonly children: ReactNode
}

function Choice({ name, label, value, any, children }: ChoiceProps) {
  return (
    <Field id={`filter-${name}`} label={label}>
      <Select id={`filter-${name}`} name={name} defaultValue={value ?? ""}>
        {any !== undefined && <option value="">{any}</option>}
        {children}
      </Select>
    </Field>
  )
}
