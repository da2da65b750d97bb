import { useId, type ReactNode } from "react"
import {
  useController,
  type FieldPathByValue,
  type FieldValues,
  type UseControllerReturn,
} from "react-hook-form"
import { classNames } from "../provider/class-names.ts"
import { useMessages } from "../provider/provider.tsx"
import type { ZodForm } from "./use-zod-form.ts"

/** What every field takes. `Value` is what the form's value at `name` must be able to hold. */
export interface FieldProps<Input extends FieldValues, Output, Value> {
  /** what `useZodForm` returned */
  readonly form: ZodForm<Input, Output>
  /** where the value is in the form, with dots: `address.city`, `lines.0.title` */
  readonly name: FieldPathByValue<Input, Value>
  /** the name of the field, above it */
  readonly label: string
  /** below the field */
  readonly hint?: ReactNode
  /** marks the field as optional beside its label */
  readonly isOptional?: boolean | undefined
  /** shows the value, but does not let users change it */
  readonly isDisabled?: boolean | undefined
  /** takes half of the width in `FormFields` */
  readonly isHalf?: boolean | undefined
  /** the label is there for screen readers only */
  readonly isLabelHidden?: boolean | undefined
}

/**
 * What binds a control to the form.
 * @since 0.1
 */
export interface BoundField {
  /** for the `id` of the control, to which its label refers */
  readonly id: string
  /** where the value is in the form */
  readonly name: string
  /** the current value */
  readonly value: unknown
  /** changes the value */
  readonly set: (value: unknown) => void
  /** for the `onBlur` of the control */
  readonly onBlur: () => void
  /** for the `ref` of the control, so that the form can move the focus to it */
  readonly ref: (element: unknown) => void
  /** the error of the field; undefined if there is none */
  readonly problem: string | undefined
  /** attributes of the control for screen readers */
  readonly aria: {
    /** whether the field has an error */
    readonly "aria-invalid": true | undefined
    /** the ID of the hint or of the error */
    readonly "aria-describedby": string | undefined
    /** whether the form cannot be saved without a value */
    readonly "aria-required": true | undefined
  }
}

/** Binds a field to its place in the form. */
export function useField<Input extends FieldValues, Output, Value>(
  props: FieldProps<Input, Output, Value>,
): BoundField {
  const { form, name, hint, isOptional } = props
  const id = useId()
  const { field, fieldState }: UseControllerReturn<Input> = useController<Input>({
    control: form.control as never,
    name: name,
  })
  const problem = fieldState.error ? (fieldState.error.message ?? "") : undefined
  return {
    id,
    name: field.name,
    value: field.value,
    set: (value) => field.onChange(value),
    onBlur: field.onBlur,
    ref: field.ref,
    problem,
    aria: {
      "aria-invalid": problem === undefined ? undefined : true,
      "aria-describedby": problem !== undefined || hint ? `${id}-note` : undefined,
      "aria-required": isOptional === false ? true : undefined,
    },
  }
}

/** Props of `FieldFrame`. */
export interface FieldFrameProps {
  /** the ID of the control */
  readonly id: string
  /** the name of the field, above it */
  readonly label: string
  /** below the control */
  readonly hint?: ReactNode
  /** the error, in the place of the hint */
  readonly problem?: string | undefined
  /** marks the field as optional beside its label */
  readonly isOptional?: boolean | undefined
  /** takes half of the width in `FormFields` */
  readonly isHalf?: boolean | undefined
  /** the label is there for screen readers only */
  readonly isLabelHidden?: boolean | undefined
  /** whether the label is for several controls */
  readonly isGroup?: boolean
  /** the control */
  readonly children: ReactNode
}

/**
 * The label, the hint and the error around a control. Give the control the same `id`, and `aria-describedby` with
 * `id` and `-note`.
 * @since 0.1
 */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, hint, problem, isOptional, isHalf, isLabelHidden, isGroup, children } = props
  const { common } = useMessages()
  const words = (
    <>
      {label}
      {/* Without the space, a screen reader reads both as one word. */}
      {isOptional && " "}
      {isOptional && <span className="ui-field-optional">{common.optional}</span>}
    </>
  )
  const className = classNames("ui-field", isHalf && "ui-field-half")
  const labelClass = isLabelHidden ? "ui-visually-hidden" : "ui-label"
  const note = <FieldNote id={`${id}-note`} hint={hint} problem={problem} />
  if (isGroup)
    return (
      <fieldset
        className={className}
        aria-describedby={problem !== undefined || hint ? `${id}-note` : undefined}
      >
        <legend className={labelClass}>{words}</legend>
        {children}
        {note}
      </fieldset>
    )
  return (
    <div className={className}>
      <label id={`${id}-label`} htmlFor={id} className={labelClass}>
        {words}
      </label>
      {children}
      {note}
    </div>
  )
}

/** The error of a field, else its hint. */
export function FieldNote(props: { id: string; hint?: ReactNode; problem?: string | undefined }) {
  const { id, hint, problem } = props
  if (problem)
    return (
      <p id={id} className="ui-field-problem">
        {problem}
      </p>
    )
  return hint ? (
    <p id={id} className="ui-field-hint">
      {hint}
    </p>
  ) : null
}
