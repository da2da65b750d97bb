import { useEffect, useRef } from "react"
import { useController, useFormContext } from "react-hook-form"
import { FieldInput } from "./field-input.tsx"
import { emptyValue, isFieldValue, type Field, type FieldValue } from "./fields.ts"

/**
 * A field of the form around it, bound by its name. Amounts and numbers are checked while they are typed, everything else when
 * the form is sent.
 * @param onChanged runs after the person changed the field
 */
export function FormField({ field, onChanged }: { field: Field; onChanged?: () => void }) {
  const { name, kind } = field
  const box = useRef<HTMLDivElement>(null)
  const { trigger } = useFormContext()
  const { field: bound, fieldState } = useController<Record<string, FieldValue>>({ name })
  const { value, ref } = bound
  useEffect(() => {
    ref({
      focus: () =>
        box.current?.querySelector<HTMLElement>("input, select, textarea, [role=combobox]")?.focus(),
    })
  }, [name])
  return (
    <div ref={box} className="field-place">
      <FieldInput
        field={field}
        value={isFieldValue(value) ? value : emptyValue(field)}
        problem={fieldState.error && (fieldState.error.message ?? "")}
        onChange={(next) => {
          bound.onChange(next)
          if (kind === "money" || kind === "number") void trigger(name)
          onChanged?.()
        }}
      />
    </div>
  )
}
