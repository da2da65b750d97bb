import { useRef, useState, type FormEvent, type ReactNode } from "react"
import { t } from "../messages/index.ts"
import { Button } from "./button.tsx"
import { Dialog } from "./dialog.tsx"
import { errorText, fieldErrors } from "./errors.ts"
import { FieldInput } from "./field-input.tsx"
import {
  emptyValue,
  isFieldValue,
  problemOf,
  shownFields,
  type Field,
  type FieldValue,
  type Values,
} from "./fields.ts"
import { FormProblem } from "./states.tsx"
import { useUnsavedInput } from "./unsaved.tsx"
import { useAction, type Send } from "./use-action.ts"

interface FormProps<Fields extends readonly Field[]> {
  readonly fields: Fields
  readonly initial?: Partial<Values<Fields>>
  readonly submit: string
  readonly send: Send<Values<Fields>>
  readonly done?: string
  readonly after?: () => unknown
  /** beside the button */
  readonly cancel?: (() => void) | undefined
  readonly className?: string
  readonly foot?: ReactNode
}

/**
 * A form made of its fields. What is wrong is said at the field where the API names one, else above the button; the first
 * wrong field gets the focus.
 */
export function Form<const Fields extends readonly Field[]>(props: FormProps<Fields>) {
  const { fields, submit, send, done, after, cancel, className = "form", foot } = props
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(() => startValues(fields, { ...props.initial }))
  const [saved, setSaved] = useState(values)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState<string>()
  const action = useAction<Values<Fields>>(
    async (client, input) => {
      await send(client, input)
      setSaved(values)
    },
    { done, after, quiet: true },
  )
  useUnsavedInput(isChanged(values, saved))
  const shown = shownFields(fields, values)

  const show = (found: Record<string, string>, whole?: string) => {
    setProblems(found)
    setProblem(whole)
    const first = shown.find(({ name }) => name in found)
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first.name}"]`)?.focus()
  }
  const change = (name: string, value: FieldValue) => {
    setValues((old) => ({ ...old, [name]: value }))
    setProblems(({ [name]: _solved, ...rest }) => rest)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const found = problemsOf(shown, values)
    show(found)
    if (Object.keys(found).length > 0) return
    // The state has a value for every field, of the kind that the field says.
    action.mutate(values as Values<Fields>, {
      onError: (error) => {
        const text = errorText(error)
        const named = fieldErrors(
          text,
          shown.map(({ name }) => name),
        )
        show(named, Object.keys(named).length > 0 ? undefined : text)
      },
    })
  }
  return (
    <form ref={form} className={className} noValidate onSubmit={onSubmit}>
      <div className="fields">
        {shown.map((field) => (
          <FieldInput
            key={field.name}
            field={field}
            value={values[field.name] ?? emptyValue(field)}
            problem={problems[field.name]}
            onChange={(value) => change(field.name, value)}
          />
        ))}
      </div>
      <FormProblem text={problem} />
      <footer className="form-foot">
        {foot}
        {cancel && <Button onClick={cancel}>{t.common.cancel}</Button>}
        <Button kind="primary" type="submit" busy={action.isPending}>
          {submit}
        </Button>
      </footer>
    </form>
  )
}

interface FormDialogProps<Fields extends readonly Field[]> extends FormProps<Fields> {
  readonly title: string
  readonly text?: string
  readonly wide?: boolean
  readonly onClose: () => void
}

/** A form in a dialog, which closes once it is sent. */
export function FormDialog<const Fields extends readonly Field[]>(props: FormDialogProps<Fields>) {
  const { title, text, wide, onClose, after, ...form } = props
  const close = () => {
    onClose()
    return after?.()
  }
  return (
    <Dialog title={title} onClose={onClose} {...(wide ? { wide } : {})}>
      {text && <p className="dialog-lead">{text}</p>}
      <Form {...form} className="form dialog-form" cancel={onClose} after={close} />
    </Dialog>
  )
}

/** Whether any field holds something else. */
function isChanged(values: Record<string, FieldValue>, saved: Record<string, FieldValue>): boolean {
  return Object.keys(values).some((name) => JSON.stringify(values[name]) !== JSON.stringify(saved[name]))
}

function startValues(
  fields: readonly Field[],
  initial: Readonly<Record<string, unknown>>,
): Record<string, FieldValue> {
  return Object.fromEntries(
    fields.map((field) => {
      const value = initial[field.name]
      return [field.name, isFieldValue(value) ? value : emptyValue(field)]
    }),
  )
}

function problemsOf(fields: readonly Field[], values: Record<string, FieldValue>): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const problem = problemOf(field, values[field.name])
      return problem === undefined ? [] : [[field.name, problem]]
    }),
  )
}
