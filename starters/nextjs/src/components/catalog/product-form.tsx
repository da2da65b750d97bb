"use client"

import { Button } from "@/components/ui/button"
import type { Locale } from "@/lib/locale"
import {
  ChosenPrice,
  useVariant,
  VariantFields,
  type ChoiceProduct,
  type ChoiceTexts,
} from "./variant-choice"

interface ProductFormProps {
  readonly product: ChoiceProduct
  readonly locale: Locale
  readonly texts: ChoiceTexts
  readonly addLabel: string
  readonly taxNote: string
}

/** Price, choice of the variant, and the button that adds it to the bag. */
export function ProductForm({ product, locale, texts, addLabel, taxNote }: ProductFormProps) {
  const state = useVariant(product)
  return (
    <>
      <ChosenPrice state={state} locale={locale} texts={texts} />
      <p className="mt-1 text-sm text-muted">{taxNote}</p>
      <div className="mt-8">
        <form>
          <div className="mb-6 space-y-6">
            <VariantFields state={state} texts={texts} />
          </div>
          <Button size="large" className="w-full" disabled={!state.variant?.isAvailable}>
            {addLabel}
          </Button>
        </form>
      </div>
    </>
  )
}
