"use client"

import { useEffect, useImperativeHandle, useRef, useState, type Ref } from "react"
import type { CheckoutTexts } from "@/components/checkout/texts"
import { Spinner } from "@/components/ui/spinner"
import type { Payer, PaymentCategory } from "@/lib/payment-rules"
import type { Problem } from "@/lib/problem"
import type { PaymentForm } from "./confirm-payment"
import { authorizeWith, loadKlarna, showWidget, type KlarnaPayments } from "./klarna-widget"

interface KlarnaPaymentProps {
  readonly ref: Ref<PaymentForm>
  /** opens the payment; null until the API has prepared it */
  readonly clientToken: string | null
  /** the ways to pay that Klarna offers, such as later and in installments */
  readonly categories: readonly PaymentCategory[]
  readonly amount: number
  readonly texts: Pick<CheckoutTexts, "stripeLoading" | "stripeFailed" | "klarnaUnavailable" | "klarnaMethod">
  /** asks the API to prepare the payment */
  readonly prepare: () => void
}

type State = "loading" | "ready" | "unavailable" | "failed"

/** Klarna's widget. Customers confirm the purchase in a window of Klarna, which opens when they place the order. */
export default function KlarnaPayment(props: KlarnaPaymentProps) {
  const { ref, clientToken, categories, amount, texts, prepare } = props
  const [chosen, choose] = useState("")
  const category = categories.find(({ id }) => id === chosen) ?? categories[0]
  const widget = useWidget(clientToken, category?.id, amount)
  const { box, state } = widget
  useEffect(() => {
    if (!clientToken) prepare()
    // When the customer chooses Klarna, and again if the answer to an earlier choice has arrived since.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [clientToken])
  useImperativeHandle(ref, () => ({ check: async () => state === "ready", confirm: widget.confirm }))
  return (
    <div className="min-h-24 pt-1">
      {categories.length > 1 && (
        <fieldset className="mb-3 space-y-1">
          <legend className="sr-only">{texts.klarnaMethod}</legend>
          {categories.map(({ id, name }) => (
            <label key={id} className="flex min-h-9 items-center gap-2.5">
              <input
                type="radio"
                name="klarna_category"
                value={id}
                checked={id === category?.id}
                onChange={() => choose(id)}
                className="size-4 accent-ink"
              />
              {name}
            </label>
          ))}
        </fieldset>
      )}
      {state === "loading" && <Spinner label={texts.stripeLoading} className="m-4" />}
      {(state === "failed" || state === "unavailable") && (
        <p role="alert" className="py-2 text-sm text-danger">
          {state === "failed" ? texts.stripeFailed : texts.klarnaUnavailable}
        </p>
      )}
      <div ref={box} />
    </div>
  )
}

/** Shows the widget of a session, again when its amount or the way to pay changes. */
function useWidget(clientToken: string | null, category: string | undefined, amount: number) {
  const box = useRef<HTMLDivElement>(null)
  const opened = useRef<{ readonly klarna: KlarnaPayments; readonly clientToken: string } | null>(null)
  const [state, setState] = useState<State>("loading")
  useEffect(() => {
    const container = box.current
    if (!clientToken || !container) return
    let isGone = false
    setState("loading")
    loadKlarna()
      .then(async (klarna) => {
        if (isGone) return
        const isOffered = await showWidget(klarna, { container, clientToken, category })
        if (isGone) return
        opened.current = isOffered ? { klarna, clientToken } : null
        setState(isOffered ? "ready" : "unavailable")
      })
      .catch(() => isGone || setState("failed"))
    return () => {
      isGone = true
      opened.current = null
      container.replaceChildren()
    }
  }, [clientToken, category, amount])
  const confirm = async (secret: string, payer: Payer | undefined): Promise<Problem | undefined> => {
    // The API has replaced the session, for example for another country: the widget opens again for the new one.
    if (opened.current?.clientToken !== secret) return "paymentIncomplete"
    const { problem, isOffered } = await authorizeWith(opened.current.klarna, category, payer)
    if (!isOffered) setState("unavailable")
    return problem
  }
  return { box, state, confirm }
}
