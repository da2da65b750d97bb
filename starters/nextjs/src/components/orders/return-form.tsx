"use client"

import { useState } from "react"
import { ActionForm, type FormTexts } from "@/components/account/form"
import { Thumbnail } from "@/components/cart/thumbnail"
import { Field, Select, Textarea } from "@/components/ui/field"
import { fill } from "@/lib/format"
import { languageTag, localeSegment, type Locale } from "@/lib/locale"
import type { Messages } from "@/lib/messages"
import { formatMoney } from "@/lib/money"
import { requestReturn } from "@/lib/order-actions"
import type { OrderLine, OrderView } from "@/lib/order-view"

/** A way to send items back, or the reason for it. */
export interface Choosable {
  readonly id: string
  readonly name: string
  readonly amount?: number
}

interface ReturnFormProps {
  readonly order: OrderView
  readonly reasons: readonly Choosable[]
  readonly options: readonly Choosable[]
  readonly texts: Messages["account"]["returnPage"]
  readonly form: FormTexts
  readonly locale: Locale
}

/** The form that requests a return. The refund is estimated while the customer chooses; the API decides on it. */
export function ReturnForm({ order, reasons, options, texts, form, locale }: ReturnFormProps) {
  const [quantities, setQuantities] = useState<Readonly<Record<string, number>>>({})
  const [option, setOption] = useState(options[0]?.id ?? "")
  const money = (amount: number) => formatMoney(amount, order.currency, languageTag(locale))
  const cost = options.find(({ id }) => id === option)?.amount ?? 0
  const goods = order.lines.reduce((sum, line) => sum + line.unitRefund * (quantities[line.id] ?? 0), 0)
  return (
    <ActionForm
      action={requestReturn}
      locale={localeSegment(locale)}
      submit={texts.submit}
      texts={form}
      hidden={{ order_id: order.id }}
      done={texts.doneText}
      renderDone={({ values }) => (
        <Registered texts={texts} amount={money(Number(values?.["refund"] ?? Math.max(0, goods - cost)))} />
      )}
    >
      {({ result }) => (
        <>
          <ReturnLines {...{ order, quantities, setQuantities, reasons, texts }} />
          {result.fields?.["items"] && (
            <p role="alert" className="text-sm text-danger">
              {texts.chooseSome}
            </p>
          )}
          <WayBack {...{ options, option, setOption, texts, money }} />
          <Field id="note" label={texts.note}>
            <Textarea id="note" name="note" maxLength={500} />
          </Field>
          <p
            className="flex justify-between border-t border-line pt-4 text-lg font-medium"
            aria-live="polite"
          >
            <span>{texts.refund}</span>
            <span className="tabular-nums">{money(Math.max(0, goods - (goods > 0 ? cost : 0)))}</span>
          </p>
        </>
      )}
    </ActionForm>
  )
}

interface ReturnLinesProps extends Pick<ReturnFormProps, "order" | "reasons" | "texts"> {
  readonly quantities: Readonly<Record<string, number>>
  readonly setQuantities: (quantities: Readonly<Record<string, number>>) => void
}

function ReturnLines({ order, quantities, setQuantities, reasons, texts }: ReturnLinesProps) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {order.lines
        .filter(({ returnable }) => returnable > 0)
        .map((line) => (
          <ReturnLine
            key={line.id}
            line={line}
            quantity={quantities[line.id] ?? 0}
            onQuantity={(quantity) => setQuantities({ ...quantities, [line.id]: quantity })}
            reasons={reasons}
            texts={texts}
          />
        ))}
    </ul>
  )
}

interface WayBackProps extends Pick<ReturnFormProps, "options" | "texts"> {
  readonly option: string
  readonly setOption: (id: string) => void
  readonly money: (amount: number) => string
}

/** How the customer sends the items back. */
function WayBack({ options, option, setOption, texts, money }: WayBackProps) {
  return (
    <Field id="option_id" label={texts.shipping}>
      <Select
        id="option_id"
        name="option_id"
        value={option}
        onChange={(event) => setOption(event.target.value)}
      >
        {options.map(({ id, name, amount }) => (
          <option key={id} value={id}>
            {amount ? `${name} (${money(amount)})` : name}
          </option>
        ))}
        <option value="">{texts.ownShipping}</option>
      </Select>
    </Field>
  )
}

interface ReturnLineProps {
  readonly line: OrderLine
  readonly quantity: number
  readonly onQuantity: (quantity: number) => void
  readonly reasons: readonly Choosable[]
  readonly texts: Messages["account"]["returnPage"]
}

function ReturnLine({ line, quantity, onQuantity, reasons, texts }: ReturnLineProps) {
  return (
    <li className="py-5">
      <div className="flex items-center gap-4">
        <Thumbnail line={{ ...line, handle: null }} className="size-20" />
        <div className="min-w-0 flex-1">
          <p className="font-medium">{line.title}</p>
          {line.variant && <p className="text-sm text-muted">{line.variant}</p>}
        </div>
        <div className="w-28 shrink-0">
          <Select
            name={`quantity.${line.id}`}
            value={quantity}
            onChange={(event) => onQuantity(Number(event.target.value))}
            aria-label={fill(texts.choose, { title: line.title })}
          >
            {Array.from({ length: line.returnable + 1 }, (_, count) => (
              <option key={count} value={count}>
                {count} {fill(texts.of, { count: line.returnable })}
              </option>
            ))}
          </Select>
        </div>
      </div>
      {quantity > 0 && reasons.length > 0 && (
        <Field id={`reason.${line.id}`} label={texts.reason} className="mt-4">
          <Select id={`reason.${line.id}`} name={`reason.${line.id}`} defaultValue="">
            <option value="">{texts.noReason}</option>
            {reasons.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </li>
  )
}

function Registered({
  texts,
  amount,
}: {
  readonly texts: Messages["account"]["returnPage"]
  readonly amount: string
}) {
  return (
    <div role="status" className="rounded-lg bg-sunken p-6 sm:p-8">
      <h2 className="text-lg font-medium">{texts.doneTitle}</h2>
      <p className="mt-2 text-muted">{fill(texts.doneText, { amount })}</p>
    </div>
  )
}
