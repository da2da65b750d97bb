"use client"

import { useState, useTransition } from "react"
import { addCode, removeCode, type CartResult } from "@/lib/cart-actions"
import type { CartView } from "@/lib/cart-view"
import { fill } from "@/lib/format"
import { attempt } from "@/components/cart/attempt"
import type { CartTexts } from "@/components/cart/texts"
import { Button } from "@/components/ui/button"
import { Input } from "@/components/ui/field"
import { Icon } from "@/components/ui/icon"
import { Spinner } from "@/components/ui/spinner"

interface CodeFormProps {
  readonly cart: CartView
  readonly texts: CartTexts
  readonly onChange: (cart: CartView) => void
  /** makes the IDs of fields unique where the form is on a page twice */
  readonly idPrefix: string
}

/** One field for discount codes and gift cards: customers should not have to know which of them a code is. */
export function CodeForm({ cart, texts, onChange, idPrefix }: CodeFormProps) {
  const { code, setCode, problem, isPending, run } = useCodes(onChange)
  const id = `${idPrefix}-code`
  return (
    <div>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (code.trim() && !isPending) run(addCode, code)
        }}
        className="flex gap-3"
      >
        <label htmlFor={id} className="sr-only">
          {texts.code}
        </label>
        <Input
          id={id}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          placeholder={texts.code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-hint` : undefined}
        />
        <Button look="secondary" className="shrink-0 px-5!" disabled={!code.trim()}>
          {isPending ? <Spinner label={texts.updating} /> : texts.applyCode}
        </Button>
      </form>
      <p id={`${id}-hint`} role="status" className="text-sm text-danger empty:hidden">
        {problem && texts.problems[problem]}
      </p>
      <AppliedCodes
        codes={[...cart.discounts, ...cart.giftCards]}
        texts={texts}
        onRemove={(one) => run(removeCode, one)}
      />
    </div>
  )
}

/** What is in the field, and the changes that it sends. */
function useCodes(onChange: CodeFormProps["onChange"]) {
  const [code, setCode] = useState("")
  const [problem, setProblem] = useState<CartResult["problem"]>()
  const [isPending, start] = useTransition()
  const run = (action: (form: FormData) => Promise<CartResult>, value: string) =>
    start(async () => {
      const form = new FormData()
      form.set("code", value)
      const result: CartResult = await attempt(() => action(form))
      start(() => {
        setProblem(result.problem)
        if (!result.cart) return
        onChange(result.cart)
        setCode("")
      })
    })
  return { code, setCode, problem, isPending, run }
}

interface AppliedCodesProps {
  readonly codes: readonly string[]
  readonly texts: CartTexts
  readonly onRemove: (code: string) => void
}

function AppliedCodes({ codes, texts, onRemove }: AppliedCodesProps) {
  if (codes.length === 0) return null
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {codes.map((code) => (
        <li
          key={code}
          className="inline-flex items-center gap-1 rounded-full border border-line bg-raised pl-3 text-sm"
        >
          <span className="font-medium tracking-wide">{code}</span>
          <button
            type="button"
            onClick={() => onRemove(code)}
            aria-label={fill(texts.removeCode, { code })}
            className="rounded-full p-1.5 hover:text-accent"
          >
            <Icon name="close" className="size-3.5" />
          </button>
        </li>
      ))}
    </ul>
  )
}
