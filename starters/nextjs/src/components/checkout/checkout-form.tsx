"use client"

import type { AddressFields, CartView, ShippingChoice } from "@/lib/cart-view"
import { languageTag, localeSegment, type Locale } from "@/lib/locale"
import type { Problem } from "@/lib/problem"
import type { CartTexts } from "@/components/cart/texts"
import { ContactSection, DeliverySection } from "./delivery"
import { CheckoutSummary } from "./checkout-summary"
import { BillingSection, PaymentSection } from "./payment"
import { PlaceOrder } from "./place-order"
import { ShippingSection } from "./shipping"
import type { CheckoutTexts } from "./texts"
import { useCheckout } from "./use-checkout"

/** What the checkout knows about a signed-in customer. */
export interface CheckoutCustomer {
  readonly email: string
  readonly addresses: readonly (AddressFields & { readonly id: string })[]
}

interface CheckoutProps {
  readonly initial: CartView
  readonly choices: readonly ShippingChoice[]
  readonly customer: CheckoutCustomer | null
  readonly texts: CheckoutTexts
  readonly cartTexts: CartTexts
  readonly locale: Locale
  /** the publishable key of Stripe, if Stripe can be offered */
  readonly stripeKey: string | undefined
  /** what went wrong before this page was opened */
  readonly failed?: Problem | undefined
}

/** The whole checkout on one page: the form on the left, the order on the right. */
export function Checkout(props: CheckoutProps) {
  const { customer, texts, cartTexts, locale } = props
  const segment = localeSegment(locale)
  const checkout = useCheckout({
    ...props,
    confirmedHref: (orderId) => `/${segment}/orders/${orderId}/confirmed`,
  })
  const { cart, fields, form, leaveField } = checkout
  return (
    <div className="grid flex-1 lg:grid-cols-[minmax(0,1fr)_minmax(24rem,46%)]">
      <div className="order-last flex justify-end lg:order-none">
        <form
          ref={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void checkout.place()
          }}
          onBlur={({ target }) => "name" in target && leaveField(String(target.name))}
          className="w-full max-w-2xl px-5 pt-8 pb-20 sm:px-10 lg:py-12 lg:pr-14"
        >
          <h1 className="sr-only">{texts.title}</h1>
          <input type="hidden" name="locale" value={languageTag(locale)} />
          <ContactSection
            email={cart.email ?? customer?.email ?? ""}
            customer={customer}
            texts={texts}
            segment={segment}
            problems={fields}
          />
          <DeliverySection
            cart={cart}
            customer={customer}
            country={locale.country}
            texts={texts}
            problems={fields}
          />
          <ShippingSection checkout={checkout} texts={texts} cartTexts={cartTexts} locale={locale} />
          <PaymentSection
            checkout={checkout}
            texts={texts}
            cartTexts={cartTexts}
            locale={locale}
            stripeKey={props.stripeKey}
            isSignedIn={customer !== null}
          />
          <BillingSection cart={cart} country={locale.country} texts={texts} problems={fields} />
          <PlaceOrder checkout={checkout} texts={texts} cartTexts={cartTexts} locale={locale} />
        </form>
      </div>
      <CheckoutSummary
        cart={cart}
        texts={texts}
        cartTexts={cartTexts}
        locale={locale}
        isPending={checkout.isUpdating}
        onChange={checkout.setCart}
      />
    </div>
  )
}

/** Everything that `useCheckout` returns. */
export type CheckoutState = ReturnType<typeof useCheckout>
