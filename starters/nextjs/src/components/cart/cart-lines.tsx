"use client"

import clsx from "clsx"
import { useOptimistic, useState, useTransition } from "react"
import { changeQuantity, changeQuantityAndShow } from "@/lib/cart-actions"
import { withQuantity, type CartLine, type CartView } from "@/lib/cart-view"
import { fill } from "@/lib/format"
import { parseLocale, type Locale } from "@/lib/locale"
import type { Problem } from "@/lib/problem"
import { Icon } from "@/components/ui/icon"
import { Price } from "@/components/ui/price"
import { attempt } from "./attempt"
import { cartStore } from "./cart-store"
import type { CartTexts } from "./texts"
import { Thumbnail } from "./thumbnail"

/** A problem with one line of the cart. */
interface LineProblem {
  readonly lineId: string
  readonly problem: Problem
}

/** A cart that shows changes at once and takes them back if the API refuses them. */
export interface OptimisticCart {
  readonly cart: CartView
  readonly isPending: boolean
  readonly failure: LineProblem | undefined
  readonly change: (lineId: string, quantity: number) => void
}

/** Lets customers change the quantities of a cart without waiting for the API. */
export function useOptimisticCart(cart: CartView, locale: string, failed?: LineProblem): OptimisticCart {
  const [shown, expect] = useOptimistic(cart, (now, { lineId, quantity }: Change) =>
    withQuantity(now, lineId, quantity),
  )
  const [isPending, start] = useTransition()
  const [failure, setFailure] = useState(failed)
  const change = (lineId: string, quantity: number) =>
    start(async () => {
      expect({ lineId, quantity })
      const form = new FormData()
      form.set("line_id", lineId)
      form.set("quantity", String(quantity))
      form.set("locale", locale)
      const result = await attempt(() => changeQuantity(form))
      start(() => {
        setFailure(result.problem ? { lineId, problem: result.problem } : undefined)
        if ("cart" in result && result.cart) cartStore.set({ cart: result.cart })
      })
    })
  return { cart: shown, isPending, failure, change }
}

interface Change {
  readonly lineId: string
  readonly quantity: number
}

interface CartLinesProps extends OptimisticCart {
  readonly texts: CartTexts
  readonly locale: string
  readonly className?: string
}

/** The lines of a cart. The controls are forms, so they work before and without scripts. */
export function CartLines({ cart, failure, change, texts, locale, className }: CartLinesProps) {
  const parsed = parseLocale(locale) ?? { country: "us", language: "en" }
  return (
    <ul className={clsx("divide-y divide-line", className)}>
      {cart.lines.map((line) => (
        <Line
          key={line.id}
          line={line}
          currency={cart.currency}
          texts={texts}
          locale={parsed}
          segment={locale}
          problem={failure?.lineId === line.id ? failure.problem : undefined}
          change={change}
        />
      ))}
    </ul>
  )
}

interface LineProps {
  readonly line: CartLine
  readonly currency: string
  readonly texts: CartTexts
  readonly locale: Locale
  readonly segment: string
  readonly problem: Problem | undefined
  readonly change: (lineId: string, quantity: number) => void
}

function Line({ line, currency, texts, locale, segment, problem, change }: LineProps) {
  const left = line.stock !== null && line.stock <= 5 && line.stock >= line.quantity ? line.stock : undefined
  return (
    <li className="flex gap-4 py-6">
      <Thumbnail line={line} segment={segment} className="size-24" />
      <div className="flex min-w-0 flex-1 flex-col">
        <div className="flex justify-between gap-4">
          <div className="min-w-0">
            <LineTitle line={line} segment={segment} />
            {line.variant && <p className="text-sm text-muted">{line.variant}</p>}
            {line.isReturn && <p className="text-sm text-muted">{texts.returned}</p>}
            {left !== undefined && (
              <p className="text-sm text-muted">{fill(texts.lowStock, { count: left })}</p>
            )}
          </div>
          <Price
            amount={line.discounted}
            original={line.amount}
            currency={currency}
            locale={locale}
            className="flex shrink-0 flex-col items-end text-[0.9375rem]"
          />
        </div>
        {!line.isReturn && (
          <div className="mt-auto flex items-center justify-between pt-3">
            <Stepper line={line} texts={texts} segment={segment} change={change} />
            <LineForm line={line} segment={segment} change={change}>
              <button
                name="quantity"
                value={0}
                aria-label={fill(texts.removeItem, { title: line.title })}
                className="-mr-1 rounded px-1 py-1.5 text-sm text-muted underline decoration-line underline-offset-4 hover:text-ink hover:decoration-current"
              >
                {texts.remove}
              </button>
            </LineForm>
          </div>
        )}
        {problem && (
          <p role="alert" className="mt-2 text-sm text-danger">
            {texts.problems[problem]}
          </p>
        )}
      </div>
    </li>
  )
}

function LineTitle({ line, segment }: { readonly line: CartLine; readonly segment: string }) {
  if (!line.handle) return <p className="font-medium">{line.title}</p>
  return (
    <a href={`/${segment}/products/${line.handle}`} className="font-medium hover:text-accent">
      {line.title}
    </a>
  )
}

interface LineFormProps {
  readonly line: CartLine
  readonly segment: string
  readonly change: (lineId: string, quantity: number) => void
  readonly children: React.ReactNode
}

function LineForm({ line, segment, change, children }: LineFormProps) {
  return (
    <form
      action={changeQuantityAndShow}
      onSubmit={(event) => {
        event.preventDefault()
        const { submitter } = event.nativeEvent as SubmitEvent
        if (submitter instanceof HTMLButtonElement) change(line.id, Number(submitter.value))
      }}
      className="contents"
    >
      <input type="hidden" name="line_id" value={line.id} />
      <input type="hidden" name="locale" value={segment} />
      {children}
    </form>
  )
}

function Stepper({
  line,
  texts,
  segment,
  change,
}: Omit<LineFormProps, "children"> & { readonly texts: CartTexts }) {
  const round = "flex size-9 items-center justify-center rounded-full hover:bg-sunken disabled:opacity-30"
  const { title, quantity, stock } = line
  return (
    <LineForm line={line} segment={segment} change={change}>
      <div
        role="group"
        aria-label={fill(texts.quantityOf, { title })}
        className="inline-flex items-center rounded-full border border-strong-line"
      >
        <button
          name="quantity"
          value={quantity - 1}
          aria-label={fill(texts.decrease, { title })}
          className={round}
        >
          <Icon name="minus" className="size-4" />
        </button>
        <output className="min-w-7 text-center text-sm tabular-nums" aria-live="polite">
          {quantity}
        </output>
        <button
          name="quantity"
          value={quantity + 1}
          disabled={stock !== null && quantity >= stock}
          aria-label={fill(texts.increase, { title })}
          className={round}
        >
          <Icon name="plus" className="size-4" />
        </button>
      </div>
    </LineForm>
  )
}
