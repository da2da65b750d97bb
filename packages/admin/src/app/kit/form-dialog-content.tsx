import { Dialog } from "./dialog.tsx"
import type { Field } from "./fields.ts"
import type { FormDialogProps } from "./form-dialog-props.ts"
import { Form } from "./form.tsx"

/** The dialog with its form, loaded when the first one opens. */
export function FormDialogContent(props: FormDialogProps<readonly Field[]>) {
  const { title, text, wide, onClose, after, ...form } = props
  const close = () => {
    onClose()
    return after?.()
  }
  return (
    <Dialog title={title} onClose={onClose} {...(wide ? { wide } : {})}>
      {text && <p className="dialog-lead">{text}</p>}
      <Form {...form} isInDialog cancel={onClose} after={close} />
    </Dialog>
  )
}
