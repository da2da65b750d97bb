"use client"

import { AddToCart, type AddToCartTexts } from "@/components/cart/add-to-cart"
import { localeSegment, type Locale } from "@/lib/locale"
import type { Product } from "@/lib/product-model"
import {
  ChosenPrice,
  useVariant,
  VariantFields,
  type ChoiceProduct,
  type ChoiceTexts,
} from "./variant-choice"

interface ProductFormProps {
  readonly product: ChoiceProduct & Pick<Product, "isPublished">
  readonly locale: Locale
  readonly texts: ChoiceTexts & { readonly notPublished: string }
  readonly cartTexts: AddToCartTexts
  readonly taxNote: string
}

/** Price, choice of the variant, and the button that adds it to the bag. */
export function ProductForm({ product, locale, texts, cartTexts, taxNote }: ProductFormProps) {
  const state = useVariant(product)
  const soldOut = state.variant && !state.variant.isAvailable ? texts.soldOut : undefined
  return (
    <>
      <ChosenPrice state={state} locale={locale} texts={texts} />
      <p className="mt-1 text-sm text-muted">{taxNote}</p>
      <div className="mt-8">
        <AddToCart
          locale={localeSegment(locale)}
          texts={cartTexts}
          price={<ChosenPrice state={state} locale={locale} texts={texts} isRepeated />}
          obstacle={product.isPublished ? soldOut : texts.notPublished}
        >
          <div ref={state.fields} className="mb-6 flex flex-col gap-6">
            <VariantFields state={state} texts={texts} />
          </div>
        </AddToCart>
      </div>
    </>
  )
}
