"use client"

import { lazy, Suspense, type Ref } from "react"
import type { CheckoutTexts } from "@/components/checkout/texts"
import { Spinner } from "@/components/ui/spinner"
import { languageTag, type Locale } from "@/lib/locale"
import { offeredProviders, secretOf, usesKlarna, usesStripe, type Due } from "@/lib/payment-rules"
import { Choice, Choices } from "./choice"
import type { PaymentForm } from "./confirm-payment"
import { providerLabel } from "./provider-label"
import type { WalletPage } from "./stripe-payment"

/** Stripe's script is loaded from Stripe, and only once the customer has chosen to pay with it. */
const StripePayment = lazy(() => import("./stripe-payment"))
/** The same for Klarna. */
const KlarnaPayment = lazy(() => import("./klarna-payment"))

interface ProviderChoicesProps {
  readonly due: Due
  /** the ID of the chosen provider; empty if none is */
  readonly chosen: string
  readonly onChoose: (providerId: string) => void
  /** prepares the payment with a provider whose form opens, so that the form has a client secret */
  readonly onOpen: (providerId: string) => void
  /** the form of the chosen provider; null for providers that need none */
  readonly form: Ref<PaymentForm>
  /** the publishable key of Stripe, if Stripe can be offered */
  readonly stripeKey: string | undefined
  /** what wallets can do above the form of Stripe; absent where the form alone shows them */
  readonly wallet?: WalletPage
  /** shows the saved cards of a signed-in customer; absent where there are none */
  readonly openCards?: ((clientSecret: string) => Promise<string | null>) | undefined
  readonly texts: CheckoutTexts
  readonly locale: Locale
}

/** How the customer pays: the same for a cart, an exchange, and a change of an order. */
export function ProviderChoices(props: ProviderChoicesProps) {
  const { due, chosen, onChoose, onOpen, form, stripeKey, wallet, openCards, texts, locale } = props
  const offered = offeredProviders(due.providers, stripeKey)
  if (offered.length === 0) return <p className="text-danger">{texts.noProviders}</p>
  return (
    <Choices label={texts.payment}>
      {offered.map((id) => (
        <Choice
          key={id}
          name="provider_id"
          value={id}
          checked={chosen === id}
          onChoose={() => onChoose(id)}
          {...providerLabel(id, texts)}
        >
          {usesStripe(id) && stripeKey && (
            <Suspense fallback={<Spinner label={texts.stripeLoading} />}>
              <StripePayment
                ref={form}
                publishableKey={stripeKey}
                clientSecret={secretOf(due.payment, id)}
                amount={due.amount}
                language={languageTag(locale)}
                texts={texts}
                billing={due.billing}
                wallet={wallet}
                prepare={() => onOpen(id)}
                openCards={id === "stripe" ? openCards : undefined}
              />
            </Suspense>
          )}
          {usesKlarna(id) && (
            <Suspense fallback={<Spinner label={texts.stripeLoading} />}>
              <KlarnaPayment
                ref={form}
                clientToken={secretOf(due.payment, id)}
                categories={due.payment?.categories ?? []}
                amount={due.amount}
                texts={texts}
                prepare={() => onOpen(id)}
              />
            </Suspense>
          )}
        </Choice>
      ))}
    </Choices>
  )
}
