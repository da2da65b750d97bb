"use client"

import { ActionForm, type FormTexts } from "@/components/account/form"
import { Thumbnail } from "@/components/cart/thumbnail"
import { Field, Select } from "@/components/ui/field"
import type { Messages } from "@/lib/messages"
import { requestExchange } from "@/lib/order-actions"
import type { OrderLine } from "@/lib/order-view"

interface ExchangeFormProps {
  readonly orderId: string
  /** the lines that can be exchanged, with what can be had instead */
  readonly lines: readonly {
    readonly line: OrderLine
    readonly variants: readonly { readonly id: string; readonly title: string }[]
  }[]
  /** the return shipping option, if the store has one */
  readonly optionId: string
  readonly texts: Messages["account"]["exchangePage"]
  readonly form: FormTexts
  readonly locale: string
}

/** The form that requests an exchange: one unit of a line for another variant of the same product. */
export function ExchangeForm({ orderId, lines, optionId, texts, form, locale }: ExchangeFormProps) {
  return (
    <ActionForm
      action={requestExchange}
      locale={locale}
      submit={texts.submit}
      texts={form}
      hidden={{ order_id: orderId, option_id: optionId }}
    >
      {({ result, valueOf }) => (
        <>
          <ul className="divide-y divide-line border-y border-line">
            {lines.map(({ line, variants }) => (
              <li key={line.id} className="flex items-center gap-4 py-5">
                <Thumbnail line={{ ...line, handle: null }} className="size-20" />
                <div className="min-w-0 flex-1">
                  <p className="font-medium">{line.title}</p>
                  {line.variant && <p className="text-sm text-muted">{line.variant}</p>}
                  <Field id={`variant.${line.id}`} label={texts.newItem} className="mt-3">
                    <Select
                      id={`variant.${line.id}`}
                      name={`variant.${line.id}`}
                      defaultValue={valueOf(`variant.${line.id}`)}
                    >
                      <option value="">{texts.keep}</option>
                      {variants.map(({ id, title }) => (
                        <option key={id} value={id}>
                          {title}
                        </option>
                      ))}
                    </Select>
                  </Field>
                </div>
              </li>
            ))}
          </ul>
          {result.fields?.["items"] && (
            <p role="alert" className="text-sm text-danger">
              {texts.chooseSome}
            </p>
          )}
        </>
      )}
    </ActionForm>
  )
}
