import { Form, type ZodForm } from "@stheno/ui/forms"
import type { ReactNode } from "react"
import { FormProvider, type FieldValues } from "react-hook-form"
import type { Changed } from "./changes.ts"
import { Dialog } from "./dialog.tsx"
import { useAction, type Send } from "./use-action.ts"

interface DialogFormProps<Input extends FieldValues, Output> {
  readonly title: string
  readonly text?: string
  readonly form: ZodForm<Input, Output>
  readonly submit: string
  readonly send: Send<Output>
  readonly done: string
  /** what it changes, as `Changes` says it; as the page says it by default */
  readonly changes?: Changed
  readonly onClose: () => void
  /** the fields */
  readonly children: ReactNode
}

/** A form in a dialog that is more than a list of fields; `FormDialog` is one of such a list. */
export function DialogForm<Input extends FieldValues, Output>(props: DialogFormProps<Input, Output>) {
  const { title, text, form, submit, send, done, changes, onClose, children } = props
  const action = useAction<Output>(
    async (client, values) => {
      await send(client, values)
      form.markSaved()
    },
    { done, changes, quiet: true, after: onClose },
  )
  return (
    <Dialog title={title} onClose={onClose}>
      {text && <p className="dialog-lead">{text}</p>}
      <FormProvider {...form.api}>
        <Form
          form={form}
          isInDialog
          submitLabel={submit}
          onCancel={onClose}
          onSubmit={(values) => action.mutateAsync(values)}
        >
          {children}
        </Form>
      </FormProvider>
    </Dialog>
  )
}
