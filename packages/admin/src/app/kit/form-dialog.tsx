import { lazy, Suspense } from "react"
import type { Field } from "./fields.ts"
import type { FormDialogProps } from "./form-dialog-props.ts"

const load = async () => ({ default: (await import("./form-dialog-content.tsx")).FormDialogContent })
const Content = lazy(load)
// The page is shown first; the first dialog then opens without waiting. One that cannot be loaded fails when it opens.
globalThis.requestIdleCallback?.(() => void load().catch(() => undefined))

/** A form in a dialog, which closes once it is sent. Forms are loaded with the first dialog: most lists need none. */
export function FormDialog<const Fields extends readonly Field[]>(props: FormDialogProps<Fields>) {
  // The values that the form sends have the names and kinds of these fields.
  const anyFields = props as unknown as FormDialogProps<readonly Field[]>
  return (
    <Suspense>
      <Content {...anyFields} />
    </Suspense>
  )
}
