"use client"

import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from "react"
import { Price } from "@/components/ui/price"
import { fill } from "@/lib/format"
import type { Locale } from "@/lib/locale"
import {
  initialVariant,
  priceRange,
  variantWith,
  type Product,
  type ProductVariant,
} from "@/lib/product-model"

/** The texts that the choice shows. */
export interface ChoiceTexts {
  readonly from: string
  readonly choose: string
  readonly quantity: string
  readonly inStock: string
  readonly lowStock: string
  readonly soldOut: string
  readonly unavailable: string
  readonly regularPrice: string
}

/** The parts of a product that are needed to choose a variant: the rest stays on the server. */
export type ChoiceProduct = Pick<Product, "id" | "options" | "variants">

/** What is chosen, and how to change it. */
export interface VariantState {
  readonly product: ChoiceProduct
  readonly chosen: Readonly<Record<string, string>>
  readonly variant: ProductVariant | undefined
  readonly choose: (optionId: string, value: string) => void
  /** the element that contains the fields */
  readonly fields: RefObject<HTMLDivElement | null>
}

/**
 * Keeps the chosen values. It starts with the first variant that can be bought, and with what the customer chose before
 * scripts ran.
 */
export function useVariant(product: ChoiceProduct): VariantState {
  const [chosen, setChosen] = useState(() => initialVariant(product.variants)?.options ?? {})
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const radios = fields.current?.querySelectorAll<HTMLInputElement>("input[type=radio]:checked") ?? []
    const before = [...radios].map(({ dataset: { option = "", choice = "" } }) => [option, choice] as const)
    setChosen((known) => ({ ...known, ...Object.fromEntries(before) }))
  }, [])
  return {
    product,
    fields,
    chosen,
    variant: variantWith(product.variants, chosen),
    choose: (optionId, value) => setChosen((before) => ({ ...before, [optionId]: value })),
  }
}

interface PartProps {
  readonly state: VariantState
  readonly locale: Locale
  readonly texts: ChoiceTexts
}

interface ChosenPriceProps extends PartProps {
  /** whether the price is on the page already, so that screen readers announce changes once */
  readonly isRepeated?: boolean
}

/** The price of the chosen variant; without scripts the lowest price of all. */
export function ChosenPrice({
  state: { product, variant },
  locale,
  texts,
  isRepeated = false,
}: ChosenPriceProps) {
  const hasScripts = useHasScripts()
  const range = priceRange(product.variants)
  if (!range) return null
  const isFrom = !hasScripts && range.isFrom && product.variants.length > 1
  const price = isFrom ? range : (variant?.price ?? range)
  return (
    // Another element instead of a changed one: an amount that moves to the left would be a layout shift.
    <p key={String(isFrom)} className="text-xl" aria-live={isRepeated ? undefined : "polite"}>
      {isFrom && <span className="text-muted">{texts.from} </span>}
      <Price
        amount={price.amount}
        currency={price.currency}
        locale={locale}
        original={price.original}
        originalLabel={texts.regularPrice}
      />
    </p>
  )
}

/**
 * The values of each option as radio buttons, and the quantity. A product with one option sends the variant's ID by the
 * radio buttons themselves. With several options a script finds the variant, or the server if no script has run yet; a
 * browser without scripts shows a list of the variants instead.
 */
export function VariantFields({ state, texts }: Omit<PartProps, "locale">) {
  const { product, variant } = state
  const hasScripts = useHasScripts()
  const [option] = product.options
  const isOne = product.options.length === 1
  return (
    <>
      {product.options.length > 1 && <WithoutScripts variants={product.variants} texts={texts} />}
      {isOne && option ? (
        <OptionGroup state={state} optionId={option.id} sendsVariant />
      ) : (
        <div className="contents" data-needs-scripts>
          {product.options.map(({ id }) => (
            <OptionGroup key={id} state={state} optionId={id} />
          ))}
        </div>
      )}
      {!isOne && (hasScripts || product.options.length === 0) && variant && (
        <input type="hidden" name="variant_id" value={variant.id} />
      )}
      {!isOne && !hasScripts && <input type="hidden" name="product_id" value={product.id} />}
      <Quantity texts={texts} max={variant?.stock} />
      <Stock variant={variant} texts={texts} isShown={hasScripts} />
    </>
  )
}

function OptionGroup({
  state: { product, chosen, choose },
  optionId,
  sendsVariant = false,
}: {
  readonly state: VariantState
  readonly optionId: string
  readonly sendsVariant?: boolean
}) {
  const option = product.options.find(({ id }) => id === optionId)
  if (!option) return null
  return (
    <fieldset>
      <legend className="mb-2.5 text-sm font-medium">{option.title}</legend>
      <div className="flex flex-wrap gap-2">
        {option.values.map((value) => {
          const variant = variantWith(product.variants, { ...chosen, [optionId]: value })
          return (
            <label
              key={value}
              className="relative inline-flex h-11 min-w-13 items-center justify-center rounded-md border border-strong-line px-4 text-[0.9375rem] transition-colors hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent"
            >
              <input
                type="radio"
                className="absolute inset-0 cursor-pointer appearance-none outline-none"
                name={sendsVariant ? "variant_id" : `option-${optionId}`}
                value={sendsVariant ? variant?.id : value}
                data-option={optionId}
                data-choice={value}
                checked={chosen[optionId] === value}
                onChange={() => choose(optionId, value)}
              />
              <span className={variant?.isAvailable ? undefined : "line-through opacity-70"}>{value}</span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

function WithoutScripts({
  variants,
  texts,
}: {
  readonly variants: readonly ProductVariant[]
  readonly texts: ChoiceTexts
}) {
  return (
    <noscript>
      <style>{"[data-needs-scripts]{display:none}"}</style>
      <label className="block text-sm font-medium">
        {texts.choose}
        <select
          name="variant_id"
          className="mt-2 h-11 w-full rounded-md border border-strong-line bg-raised px-3"
        >
          {variants
            .filter(({ isAvailable }) => isAvailable)
            .map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
        </select>
      </label>
    </noscript>
  )
}

function Quantity({ texts, max }: { readonly texts: ChoiceTexts; readonly max: number | undefined }) {
  return (
    <label className="flex items-center justify-between gap-4 text-sm font-medium">
      {texts.quantity}
      <input
        type="number"
        name="quantity"
        min={1}
        max={max === undefined || max === 0 ? undefined : max}
        defaultValue={1}
        inputMode="numeric"
        className="h-11 w-24 rounded-md border border-strong-line bg-raised px-3 text-base tabular-nums"
      />
    </label>
  )
}

interface StockProps {
  readonly variant: ProductVariant | undefined
  readonly texts: ChoiceTexts
  /** false keeps its place empty: without scripts it could not follow the choice */
  readonly isShown: boolean
}

function Stock({ variant, texts, isShown }: StockProps) {
  const { stock, isAvailable } = variant ?? { stock: undefined, isAvailable: false }
  const isLow = isAvailable && stock !== undefined && stock <= 5
  const text = !variant
    ? texts.unavailable
    : !isAvailable
      ? texts.soldOut
      : isLow
        ? fill(texts.lowStock, { count: stock })
        : texts.inStock
  return (
    <p
      className={`flex items-center gap-2 text-sm text-muted ${isShown ? "" : "invisible"}`}
      aria-live="polite"
    >
      <span aria-hidden className={`size-2 rounded-full ${isAvailable ? "bg-success" : "bg-strong-line"}`} />
      {text}
    </p>
  )
}

const never = () => () => {}

/** False in the HTML of the server, true once scripts run. */
function useHasScripts(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
