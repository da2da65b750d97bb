"use client"

import { useState } from "react"
import { ActionForm, type FormTexts } from "@/components/account/form"
import type { CheckoutTexts } from "@/components/checkout/texts"
import { ProviderChoices } from "@/components/payment/provider-choices"
import { useDifference } from "@/components/payment/use-difference"
import { Button } from "@/components/ui/button"
import { Field, Textarea } from "@/components/ui/field"
import { confirmEdit, declineEdit, prepareEdit } from "@/lib/change-actions"
import { fill } from "@/lib/format"
import { languageTag, localeSegment, type Locale } from "@/lib/locale"
import type { Messages } from "@/lib/messages"
import { formatMoney } from "@/lib/money"
import type { Due } from "@/lib/payment-rules"
import type { Problem } from "@/lib/problem"
import { openSavedCards } from "@/lib/saved-cards"

interface EditFormsProps {
  readonly editId: string
  readonly locale: Locale
  readonly texts: Messages["account"]["editPage"]
  readonly checkout: CheckoutTexts
  readonly form: FormTexts
  /** whether the merchant has confirmed the change, so that the customer only pays */
  readonly isConfirmed: boolean
  /** what the customer has to pay; null if nothing is due */
  readonly due: Due | null
  /** the publishable key of Stripe, if Stripe can be offered */
  readonly stripeKey: string | undefined
  /** whether a customer is signed in, whose saved cards Stripe's form shows */
  readonly isSignedIn: boolean
  /** what went wrong before this page was opened */
  readonly failed: Problem | undefined
}

const nothing: Due = { amount: 0, currency: "usd", providers: [], payment: null }

/** Confirms or declines a change of an order, or pays one that is confirmed. */
export function EditForms(props: EditFormsProps) {
  const [isDeclining, setDeclining] = useState(false)
  return isDeclining ? (
    <DeclineForm {...props} />
  ) : (
    <ConfirmForm {...props} onDecline={() => setDeclining(true)} />
  )
}

function DeclineForm({ editId, locale, texts, form }: EditFormsProps) {
  return (
    <ActionForm
      locale={localeSegment(locale)}
      texts={form}
      hidden={{ edit_id: editId }}
      action={declineEdit}
      submit={texts.decline}
      renderDone={() => <Done title={texts.declinedTitle} text={texts.declinedText} />}
    >
      {({ valueOf }) => (
        <Field id="reason" label={texts.reason}>
          <Textarea id="reason" name="reason" defaultValue={valueOf("reason")} maxLength={500} />
        </Field>
      )}
    </ActionForm>
  )
}

function ConfirmForm(props: EditFormsProps & { readonly onDecline: () => void }) {
  const { editId, locale, texts, checkout, form, isConfirmed, stripeKey, isSignedIn, failed, onDecline } =
    props
  const difference = useDifference({
    initial: props.due ?? nothing,
    stripeKey,
    prepare: (providerId) => prepareEdit(editId, providerId),
  })
  const { due, problem } = difference
  const amount = formatMoney(due.amount, due.currency, languageTag(locale))
  return (
    <ActionForm
      locale={localeSegment(locale)}
      texts={form}
      hidden={{ edit_id: editId, total: String(due.amount) }}
      action={confirmEdit}
      before={difference.confirm}
      initial={failed && { problem: failed }}
      submit={
        due.amount > 0 ? fill(isConfirmed ? texts.pay : texts.confirmAndPay, { amount }) : texts.confirm
      }
      renderDone={() => (
        <Done title={isConfirmed ? texts.paidTitle : texts.confirmedTitle} text={texts.confirmedText} />
      )}
      footer={
        !isConfirmed && (
          <Button type="button" look="quiet" size="large" className="w-full" onClick={onDecline}>
            {texts.decline}
          </Button>
        )
      }
    >
      {() =>
        due.amount > 0 && (
          <>
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
            {problem && (
              <p role="alert" className="text-sm text-danger">
                {form.problems[problem]}
              </p>
            )}
          </>
        )
      }
    </ActionForm>
  )
}

/** What takes the place of a form after a success. */
export function Done({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div role="status" className="rounded-lg bg-sunken p-6 sm:p-8">
      <h2 className="text-lg font-medium">{title}</h2>
      <p className="mt-2 text-muted">{text}</p>
    </div>
  )
}
