"use client"

import { languageTag, type Locale } from "@/lib/locale"
import { formatMoney } from "@/lib/money"
import type { CartTexts } from "@/components/cart/texts"
import type { CheckoutState } from "./checkout-form"
import { Choice, Choices } from "@/components/payment/choice"
import { Section } from "./section"
import type { CheckoutTexts } from "./texts"

interface ShippingProps {
  readonly checkout: CheckoutState
  readonly texts: CheckoutTexts
  readonly cartTexts: CartTexts
  readonly locale: Locale
}

/** How the order is shipped. The cheapest option is chosen until the customer chooses another one. */
export function ShippingSection({ checkout, texts, cartTexts, locale }: ShippingProps) {
  const { cart, choices, fields } = checkout
  const price = (amount: number) =>
    amount === 0 ? cartTexts.shippingFree : formatMoney(amount, cart.currency, languageTag(locale))
  const problem = fields["option_id"]
  return (
    <Section id="shipping-method" title={texts.shippingMethod}>
      {!cart.needsShipping && choices.length === 0 ? (
        <p className="text-muted">{texts.noShipping}</p>
      ) : choices.length === 0 ? (
        <p className="text-danger">{texts.noOptions}</p>
      ) : (
        <Choices label={texts.shippingMethod}>
          {choices.map(({ id, name, amount }) => (
            <Choice
              key={id}
              name="option_id"
              value={id}
              checked={cart.shippingOptions.includes(id)}
              onChoose={() => {
                checkout.setCart({ ...cart, shippingOptions: [id] })
                checkout.chooseShipping(id)
              }}
              label={name}
              aside={price(amount)}
            />
          ))}
        </Choices>
      )}
      {problem && (
        <p role="alert" className="mt-2 text-sm text-danger">
          {texts.fields[problem]}
        </p>
      )}
    </Section>
  )
}
