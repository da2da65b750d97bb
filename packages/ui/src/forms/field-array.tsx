import { Plus, Trash2 } from "lucide-react"
import type { ReactNode } from "react"
import { useFieldArray, type ArrayPath, type FieldArray as Entry, type FieldValues } from "react-hook-form"
import { Button, IconButton } from "../basic/button.tsx"
import { useMessages } from "../provider/provider.tsx"
import type { ZodForm } from "./use-zod-form.ts"

/** Props of `FieldArray`. */
export interface FieldArrayProps<Input extends FieldValues, Output, Name extends ArrayPath<Input>> {
  /** what `useZodForm` returned */
  readonly form: ZodForm<Input, Output>
  /** where the array of objects is in the form */
  readonly name: Name
  /** the name of the list, above it */
  readonly label: string
  /** the text of the button that adds a row */
  readonly addLabel: string
  /** the values of an added row */
  readonly emptyRow: Entry<Input, Name>
  /** the name of a row for screen readers; its number by default */
  readonly rowLabel?: (index: number) => string
  /** whether a row can be removed; true by default */
  readonly canRemove?: (index: number) => boolean
  /** the fields of a row: their names begin with `${name}.${index}.` */
  readonly children: (index: number) => ReactNode
}

/**
 * Rows of fields of which there can be any number.
 * @since 0.1
 */
export function FieldArray<Input extends FieldValues, Output, Name extends ArrayPath<Input>>(
  props: FieldArrayProps<Input, Output, Name>,
) {
  const { form, name, label, addLabel, emptyRow, rowLabel, canRemove, children } = props
  const { common } = useMessages()
  const { fields, append, remove } = useFieldArray<Input, Name>({ control: form.control as never, name })
  return (
    <fieldset className="ui-field ui-field-array">
      <legend className="ui-label">{label}</legend>
      {fields.map((row, index) => (
        <div key={row.id} className="ui-array-row">
          <div className="ui-fields">{children(index)}</div>
          {canRemove?.(index) !== false && (
            <IconButton
              icon={Trash2}
              label={common.removeItem(rowLabel?.(index) ?? String(index + 1))}
              onClick={() => remove(index)}
            />
          )}
        </div>
      ))}
      <div>
        <Button size="small" icon={Plus} onClick={() => append(emptyRow)}>
          {addLabel}
        </Button>
      </div>
    </fieldset>
  )
}
