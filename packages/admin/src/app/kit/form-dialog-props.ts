import type { Field } from "./fields.ts"
import type { FormProps } from "./form.tsx"

export interface FormDialogProps<Fields extends readonly Field[]> extends FormProps<Fields> {
  readonly title: string
  readonly text?: string
  readonly wide?: boolean
  readonly onClose: () => void
}
