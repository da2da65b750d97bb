"use client"

import { useEffect, useRef, useState, useTransition, type RefObject } from "react"
import { dueOfCart, type CartView, type ShippingChoice } from "@/lib/cart-view"
import {
  choosePayment,
  chooseShipping,
  completeAfterConfirmation,
  placeOrder,
  prepareOrder,
  saveProgress,
  type CheckoutResult,
} from "@/lib/checkout-actions"
import { problemsOfCheckout, readCheckout, type FieldProblems } from "@/lib/checkout-rules"
import { leavesFor, pageOf } from "@/lib/payment-rules"
import type { Problem } from "@/lib/problem"
import { attempt } from "@/components/cart/attempt"
import { leaveTo } from "@/components/payment/leave"
import { confirmPayment, type PaymentForm } from "@/components/payment/confirm-payment"

/** Where the placement of an order is. */
export type Stage = "editing" | "placing" | "confirming" | "leaving" | "waiting" | "placed"

interface Options {
  readonly initial: CartView
  readonly choices: readonly ShippingChoice[]
  readonly confirmedHref: (orderId: string) => string
  readonly failed?: Problem | undefined
}

/** The state of the checkout and everything that customers can do in it. */
export function useCheckout(options: Options) {
  const state = useCheckoutState(options)
  const { cart, setCart, choices, fields, setFields, problem, stage, isUpdating, form, payment, run } = state
  useFirstShipping(state, options.initial)
  const forget = (name: string) => setFields(({ [name]: _chosen, ...others }) => others)
  return {
    cart,
    setCart,
    choices,
    fields,
    problem,
    stage,
    isUpdating,
    form,
    payment,
    leaveField: useSavedProgress(state),
    ...placementOf(state, options.confirmedHref),
    chooseShipping: (id: string) => {
      forget("option_id")
      run(() => chooseShipping(id))
    },
    choosePayment: (id: string) => {
      forget("provider_id")
      // A payment that waits for its confirmation elsewhere is given up for another one.
      state.setStage((now) => (now === "waiting" ? "editing" : now))
      run(() => choosePayment(id))
    },
  }
}

type CheckoutState = ReturnType<typeof useCheckoutState>

function useCheckoutState({ initial, choices: initialChoices, failed }: Options) {
  const [cart, setCart] = useState(initial)
  const [choices, setChoices] = useState(initialChoices)
  const [fields, setFields] = useState<FieldProblems>({})
  const [problem, setProblem] = useState(failed)
  const [stage, setStage] = useState<Stage>(initial.payment?.progress === "inReview" ? "waiting" : "editing")
  const [isUpdating, start] = useTransition()
  const form = useRef<HTMLFormElement>(null)
  const payment = useRef<PaymentForm>(null)
  const show = (result: CheckoutResult) => {
    if (result.cart) setCart(result.cart)
    if (result.choices) setChoices(result.choices)
    if (result.fields) showFields(form, result.fields, setFields)
    setProblem(result.problem)
  }
  const run = (action: () => Promise<CheckoutResult>) =>
    start(async () => {
      const result: CheckoutResult = await attempt(action)
      start(() => show(result))
    })
  const shown = { cart, choices, fields, problem, stage, isUpdating }
  return { ...shown, form, payment, setCart, setFields, setProblem, setStage, show, run }
}

/** Chooses the cheapest shipping once, so that the first total that a customer sees includes shipping. */
function useFirstShipping({ choices, run }: CheckoutState, initial: CartView): void {
  const cheapest = choices[0]?.id
  useEffect(() => {
    if (cheapest && initial.needsShipping && initial.shippingOptions.length === 0)
      run(() => chooseShipping(cheapest))
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
}

/** Marks what is wrong in fields that the customer has left, and saves the form once all of it is right. */
function useSavedProgress({ form, stage, setFields, run }: CheckoutState) {
  const saved = useRef("")
  return (name: string) => {
    if (!form.current || stage !== "editing") return
    const data = new FormData(form.current)
    const found = problemsOfCheckout(readCheckout(data), { shipping: false, payment: false })
    setFields(({ [name]: _left, ...others }) => (found[name] ? { ...others, [name]: found[name] } : others))
    const now = progressOf(data)
    if (Object.keys(found).length > 0 || now === saved.current) return
    saved.current = now
    run(() => saveProgress(data))
  }
}

/** Places the order, or completes it after the customer has confirmed the payment elsewhere. */
function placementOf(state: CheckoutState, confirmedHref: Options["confirmedHref"]) {
  const { cart, form, payment, stage, setFields, setProblem, setStage, show } = state
  const isReady = () => {
    if (!form.current || ["placing", "confirming", "leaving"].includes(stage)) return false
    const found = problemsOfCheckout(readCheckout(new FormData(form.current)), needsOf(cart))
    showFields(form, found, setFields)
    return Object.keys(found).length === 0
  }
  /** @returns whether the order was placed */
  const placeWith = async (paymentForm: PaymentForm | null): Promise<boolean> => {
    if (!form.current || !isReady()) return false
    const data = new FormData(form.current)
    data.set("total", String(cart.totals.total))
    data.set("leaves_for", leavesFor(cart.payment) ?? "")
    setProblem(undefined)
    setStage("placing")
    return end(await pay(data, paymentForm, setStage))
  }
  /** Shows the order, or what is left to do. @returns whether the order was placed */
  const end = async (result: CheckoutResult): Promise<boolean> => {
    if (result.orderId) {
      setStage("placed")
      location.assign(confirmedHref(result.orderId))
      return true
    }
    show(result)
    const page = pageOf(result.confirm ?? null, cart.totals.total)
    if (page) {
      setStage("leaving")
      await leaveTo(page)
    }
    setStage(result.confirm && !page ? "waiting" : "editing")
    return false
  }
  const completeAgain = async () => {
    setStage("placing")
    await end(await attempt<CheckoutResult>(completeAfterConfirmation))
  }
  return { place: () => placeWith(payment.current), placeWith, isReady, completeAgain }
}

/** Which parts of the form an order of this cart needs. */
export function needsOf(cart: CartView): { readonly shipping: boolean; readonly payment: boolean } {
  return { shipping: cart.needsShipping, payment: cart.totals.total > 0 }
}

/** Places the order; with a payment form, the payment is confirmed in the browser first. */
async function pay(
  data: FormData,
  form: PaymentForm | null,
  setStage: (stage: Stage) => void,
): Promise<CheckoutResult> {
  if (form) {
    const stopped: CheckoutResult | undefined = await confirmPayment<CheckoutResult>({
      form,
      seen: Number(data.get("total")),
      prepare: () => attempt(() => prepareOrder(data)),
      dueOf: ({ cart }) => cart && dueOfCart(cart),
      onConfirm: () => setStage("confirming"),
    })
    if (stopped) return stopped
    setStage("placing")
  }
  return attempt<CheckoutResult>(() => placeOrder(data))
}

/** What decides about taxes and shipping: without it, leaving a field saves nothing. */
function progressOf(data: FormData): string {
  return JSON.stringify([...data].filter(([name]) => name !== "provider_id" && name !== "option_id"))
}

function showFields(
  form: RefObject<HTMLFormElement | null>,
  found: FieldProblems,
  setFields: (fields: FieldProblems) => void,
): void {
  setFields(found)
  const first = [...(form.current?.elements ?? [])].find(
    (element) => element instanceof HTMLElement && "name" in element && String(element.name) in found,
  )
  if (first instanceof HTMLElement) first.focus()
}
