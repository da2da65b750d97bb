"use client"

import { useId, useRef, useState, useTransition, type ReactNode } from "react"
import { addToCart, addToCartAndShow, type CartResult } from "@/lib/cart-actions"
import type { Problem } from "@/lib/problem"
import { Button } from "@/components/ui/button"
import { Spinner } from "@/components/ui/spinner"
import { attempt } from "./attempt"
import { cartStore } from "./cart-store"
import { StickyBar } from "./sticky-bar"

/** The texts of the form; problems as far as adding to the cart can cause them. */
export interface AddToCartTexts {
  readonly addToBag: string
  readonly adding: string
  readonly added: string
  readonly problems: Readonly<Record<Problem, string>>
}

interface AddToCartProps {
  /** the locale segment of the page, such as `de-en` */
  readonly locale: string
  readonly texts: AddToCartTexts
  /** why the chosen variant cannot be bought; undefined if it can */
  readonly obstacle?: string | undefined
  /** shown beside the button that phones show at the lower edge of the screen */
  readonly price: ReactNode
  /** the choice of variant and quantity: inputs with the names `variant_id` and `quantity` */
  readonly children: ReactNode
}

/**
 * The form that adds a variant to the cart. With scripts it opens the cart beside the page; without scripts the
 * customer comes to the cart page.
 */
export function AddToCart({ locale, texts, obstacle, price, children }: AddToCartProps) {
  const [state, setState] = useState<CartResult>({})
  const [isPending, start] = useTransition()
  const button = useRef<HTMLDivElement>(null)
  const id = useId()
  return (
    <form
      id={id}
      action={addToCartAndShow}
      onSubmit={(event) => {
        // `action` is for browsers without scripts. With it, React would also reset the customer's choice.
        event.preventDefault()
        if (isPending) return
        const form = new FormData(event.currentTarget)
        start(async () => {
          const result = await add(form)
          start(() => setState(result))
        })
      }}
    >
      <input type="hidden" name="locale" value={locale} />
      {children}
      <div ref={button}>
        <Button size="large" className="w-full" disabled={obstacle !== undefined} aria-disabled={isPending}>
          {isPending && <Spinner label={texts.adding} />}
          {obstacle ?? texts.addToBag}
        </Button>
      </div>
      <p role="status" className="min-h-6 pt-2 text-sm">
        {state.problem && !isPending && <span className="text-danger">{texts.problems[state.problem]}</span>}
        {state.cart && !isPending && <span className="sr-only">{texts.added}</span>}
      </p>
      {obstacle === undefined && (
        <StickyBar button={button} formId={id} label={texts.addToBag} isPending={isPending}>
          {price}
        </StickyBar>
      )}
    </form>
  )
}

async function add(form: FormData): Promise<CartResult> {
  const result: CartResult = await attempt(() => addToCart(form))
  if (result.cart) cartStore.set({ cart: result.cart, isOpen: true })
  return result
}
