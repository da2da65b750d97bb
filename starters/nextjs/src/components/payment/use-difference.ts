"use client"

import { useRef, useState, useTransition } from "react"
import { attempt } from "@/components/cart/attempt"
import { textOf } from "@/lib/checkout-rules"
import type { DifferenceResult } from "@/lib/change-actions"
import type { FormResult } from "@/lib/forms"
import { initialProvider, offeredProviders, type Due } from "@/lib/payment-rules"
import type { Problem } from "@/lib/problem"
import { confirmPayment, type PaymentForm } from "./confirm-payment"

interface Options {
  readonly initial: Due
  readonly stripeKey: string | undefined
  /** prepares the payment with a provider */
  readonly prepare: (providerId: string, optionId: string) => Promise<DifferenceResult>
}

/** The payment of a difference: of an exchange, or of a change of an order. */
export function useDifference({ initial, stripeKey, prepare }: Options) {
  const [due, setDue] = useState(initial)
  const [problem, setProblem] = useState<Problem>()
  const [isPreparing, start] = useTransition()
  const form = useRef<PaymentForm>(null)
  const offered = offeredProviders(initial.providers, stripeKey)
  const [chosen, setChosen] = useState(initialProvider(offered, initial.payment))
  const open = (id: string) =>
    start(async () => {
      const result: DifferenceResult = await attempt(() => prepare(id, ""))
      start(() => {
        setProblem(result.problem)
        if (result.due) setDue(result.due)
      })
    })
  /** Confirms the payment before the form is sent. */
  const confirm = async (data: FormData): Promise<FormResult | undefined> => {
    setProblem(undefined)
    if (due.amount <= 0 || !form.current) return undefined
    const stopped: DifferenceResult | undefined = await confirmPayment<DifferenceResult>({
      form: form.current,
      seen: due.amount,
      prepare: () => attempt(() => prepare(textOf(data, "provider_id"), textOf(data, "option_id"))),
      dueOf: (prepared) => prepared.due,
    })
    if (stopped?.due) setDue(stopped.due)
    return stopped && { problem: stopped.problem, isDone: stopped.isDone }
  }
  return { due, setDue, chosen, choose: setChosen, open, form, problem, isPreparing, confirm }
}
