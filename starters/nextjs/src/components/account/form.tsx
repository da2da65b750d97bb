"use client"

import { useActionState, useRef, useState, useTransition, type ReactNode } from "react"
import type { FieldProblem } from "@/lib/checkout-rules"
import type { FormResult } from "@/lib/forms"
import type { Problem } from "@/lib/problem"
import { attempt } from "@/components/cart/attempt"
import { leaveTo } from "@/components/payment/leave"
import { Button } from "@/components/ui/button"
import { Spinner } from "@/components/ui/spinner"

/** The texts that every form needs. */
export interface FormTexts {
  readonly problems: Readonly<Record<Problem, string>>
  readonly fields: Readonly<Record<FieldProblem, string>>
  readonly updating: string
}

/** What the fields of a form need to know about its last submission. */
export interface FormState {
  /** the text below a field */
  readonly problemOf: (name: string) => string | undefined
  /** what was typed before, else `initial` */
  readonly valueOf: (name: string, initial?: string | null) => string
  readonly result: FormResult
}

interface ActionFormProps {
  readonly action: (previous: FormResult, form: FormData) => Promise<FormResult>
  /** runs in the browser before the action, such as a payment; what it returns ends the submission */
  readonly before?: (form: FormData) => Promise<FormResult | undefined>
  /** what a former page reports, such as a payment that a bank has declined */
  readonly initial?: FormResult
  /** the locale segment */
  readonly locale: string
  readonly submit: string
  readonly texts: FormTexts
  /** what is shown after a success that does not lead to another page */
  readonly done?: string
  /** whether the form disappears after a success */
  readonly isOnce?: boolean
  /** what takes the place of the form after a success */
  readonly renderDone?: (result: FormResult) => ReactNode
  readonly hidden?: Readonly<Record<string, string>>
  /** shown below the button */
  readonly footer?: ReactNode
  readonly children: (state: FormState) => ReactNode
}

/**
 * A form that a server action handles. It works without scripts; with them, a failed connection is a problem that leaves
 * everything as it was typed.
 */
export function ActionForm(props: ActionFormProps) {
  const {
    action,
    before,
    initial = {},
    locale,
    submit,
    texts,
    done,
    isOnce = false,
    hidden = {},
    renderDone,
    footer,
    children,
  } = props
  const [fromServer, send] = useActionState(action, initial)
  const [own, setOwn] = useState<FormResult>()
  const [isPending, start] = useTransition()
  const form = useRef<HTMLFormElement>(null)
  const result = own ?? fromServer
  const run = (data: FormData) =>
    start(async () => {
      data.set("has_scripts", "yes")
      const next: FormResult = (await before?.(data)) ?? (await attempt(() => action({}, data)))
      if (next.page) await leaveTo(next.page)
      start(() => {
        setOwn(next)
        focusFirst(form.current, next)
      })
    })
  if (result.isDone && renderDone) return renderDone(result)
  if (result.isDone && isOnce) return <Done text={done} />
  return (
    <form
      ref={form}
      action={send}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) run(new FormData(event.currentTarget))
      }}
      className="space-y-4"
    >
      <input type="hidden" name="locale" value={locale} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children(stateOf(result, texts))}
      <div role="alert">
        {result.problem && (
          <p className="rounded-md border border-danger px-4 py-3 text-[0.9375rem] text-danger">
            {texts.problems[result.problem]}
          </p>
        )}
      </div>
      <Button size="large" className="w-full" aria-disabled={isPending}>
        {isPending && <Spinner label={texts.updating} />}
        {submit}
      </Button>
      {footer}
      {result.isDone && <Done text={done} />}
    </form>
  )
}

function stateOf(result: FormResult, texts: FormTexts): FormState {
  return {
    result,
    problemOf: (name) => {
      const problem = result.fields?.[name]
      return problem && texts.fields[problem]
    },
    valueOf: (name, initial) => result.values?.[name] ?? initial ?? "",
  }
}

function focusFirst(form: HTMLFormElement | null, { fields }: FormResult): void {
  const [first] = Object.keys(fields ?? {})
  const element = first === undefined ? null : form?.elements.namedItem(first)
  if (element instanceof HTMLElement) element.focus()
}

function Done({ text }: { readonly text: string | undefined }) {
  return (
    <p role="status" className="rounded-md bg-sunken px-4 py-3 text-[0.9375rem] text-success">
      {text}
    </p>
  )
}
