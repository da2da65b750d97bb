"use client"

import { useState, useTransition } from "react"
import { ActionForm, type FormTexts } from "@/components/account/form"
import { attempt } from "@/components/cart/attempt"
import type { CheckoutTexts } from "@/components/checkout/texts"
import { Choice, Choices } from "@/components/payment/choice"
import { ProviderChoices } from "@/components/payment/provider-choices"
import { useDifference } from "@/components/payment/use-difference"
import { dueOfCart, type CartView, type ShippingChoice } from "@/lib/cart-view"
import { chooseSwapShipping, confirmSwap, prepareSwap } from "@/lib/change-actions"
import { languageTag, localeSegment, type Locale } from "@/lib/locale"
import type { Messages } from "@/lib/messages"
import { formatMoney } from "@/lib/money"
import type { Due } from "@/lib/payment-rules"
import type { Problem } from "@/lib/problem"
import { openSavedCards } from "@/lib/saved-cards"
import { Done } from "./edit-forms"

interface SwapFormProps {
  readonly initial: CartView
  readonly choices: readonly ShippingChoice[]
  readonly texts: Messages["account"]["swapPage"]
  readonly checkout: CheckoutTexts
  readonly form: FormTexts
  readonly locale: Locale
  /** the publishable key of Stripe, if Stripe can be offered */
  readonly stripeKey: string | undefined
  /** whether a customer is signed in, whose saved cards Stripe's form shows */
  readonly isSignedIn: boolean
  /** what went wrong before this page was opened */
  readonly failed: Problem | undefined
}

/** Confirms an exchange: how the new items are shipped, and how the difference is paid. */
export function SwapForm(props: SwapFormProps) {
  const { initial, choices, texts, checkout, form, locale, stripeKey, isSignedIn, failed } = props
  const difference = useDifference({
    initial: dueOfCart(initial),
    stripeKey,
    prepare: (providerId, optionId) => prepareSwap(initial.id, providerId, optionId),
  })
  const shipping = useSwapShipping(initial, difference.setDue)
  const { due } = difference
  const problem = shipping.problem ?? difference.problem
  const money = (amount: number) => formatMoney(amount, due.currency, languageTag(locale))
  return (
    <ActionForm
      action={confirmSwap}
      before={difference.confirm}
      initial={failed && { problem: failed }}
      locale={localeSegment(locale)}
      submit={texts.confirm}
      texts={form}
      hidden={{ cart_id: initial.id, total: String(due.amount) }}
      renderDone={() => <Done title={texts.doneTitle} text={texts.doneText} />}
    >
      {() => (
        <div className="space-y-6">
          {choices.length > 0 && (
            <fieldset>
              <legend className="mb-3 font-medium">{texts.shippingMethod}</legend>
              <Choices label={texts.shippingMethod}>
                {choices.map(({ id, name, amount }) => (
                  <Choice
                    key={id}
                    name="option_id"
                    value={id}
                    checked={shipping.chosen.includes(id)}
                    onChoose={() => shipping.choose(id)}
                    label={name}
                    aside={money(amount)}
                  />
                ))}
              </Choices>
            </fieldset>
          )}
          {due.amount > 0 && (
            <ProviderChoices
              due={due}
              chosen={difference.chosen}
              onChoose={difference.choose}
              onOpen={difference.open}
              form={difference.form}
              stripeKey={stripeKey}
              openCards={isSignedIn ? openSavedCards : undefined}
              texts={checkout}
              locale={locale}
            />
          )}
          {problem && (
            <p role="alert" className="text-sm text-danger">
              {form.problems[problem]}
            </p>
          )}
          <p
            aria-busy={shipping.isPending}
            className="flex justify-between py-2 text-lg font-medium"
            aria-live="polite"
          >
            <span>{due.amount > 0 ? texts.difference : due.amount < 0 ? texts.refund : texts.even}</span>
            <span className="tabular-nums">{due.amount !== 0 && money(Math.abs(due.amount))}</span>
          </p>
        </div>
      )}
    </ActionForm>
  )
}

/** How the new items are shipped. What is due changes with it. */
function useSwapShipping(initial: CartView, setDue: (due: Due) => void) {
  const [chosen, setChosen] = useState(initial.shippingOptions)
  const [problem, setProblem] = useState<Problem>()
  const [isPending, start] = useTransition()
  const choose = (id: string) => {
    setChosen([id])
    start(async () => {
      const result: Awaited<ReturnType<typeof chooseSwapShipping>> = await attempt(() =>
        chooseSwapShipping(initial.id, id),
      )
      start(() => {
        setProblem(result.problem)
        if (!result.cart) return
        setChosen(result.cart.shippingOptions)
        setDue(dueOfCart(result.cart))
      })
    })
  }
  return { chosen, problem, isPending, choose }
}
