"use client"

import { loadStripe } from "@stripe/stripe-js/pure"
import type { Stripe, StripeElements, StripeElementsOptionsClientSecret } from "@stripe/stripe-js"
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from "react"
import type { CheckoutTexts } from "@/components/checkout/texts"
import type { BillingDetails } from "@/lib/payment-rules"
import type { Problem } from "@/lib/problem"
import { Spinner } from "@/components/ui/spinner"
import type { PaymentForm } from "./confirm-payment"
import { mountWallet, type Wallet } from "./express-wallet"
import { isConfirmed, problemOfStripe } from "./stripe-outcome"

interface StripePaymentProps {
  readonly ref: Ref<PaymentForm>
  readonly publishableKey: string
  /** opens the payment; null until the API has prepared it */
  readonly clientSecret: string | null
  readonly amount: number
  readonly language: string
  readonly texts: Pick<CheckoutTexts, "stripeLoading" | "stripeFailed" | "stripeConfirmed" | "orPayByForm">
  /** who pays, so that customers do not enter it twice */
  readonly billing: BillingDetails | undefined
  /** what Apple Pay and Google Pay can do on this page; absent where the form alone shows them */
  readonly wallet: WalletPage | undefined
  /** asks the API to prepare the payment */
  readonly prepare: () => void
  /** opens a session that shows the customer's saved cards; absent for guests. @returns its client secret */
  readonly openCards: ((clientSecret: string) => Promise<string | null>) | undefined
}

/** A page with buttons of wallets above the payment form. */
export interface WalletPage extends Pick<Wallet, "isReady" | "lines"> {
  /** pays with a wallet instead of the form. @returns whether it succeeded */
  readonly pay: (form: PaymentForm) => Promise<boolean>
}

interface Opened {
  readonly clientSecret: string
  readonly stripe: Stripe
  /** null when the payment was confirmed before the page was opened: nothing has to be entered again */
  readonly elements: StripeElements | null
  /** a separate group: a wallet is not stopped by a card number that is not complete */
  readonly walletElements: StripeElements | null
}

/** Stripe's Payment Element. Card numbers go from the browser to Stripe and never pass the storefront. */
export default function StripePayment(props: StripePaymentProps) {
  const { ref, clientSecret, amount, texts, prepare } = props
  const { box, walletBox, hasWallets, opened, state } = useElements(props)
  useEffect(() => {
    if (!clientSecret) prepare()
    // When the customer chooses Stripe, and again if the answer to an earlier choice has arrived since.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [clientSecret])
  useEffect(() => {
    void opened.current?.elements?.fetchUpdates()
    void opened.current?.walletElements?.fetchUpdates()
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
      <div hidden={!hasWallets}>
        <div ref={walletBox} />
        <p className="flex items-center gap-3 py-4 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          {texts.orPayByForm}
        </p>
      </div>
      <div ref={box} />
    </div>
  )
}

function useElements(props: StripePaymentProps) {
  const { publishableKey, clientSecret, language } = props
  const box = useRef<HTMLDivElement>(null)
  const walletBox = useRef<HTMLDivElement>(null)
  const opened = useRef<Opened | null>(null)
  // The elements stay as they are while the cart changes, and need what is current when the customer acts.
  const latest = useRef(props)
  latest.current = props
  const [state, setState] = useState<"loading" | "ready" | "confirmed" | "failed">("loading")
  const [hasWallets, setWallets] = useState(false)
  useEffect(() => {
    if (!clientSecret) return
    let isGone = false
    let close = () => {}
    open({ publishableKey, clientSecret, language, openCards: latest.current.openCards })
      .then((now) => {
        if (isGone || !box.current || !walletBox.current) return
        opened.current = now
        if (!now.elements) return setState("confirmed")
        const hasWallet = latest.current.wallet !== undefined
        const form = mountForm(now.elements, box.current, latest.current, setState)
        const current = () => walletOf(opened.current, latest.current.wallet)
        const wallet = hasWallet && mountWallet(now.walletElements!, walletBox.current, current, setWallets)
        close = () => [form, wallet || undefined].forEach((element) => element?.destroy())
      })
      .catch(() => setState("failed"))
    return () => {
      isGone = true
      close()
      setWallets(false)
      opened.current = null
    }
  }, [publishableKey, clientSecret, language])
  return { box, walletBox, hasWallets, opened, state }
}

function mountForm(
  elements: StripeElements,
  box: HTMLElement,
  { billing, wallet }: Pick<StripePaymentProps, "billing" | "wallet">,
  onState: (state: "ready" | "failed") => void,
) {
  const element = elements.create("payment", {
    layout: "tabs",
    fields: { billingDetails: "auto" },
    ...(billing && { defaultValues: { billingDetails: billing } }),
    // Where wallets have separate buttons, the form does not show them a second time.
    ...(wallet && { wallets: { applePay: "never", googlePay: "never" } }),
  })
  element.on("ready", () => onState("ready"))
  element.on("loaderror", () => onState("failed"))
  element.mount(box)
  return element
}

function walletOf(opened: Opened | null, page: WalletPage | undefined): Wallet | undefined {
  if (!opened?.walletElements || !page) return undefined
  const elements = opened.walletElements
  const confirmInWallet = (secret: string) => confirm({ ...opened, elements }, secret)
  const form: PaymentForm = { check: async () => true, confirm: confirmInWallet }
  return { isReady: page.isReady, lines: page.lines, pay: () => page.pay(form) }
}

type OpenOptions = Pick<StripePaymentProps, "publishableKey" | "language" | "openCards"> & {
  readonly clientSecret: string
}

async function open({ publishableKey, clientSecret, language, openCards }: OpenOptions): Promise<Opened> {
  const [stripe, cards] = await Promise.all([loadStripe(publishableKey), openCards?.(clientSecret)])
  if (!stripe) throw new Error("Stripe runs in browsers only")
  // The customer may have confirmed the payment, and then have lost the connection or reloaded the page.
  const { paymentIntent } = await stripe.retrievePaymentIntent(clientSecret)
  if (isConfirmed(paymentIntent?.status))
    return { clientSecret, stripe, elements: null, walletElements: null }
  const isDark = matchMedia("(prefers-color-scheme: dark)").matches
  const options: StripeElementsOptionsClientSecret = {
    clientSecret,
    locale: language.slice(0, 2) === "de" ? "de" : language.slice(0, 2) === "fr" ? "fr" : "en",
    appearance: {
      theme: isDark ? "night" : "stripe",
      variables: { borderRadius: "8px", fontSizeBase: "16px" },
    },
  }
  const elements = stripe.elements(cards ? { ...options, customerSessionClientSecret: cards } : options)
  return { clientSecret, stripe, elements, walletElements: stripe.elements(options) }
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
