"use client"

import { useState } from "react"
import { dueOfCart, type CartView } from "@/lib/cart-view"
import type { FieldProblems } from "@/lib/checkout-rules"
import type { Locale } from "@/lib/locale"
import { hasForm, initialProvider, offeredProviders } from "@/lib/payment-rules"
import { openSavedCards } from "@/lib/saved-cards"
import { Choice, Choices } from "@/components/payment/choice"
import type { CartTexts } from "@/components/cart/texts"
import { walletLines } from "@/components/payment/express-wallet"
import { ProviderChoices } from "@/components/payment/provider-choices"
import { AddressFieldset } from "./address-fields"
import type { CheckoutState } from "./checkout-form"
import { Section } from "./section"
import type { CheckoutTexts } from "./texts"

interface PaymentProps {
  readonly checkout: CheckoutState
  readonly texts: CheckoutTexts
  readonly cartTexts: CartTexts
  readonly locale: Locale
  readonly stripeKey: string | undefined
  readonly isSignedIn: boolean
}

/** How the customer pays. */
export function PaymentSection(props: PaymentProps) {
  const { checkout, texts, cartTexts, locale, stripeKey, isSignedIn } = props
  const { cart, fields } = checkout
  const due = dueOfCart(cart)
  const offered = offeredProviders(due.providers, stripeKey)
  const [chosen, choose] = useState(initialProvider(offered, cart.payment))
  const problem = fields["provider_id"]
  return (
    <Section id="payment" title={texts.payment} aside={hasForm(chosen) && texts.paymentNote}>
      {due.amount === 0 ? (
        <p className="text-muted">{texts.noPayment}</p>
      ) : (
        <ProviderChoices
          due={due}
          chosen={chosen}
          onChoose={(id) => {
            choose(id)
            // A form prepares its payment when it opens.
            if (!hasForm(id)) checkout.choosePayment(id)
          }}
          onOpen={checkout.choosePayment}
          form={checkout.payment}
          stripeKey={stripeKey}
          wallet={{
            isReady: checkout.isReady,
            lines: walletLines(cart, cartTexts),
            pay: checkout.placeWith,
          }}
          openCards={isSignedIn ? openSavedCards : undefined}
          texts={texts}
          locale={locale}
        />
      )}
      {problem && (
        <p role="alert" className="mt-2 text-sm text-danger">
          {texts.fields[problem]}
        </p>
      )}
    </Section>
  )
}

interface BillingProps {
  readonly cart: CartView
  readonly country: string
  readonly texts: CheckoutTexts
  readonly problems: FieldProblems
}

/** Whose name is on the invoice. */
export function BillingSection({ cart, country, texts, problems }: BillingProps) {
  const [isSame, setSame] = useState(isSameAddress(cart))
  return (
    <Section id="billing" title={texts.billing}>
      <Choices label={texts.billing}>
        <Choice
          name="billing_same"
          value="yes"
          checked={isSame}
          onChoose={() => setSame(true)}
          label={texts.billingSame}
        />
        <Choice
          name="billing_same"
          value="no"
          checked={!isSame}
          onChoose={() => setSame(false)}
          label={texts.billingOther}
        >
          <AddressFieldset
            prefix="billing."
            section="billing"
            address={isSameAddress(cart) ? null : cart.billingAddress}
            countries={cart.countries}
            country={cart.countryCode ?? country}
            texts={texts}
            problems={problems}
          />
        </Choice>
      </Choices>
    </Section>
  )
}

function isSameAddress({ shippingAddress, billingAddress }: CartView): boolean {
  return !billingAddress || JSON.stringify(shippingAddress) === JSON.stringify(billingAddress)
}
