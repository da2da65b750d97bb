"use client"

import { useEffect, useRef, useState } from "react"
import type { CartView, PaymentView } from "@/lib/cart-view"
import { fill } from "@/lib/format"
import { languageTag, localePath, type Locale } from "@/lib/locale"
import { formatMoney } from "@/lib/money"
import { hasForm, leavesFor } from "@/lib/payment-rules"
import type { CartTexts } from "@/components/cart/texts"
import { providerLabel } from "@/components/payment/provider-label"
import { Button } from "@/components/ui/button"
import { Spinner } from "@/components/ui/spinner"
import type { CheckoutState } from "./checkout-form"
import type { CheckoutTexts } from "./texts"

interface PlaceOrderProps {
  readonly checkout: CheckoutState
  readonly texts: CheckoutTexts
  readonly cartTexts: CartTexts
  readonly locale: Locale
}

/** The end of the form: problems, the button, and what the customer agrees to. */
export function PlaceOrder({ checkout, texts, cartTexts, locale }: PlaceOrderProps) {
  const { cart, stage, problem, fields } = checkout
  const isBusy = stage !== "editing" && stage !== "waiting"
  const isSlow = useSlow(isBusy)
  const isLive = useLive()
  const amount = formatMoney(cart.totals.total, cart.currency, languageTag(locale))
  const label = labelOf(cart, texts, amount)
  const waiting = waitingTexts(cart.payment, texts)
  const busyTexts = { confirming: texts.confirming, leaving: texts.leaving }
  const busyText = stage === "confirming" || stage === "leaving" ? busyTexts[stage] : texts.placing
  return (
    <div className="border-t border-line pt-8">
      <Notice
        // A payment in review is what the box below is about.
        problem={problem && problem !== "paymentPending" ? cartTexts.problems[problem] : undefined}
        hasFields={Object.keys(fields).length > 0}
        texts={texts}
      />
      {stage === "waiting" ? (
        <div className="rounded-lg border border-strong-line p-5">
          <h2 className="text-lg font-medium">{waiting.title}</h2>
          <p className="mt-1 mb-4 text-muted">{waiting.text}</p>
          <Button type="button" size="large" className="w-full" onClick={() => void checkout.completeAgain()}>
            {waiting.again}
          </Button>
        </div>
      ) : (
        <Button
          size="large"
          className="w-full"
          aria-disabled={isBusy}
          disabled={!isLive || cart.lines.length === 0}
        >
          {isBusy && <Spinner label={texts.placing} />}
          {isBusy ? busyText : label}
        </Button>
      )}
      <p role="status" className="min-h-6 pt-2 text-center text-sm text-muted">
        {isSlow && texts.slow}
      </p>
      <Terms texts={texts} locale={locale} />
    </div>
  )
}

/** What is waited for: a confirmation of the customer, or a check of the provider. */
function waitingTexts(payment: PaymentView | null, texts: CheckoutTexts) {
  return payment?.progress === "inReview"
    ? { title: texts.reviewTitle, text: texts.reviewText, again: texts.reviewAgain }
    : { title: texts.confirmTitle, text: texts.confirmText, again: texts.confirmAgain }
}

/** What the button does: it pays, leads to the page of the provider, or orders. */
function labelOf({ payment, totals }: CartView, texts: CheckoutTexts, amount: string): string {
  if (!payment || totals.total === 0) return texts.placeOrder
  if (leavesFor(payment))
    return fill(texts.continueTo, { provider: providerLabel(payment.providerId, texts).label })
  return hasForm(payment.providerId) ? fill(texts.payNow, { amount }) : texts.placeOrder
}

interface NoticeProps {
  readonly problem: string | undefined
  readonly hasFields: boolean
  readonly texts: CheckoutTexts
}

/** A problem right above the button, where the customer looks. */
function Notice({ problem, hasFields, texts }: NoticeProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problem) box.current?.scrollIntoView({ block: "center", behavior: "smooth" })
  }, [problem])
  const text = problem ?? (hasFields ? texts.fixFields : undefined)
  return (
    <div ref={box} role="alert">
      {text && (
        <p className="mb-5 rounded-md border border-danger px-4 py-3 text-[0.9375rem] text-danger">{text}</p>
      )}
    </div>
  )
}

function Terms({ texts, locale }: { readonly texts: CheckoutTexts; readonly locale: Locale }) {
  const [before = "", between = "", after = ""] = texts.terms.split(/\{terms\}|\{privacy\}/)
  return (
    <p className="mt-3 text-center text-sm text-muted">
      {before}
      <a href={localePath(locale, "/legal/terms")} className="quiet-link">
        {texts.termsLink}
      </a>
      {between}
      <a href={localePath(locale, "/legal/privacy")} className="quiet-link">
        {texts.privacyLink}
      </a>
      {after}
    </p>
  )
}

/** Whether scripts run. Before, the browser would send the form itself, with the address in the URL. */
function useLive(): boolean {
  const [isLive, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  return isLive
}

/** Whether something has been going on for longer than people expect. */
function useSlow(isBusy: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isBusy) return setSlow(false)
    const timer = setTimeout(() => setSlow(true), 6_000)
    return () => clearTimeout(timer)
  }, [isBusy])
  return isSlow
}
