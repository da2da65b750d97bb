"use client"

import { lazy, Suspense, useState } from "react"
import type { CartView } from "@/lib/cart-view"
import type { FieldProblems } from "@/lib/checkout-rules"
import { languageTag, type Locale } from "@/lib/locale"
import { Spinner } from "@/components/ui/spinner"
import { AddressFieldset } from "./address-fields"
import type { CheckoutState } from "./checkout-form"
import { Choice, Choices } from "./choice"
import { providerLabel } from "./provider-label"
import { Section } from "./section"
import type { CheckoutTexts } from "./texts"

/** Stripe's script is loaded from Stripe, and only once the customer has chosen to pay with it. */
const StripePayment = lazy(() => import("./stripe-payment"))

interface PaymentProps {
  readonly checkout: CheckoutState
  readonly texts: CheckoutTexts
  readonly locale: Locale
  readonly stripeKey: string | undefined
}

/** How the customer pays. */
export function PaymentSection({ checkout, texts, locale, stripeKey }: PaymentProps) {
  const { cart, fields } = checkout
  const offered = cart.providers.filter((id) => id !== "stripe" || stripeKey)
  const [chosen, choose] = useState(offered.find((id) => id === cart.payment?.providerId) ?? onlyOne(offered))
  const problem = fields["provider_id"]
  const secret = cart.payment?.providerId === "stripe" ? cart.payment.clientSecret : null
  return (
    <Section
      id="payment"
      title={texts.payment}
      aside={cart.payment?.providerId === "stripe" && texts.paymentNote}
    >
      {cart.totals.total === 0 ? (
        <p className="text-muted">{texts.noPayment}</p>
      ) : offered.length === 0 ? (
        <p className="text-danger">{texts.noProviders}</p>
      ) : (
        <Choices label={texts.payment}>
          {offered.map((id) => (
            <Choice
              key={id}
              name="provider_id"
              value={id}
              checked={chosen === id}
              onChoose={() => {
                choose(id)
                checkout.choosePayment(id)
              }}
              {...providerLabel(id, texts)}
            >
              {id === "stripe" && stripeKey && (
                <Suspense fallback={<Spinner label={texts.stripeLoading} />}>
                  <StripePayment
                    ref={checkout.payment}
                    publishableKey={stripeKey}
                    clientSecret={secret}
                    amount={cart.totals.total}
                    language={languageTag(locale)}
                    texts={texts}
                    prepare={() => checkout.choosePayment("stripe")}
                  />
                </Suspense>
              )}
            </Choice>
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

/** Nothing has to be chosen where there is no choice; Stripe's form is opened only by the customer. */
function onlyOne(offered: readonly string[]): string {
  return offered.length === 1 && offered[0] !== "stripe" ? offered[0]! : ""
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
