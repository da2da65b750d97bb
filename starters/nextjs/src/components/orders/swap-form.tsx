"use client"

import { useState, useTransition } from "react"
import { ActionForm, type FormTexts } from "@/components/account/form"
import { attempt } from "@/components/cart/attempt"
import { Choice, Choices } from "@/components/checkout/choice"
import { providerLabel } from "@/components/checkout/provider-label"
import type { CheckoutTexts } from "@/components/checkout/texts"
import type { CartView, ShippingChoice } from "@/lib/cart-view"
import { chooseSwapShipping, confirmSwap } from "@/lib/change-actions"
import { languageTag, localeSegment, type Locale } from "@/lib/locale"
import type { Messages } from "@/lib/messages"
import { formatMoney } from "@/lib/money"
import type { Problem } from "@/lib/problem"
import { Done } from "./edit-forms"

interface SwapFormProps {
  readonly initial: CartView
  readonly choices: readonly ShippingChoice[]
  readonly texts: Messages["account"]["swapPage"]
  readonly checkout: CheckoutTexts
  readonly form: FormTexts
  readonly locale: Locale
}

/** Confirms an exchange: how the new items are shipped, and how the difference is paid. */
export function SwapForm({ initial, choices, texts, checkout, form, locale }: SwapFormProps) {
  const { cart, problem, isPending, ship } = useSwapCart(initial)
  const money = (amount: number) => formatMoney(amount, cart.currency, languageTag(locale))
  const { total } = cart.totals
  return (
    <ActionForm
      action={confirmSwap}
      locale={localeSegment(locale)}
      submit={texts.confirm}
      texts={form}
      hidden={{ cart_id: cart.id, total: String(total) }}
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
                    checked={cart.shippingOptions.includes(id)}
                    onChoose={() => ship(id)}
                    label={name}
                    aside={money(amount)}
                  />
                ))}
              </Choices>
              {problem && (
                <p role="alert" className="mt-2 text-sm text-danger">
                  {form.problems[problem]}
                </p>
              )}
            </fieldset>
          )}
          {total > 0 && <Providers ids={cart.providers} checkout={checkout} />}
          <p
            aria-busy={isPending}
            className="flex justify-between py-2 text-lg font-medium"
            aria-live="polite"
          >
            <span>{total > 0 ? texts.difference : total < 0 ? texts.refund : texts.even}</span>
            <span className="tabular-nums">{total !== 0 && money(Math.abs(total))}</span>
          </p>
        </div>
      )}
    </ActionForm>
  )
}

/** The cart of an exchange, which changes when the customer chooses how the new items are shipped. */
function useSwapCart(initial: CartView) {
  const [cart, setCart] = useState(initial)
  const [problem, setProblem] = useState<Problem>()
  const [isPending, start] = useTransition()
  const ship = (id: string) => {
    setCart({ ...cart, shippingOptions: [id] })
    start(async () => {
      const result: Awaited<ReturnType<typeof chooseSwapShipping>> = await attempt(() =>
        chooseSwapShipping(cart.id, id),
      )
      start(() => {
        setProblem(result.problem)
        if (result.cart) setCart(result.cart)
      })
    })
  }
  return { cart, problem, isPending, ship }
}

interface ProvidersProps {
  readonly ids: readonly string[]
  readonly checkout: CheckoutTexts
}

/** The payment providers for a difference. Stripe's form is part of the checkout only. */
function Providers({ ids, checkout }: ProvidersProps) {
  const offered = ids.filter((id) => id !== "stripe")
  const [chosen, choose] = useState(offered[0] ?? "")
  return (
    <Choices label={checkout.payment}>
      {offered.map((id) => (
        <Choice
          key={id}
          name="provider_id"
          value={id}
          checked={chosen === id}
          onChoose={() => choose(id)}
          {...providerLabel(id, checkout)}
        />
      ))}
    </Choices>
  )
}
