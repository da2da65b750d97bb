import type { FieldValues } from "react-hook-form"
import { Combobox, type ComboboxProps } from "./combobox.tsx"
import { FieldFrame, useField, type BoundField, type FieldProps } from "../forms/field.tsx"
import { frameProps } from "../forms/text-fields.tsx"

type Choices = Pick<
  ComboboxProps,
  "options" | "loadOptions" | "chosenOptions" | "isCreatable" | "placeholder"
>

/** Props of `ComboboxField`. */
export interface ComboboxFieldProps<Input extends FieldValues, Output>
  extends FieldProps<Input, Output, string | null | undefined>, Choices {}

/**
 * One choice among many, with search. The value is the option's `value`, or `null`.
 * @since 0.1
 */
export function ComboboxField<Input extends FieldValues, Output>(props: ComboboxFieldProps<Input, Output>) {
  const field = useField(props)
  const chosen = typeof field.value === "string" && field.value !== "" ? [field.value] : []
  return (
    <FieldFrame {...frameProps(props)} id={field.id} problem={field.problem}>
      <Combobox
        {...comboboxProps(props, field)}
        chosen={chosen}
        onChange={([value]) => field.set(value ?? null)}
      />
    </FieldFrame>
  )
}

/** Props of `MultiComboboxField` and `TagsField`. */
export interface MultiComboboxFieldProps<Input extends FieldValues, Output>
  extends FieldProps<Input, Output, readonly string[] | undefined>, Choices {}

/**
 * Several choices among many, with search. The value is an array of the options' values.
 * @since 0.1
 */
export function MultiComboboxField<Input extends FieldValues, Output>(
  props: MultiComboboxFieldProps<Input, Output>,
) {
  const field = useField(props)
  const chosen = Array.isArray(field.value) ? (field.value as readonly string[]) : []
  return (
    <FieldFrame {...frameProps(props)} id={field.id} problem={field.problem}>
      <Combobox {...comboboxProps(props, field)} isMultiple chosen={chosen} onChange={field.set} />
    </FieldFrame>
  )
}

/**
 * Texts that a person may type or choose from suggestions.
 * @since 0.1
 */
export function TagsField<Input extends FieldValues, Output>(props: MultiComboboxFieldProps<Input, Output>) {
  return <MultiComboboxField {...props} isCreatable />
}

function comboboxProps(
  props: Choices & { label: string; isDisabled?: boolean | undefined },
  field: BoundField,
) {
  const { label, options, loadOptions, chosenOptions, isCreatable, placeholder, isDisabled } = props
  return {
    id: field.id,
    label,
    options,
    loadOptions,
    chosenOptions,
    isCreatable,
    placeholder,
    isDisabled,
    onBlur: field.onBlur,
    ref: field.ref,
    aria: { ...field.aria, "aria-labelledby": `${field.id}-label ${field.id}` },
  }
}
