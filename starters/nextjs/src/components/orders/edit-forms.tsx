"use client"

import { useState } from "react"
import { ActionForm, type FormTexts } from "@/components/account/form"
import { Button } from "@/components/ui/button"
import { Field, Textarea } from "@/components/ui/field"
import { Choice, Choices } from "@/components/checkout/choice"
import { providerLabel } from "@/components/checkout/provider-label"
import type { CheckoutTexts } from "@/components/checkout/texts"
import { confirmEdit, declineEdit } from "@/lib/change-actions"
import type { Messages } from "@/lib/messages"

interface EditFormsProps {
  readonly editId: string
  readonly locale: string
  readonly texts: Messages["account"]["editPage"]
  readonly checkout: CheckoutTexts
  readonly form: FormTexts
  /** the text of the button, with the amount if something is due */
  readonly confirmLabel: string
  /** providers to choose from; none if nothing is due */
  readonly providers: readonly string[]
}

/** Confirms or declines a change of an order. */
export function EditForms(props: EditFormsProps) {
  const { editId, locale, texts, checkout, form, confirmLabel, providers } = props
  const [provider, choose] = useState(providers[0] ?? "")
  const [isDeclining, setDeclining] = useState(false)
  const shared = { locale, texts: form, hidden: { edit_id: editId } }
  if (isDeclining)
    return (
      <ActionForm
        {...shared}
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
  return (
    <ActionForm
      {...shared}
      action={confirmEdit}
      submit={confirmLabel}
      renderDone={() => <Done title={texts.confirmedTitle} text={texts.confirmedText} />}
      footer={
        <Button type="button" look="quiet" size="large" className="w-full" onClick={() => setDeclining(true)}>
          {texts.decline}
        </Button>
      }
    >
      {() =>
        providers.length > 0 && (
          <Choices label={checkout.payment}>
            {providers.map((id) => (
              <Choice
                key={id}
                name="provider_id"
                value={id}
                checked={provider === id}
                onChoose={() => choose(id)}
                {...providerLabel(id, checkout)}
              />
            ))}
          </Choices>
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
