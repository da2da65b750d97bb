import { useEffect, useRef, useState, type FormEvent, type ReactNode } from "react"
import { get, type FieldPath, type FieldValues } from "react-hook-form"
import { Button } from "../basic/button.tsx"
import { Alert } from "../basic/states.tsx"
import { useUnsavedChanges } from "../overlays/unsaved.tsx"
import { classNames } from "../provider/class-names.ts"
import { useMessages, useUi } from "../provider/provider.tsx"
import { fieldErrors } from "./api-error.ts"
import type { ZodForm } from "./use-zod-form.ts"

/** Props of `Form`. */
export interface FormProps<Input extends FieldValues, Output> {
  /** what `useZodForm` returned */
  readonly form: ZodForm<Input, Output>
  /**
   * Saves the values. If its promise is rejected, the form shows the error at the field that the message names, or above
   * the button. If it returns `false`, the form stays unsaved without an error.
   */
  readonly onSubmit: (values: Output) => unknown
  /** “Save” by default. Name what a form creates, as its heading does: “Create supplier” */
  readonly submitLabel?: string
  /** adds a button that discards the input with its draft and calls this; without it, the form has only one button */
  readonly onCancel?: (() => void) | undefined
  /** in the row of the buttons, at its start */
  readonly footer?: ReactNode
  /** false where the buttons are elsewhere, as on a `FormPage` */
  readonly hasButtons?: boolean
  /** whether the form is in a dialog or a drawer, which arranges its fields and buttons */
  readonly isInDialog?: boolean | undefined
  /** the ID of the form element, for a button elsewhere with the attribute `form` */
  readonly id?: string
  /** further classes of the form element */
  readonly className?: string
  /** fields, e.g. in `FormFields` */
  readonly children: ReactNode
}

/**
 * A form. It checks its values, calls `onSubmit`, shows what was rejected, and puts the focus on the first field that is
 * wrong.
 * @since 0.1
 */
export function Form<Input extends FieldValues, Output>(props: FormProps<Input, Output>) {
  const {
    form,
    submitLabel,
    onCancel,
    footer,
    hasButtons = true,
    isInDialog,
    id,
    className,
    children,
  } = props
  const { common } = useMessages()
  const { problem, submit } = useSubmit(form, props.onSubmit)
  return (
    <form
      id={id}
      className={classNames("ui-form", isInDialog && "ui-form-dialog", className)}
      noValidate
      onSubmit={submit}
    >
      <div className={isInDialog ? "ui-dialog-body" : "ui-form-body"}>
        <DraftNotice form={form} />
        {children}
        {problem && (
          <p className="ui-form-problem" role="alert">
            {problem}
          </p>
        )}
      </div>
      {hasButtons && (
        <footer className={isInDialog ? "ui-dialog-foot" : "ui-form-foot"}>
          {footer}
          {onCancel && (
            <Button
              onClick={() => {
                form.discard()
                onCancel()
              }}
            >
              {common.cancel}
            </Button>
          )}
          <Button variant="primary" type="submit" isLoading={form.api.formState.isSubmitting}>
            {submitLabel ?? common.save}
          </Button>
        </footer>
      )}
    </form>
  )
}

/**
 * Sends a form, and puts the errors of the API where they belong. `Form` and `FormPage` do it by themselves; a page that
 * arranges its form differently gives `submit` to its form element and shows `problem`.
 * @returns what is wrong with the whole form, if anything is, and what sends it
 * @since 0.1
 */
export function useSubmit<Input extends FieldValues, Output>(
  form: ZodForm<Input, Output>,
  onSubmit: (values: Output) => unknown,
): { problem: string | undefined; submit: (event: FormEvent) => void } {
  const { errorText } = useUi()
  const [problem, setProblem] = useState<string>()
  const { handleSubmit, setError, formState } = form.api
  const place = useFirstProblem(form)
  // Here and not with the values: the dialog that the form is in asks.
  useUnsavedChanges(form.isDirty, form.discard)
  const show = (error: unknown) => {
    const text = errorText(error)
    const named = Object.entries(fieldErrors(text, fieldNames(form)))
    named.forEach(([name, message], index) =>
      setError(name as FieldPath<Input>, { type: "server", message }, { shouldFocus: index === 0 }),
    )
    setProblem(named.length > 0 ? undefined : text)
  }
  const send = handleSubmit(
    async (values) => {
      setProblem(undefined)
      try {
        if ((await onSubmit(values)) !== false) form.markSaved()
      } catch (error) {
        show(error)
      }
    },
    () => setProblem(undefined),
  )
  return {
    // What a schema finds wrong with the whole has no field.
    problem: problem ?? formState.errors.root?.message,
    submit: (event) => {
      event.preventDefault()
      // A form in a dialog is inside of the page's form for React, though not in the document.
      event.stopPropagation()
      place.current = event.target
      void send(event)
    },
  }
}

/**
 * Puts the focus on the first field that is wrong after the form was sent.
 * @returns where the form element goes
 */
function useFirstProblem<Input extends FieldValues, Output>(form: ZodForm<Input, Output>) {
  const place = useRef<EventTarget>(undefined)
  const { formState, setFocus } = form.api
  const { errors, submitCount } = formState
  useEffect(() => {
    if (!(place.current instanceof HTMLElement)) return
    const first = place.current.querySelector<HTMLElement>('[aria-invalid="true"]')
    // A group of checkboxes has an error as a whole.
    const name = first ? undefined : fieldNames(form).find((each) => get(errors, each) !== undefined)
    if (first) first.focus()
    else if (name !== undefined) setFocus(name as FieldPath<Input>)
  }, [submitCount])
  return place
}

/** The names of the fields that the form has drawn. */
function fieldNames<Input extends FieldValues, Output>({ control }: ZodForm<Input, Output>): string[] {
  return [...control._names.mount]
}

/**
 * Says that unsaved input was restored, and offers to discard it. `Form` and `FormPage` show it by themselves.
 * @since 0.1
 */
export function DraftNotice<Input extends FieldValues, Output>(props: {
  readonly form: ZodForm<Input, Output>
}) {
  const { restoredAt, discard } = props.form
  const { unsaved } = useMessages()
  const { locale } = useUi()
  if (restoredAt === undefined) return null
  const time = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }).format(restoredAt)
  return (
    <Alert
      action={
        <Button size="small" onClick={discard}>
          {unsaved.discardDraft}
        </Button>
      }
    >
      {unsaved.draft(time)}
    </Alert>
  )
}

/**
 * Fields in two columns; `isHalf` of a field puts it beside another.
 * @since 0.1
 */
export function FormFields({ children }: { readonly children: ReactNode }) {
  return <div className="ui-fields">{children}</div>
}
