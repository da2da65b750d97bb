"use client"

import { loadStripe } from "@stripe/stripe-js/pure"
import type { Stripe, StripeElements } from "@stripe/stripe-js"
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from "react"
import type { CheckoutTexts } from "@/components/checkout/texts"
import type { Problem } from "@/lib/problem"
import { Spinner } from "@/components/ui/spinner"
import type { PaymentForm } from "./confirm-payment"
import { isConfirmed, problemOfStripe } from "./stripe-outcome"

interface StripePaymentProps {
  readonly ref: Ref<PaymentForm>
  readonly publishableKey: string
  /** opens the payment; null until the API has prepared it */
  readonly clientSecret: string | null
  readonly amount: number
  readonly language: string
  readonly texts: Pick<CheckoutTexts, "stripeLoading" | "stripeFailed" | "stripeConfirmed">
  /** asks the API to prepare the payment */
  readonly prepare: () => void
}

interface Opened {
  readonly clientSecret: string
  readonly stripe: Stripe
  /** null when the payment was confirmed before the page was opened: nothing has to be entered again */
  readonly elements: StripeElements | null
}

/** Stripe's Payment Element. Card numbers go from the browser to Stripe and never pass the storefront. */
export default function StripePayment(props: StripePaymentProps) {
  const { ref, clientSecret, amount, texts, prepare } = props
  const { box, opened, state } = useElements(props)
  useEffect(() => {
    if (!clientSecret) prepare()
    // Once, when the customer chooses Stripe: the API then answers with the secret.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  useEffect(() => {
    void opened.current?.elements?.fetchUpdates()
  }, [amount, opened])
  useImperativeHandle(ref, () => ({
    check: () => check(opened.current),
    confirm: (secret: string) => confirm(opened.current, secret),
  }))
  return (
    <div className="min-h-24 pt-1">
      {state === "loading" && <Spinner label={texts.stripeLoading} className="m-4" />}
      {state === "confirmed" && <p className="py-2 text-success">{texts.stripeConfirmed}</p>}
      {state === "failed" && (
        <p role="alert" className="py-2 text-sm text-danger">
          {texts.stripeFailed}
        </p>
      )}
      <div ref={box} />
    </div>
  )
}

function useElements({ publishableKey, clientSecret, language }: StripePaymentProps) {
  const box = useRef<HTMLDivElement>(null)
  const opened = useRef<Opened | null>(null)
  const [state, setState] = useState<"loading" | "ready" | "confirmed" | "failed">("loading")
  useEffect(() => {
    if (!clientSecret) return
    let isGone = false
    open(publishableKey, clientSecret, language)
      .then((now) => {
        if (isGone || !box.current) return
        opened.current = now
        if (!now.elements) return setState("confirmed")
        const element = now.elements.create("payment", { layout: "tabs", fields: { billingDetails: "auto" } })
        element.on("ready", () => setState("ready"))
        element.on("loaderror", () => setState("failed"))
        element.mount(box.current)
      })
      .catch(() => setState("failed"))
    return () => {
      isGone = true
      opened.current?.elements?.getElement("payment")?.destroy()
      opened.current = null
    }
  }, [publishableKey, clientSecret, language])
  return { box, opened, state }
}

async function open(publishableKey: string, clientSecret: string, language: string): Promise<Opened> {
  const stripe = await loadStripe(publishableKey)
  if (!stripe) throw new Error("Stripe runs in browsers only")
  // The customer may have confirmed the payment, and then have lost the connection or reloaded the page.
  const { paymentIntent } = await stripe.retrievePaymentIntent(clientSecret)
  if (isConfirmed(paymentIntent?.status)) return { clientSecret, stripe, elements: null }
  const isDark = matchMedia("(prefers-color-scheme: dark)").matches
  const elements = stripe.elements({
    clientSecret,
    locale: language.slice(0, 2) === "de" ? "de" : language.slice(0, 2) === "fr" ? "fr" : "en",
    appearance: {
      theme: isDark ? "night" : "stripe",
      variables: { borderRadius: "8px", fontSizeBase: "16px" },
    },
  })
  return { clientSecret, stripe, elements }
}

async function check(opened: Opened | null): Promise<boolean> {
  if (!opened) return false
  return !opened.elements || !(await opened.elements.submit()).error
}

/** Confirms the payment. A bank's page returns to the page of the payment, and what was paid is completed then. */
async function confirm(opened: Opened | null, clientSecret: string): Promise<Problem | undefined> {
  if (!opened) return "paymentUnavailable"
  // The API has replaced the payment, for example for another customer: the form opens again for the new one.
  if (opened.clientSecret !== clientSecret) return "paymentIncomplete"
  if (!opened.elements) return undefined
  const { error } = await opened.stripe.confirmPayment({
    elements: opened.elements,
    redirect: "if_required",
    confirmParams: { return_url: `${location.origin}/api/checkout/return?page=${location.pathname}` },
  })
  return problemOfStripe(error)
}
