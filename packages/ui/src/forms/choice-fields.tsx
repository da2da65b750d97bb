import type { ReactNode } from "react"
import type { FieldValues } from "react-hook-form"
import { classNames } from "../provider/class-names.ts"
import { useMessages } from "../provider/provider.tsx"
import { FieldFrame, FieldNote, useField, type FieldProps } from "./field.tsx"
import { frameProps } from "./text-fields.tsx"

/**
 * One of several choices.
 * @since 0.1
 */
export interface Option {
  /** what the form stores */
  readonly value: string
  /** what users see */
  readonly label: string
  /** a second line below the label */
  readonly hint?: string | undefined
  /** shows the choice, but does not let users select it */
  readonly isDisabled?: boolean | undefined
}

/**
 * What a search finds, if there can be more than it returns.
 * @since 0.1
 */
export interface FoundOptions {
  /** what the search returns, the best match first */
  readonly options: readonly Option[]
  /** whether a narrower search finds others: the list says so below the options */
  readonly hasMore?: boolean | undefined
}

/** What a search returns. */
export type LoadedOptions = readonly Option[] | FoundOptions

/** Props of `SelectField`. */
export interface SelectFieldProps<Input extends FieldValues, Output> extends FieldProps<
  Input,
  Output,
  string | null | undefined
> {
  /** the choices, in their order */
  readonly options: readonly Option[]
  /** the text of a choice for none, whose value is `""` */
  readonly emptyLabel?: string | undefined
}

/**
 * One of a few choices. Use `ComboboxField` for more than a dozen.
 * @since 0.1
 */
export function SelectField<Input extends FieldValues, Output>(props: SelectFieldProps<Input, Output>) {
  const { options, emptyLabel, isDisabled, isOptional } = props
  const { common } = useMessages()
  const field = useField(props)
  const none = emptyLabel ?? (isOptional ? common.none : undefined)
  return (
    <FieldFrame {...frameProps(props)} id={field.id} problem={field.problem}>
      <select
        {...field.aria}
        ref={field.ref}
        id={field.id}
        name={field.name}
        className="ui-input ui-select"
        value={typeof field.value === "string" ? field.value : ""}
        disabled={isDisabled}
        onBlur={field.onBlur}
        onChange={(event) => field.set(event.target.value)}
      >
        {none !== undefined && <option value="">{none}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}

/** Props of `CheckboxField` and `SwitchField`. */
export type BooleanFieldProps<Input extends FieldValues, Output> = FieldProps<
  Input,
  Output,
  boolean | undefined
>

/**
 * Yes or no, sent with the form.
 * @since 0.1
 */
export function CheckboxField<Input extends FieldValues, Output>(props: BooleanFieldProps<Input, Output>) {
  return <BooleanField {...props} />
}

/**
 * On or off.
 * @since 0.1
 */
export function SwitchField<Input extends FieldValues, Output>(props: BooleanFieldProps<Input, Output>) {
  return <BooleanField {...props} isSwitch />
}

function BooleanField<Input extends FieldValues, Output>(
  props: BooleanFieldProps<Input, Output> & { isSwitch?: boolean },
) {
  const { label, hint, isHalf, isDisabled, isSwitch } = props
  const field = useField(props)
  return (
    <div className={classNames("ui-field ui-field-boolean", isHalf && "ui-field-half")}>
      <input
        {...field.aria}
        ref={field.ref}
        id={field.id}
        name={field.name}
        type="checkbox"
        role={isSwitch ? "switch" : undefined}
        className={isSwitch ? "ui-switch" : "ui-checkbox"}
        checked={field.value === true}
        disabled={isDisabled}
        onBlur={field.onBlur}
        onChange={(event) => field.set(event.target.checked)}
      />
      <div>
        <label htmlFor={field.id} className="ui-label">
          {label}
        </label>
        <FieldNote id={`${field.id}-note`} hint={hint} problem={field.problem} />
      </div>
    </div>
  )
}

/** Props of `CheckboxesField`. */
export interface CheckboxesFieldProps<Input extends FieldValues, Output> extends FieldProps<
  Input,
  Output,
  readonly string[] | undefined
> {
  /** the choices, in their order */
  readonly options: readonly Option[]
}

/**
 * Several of a few choices, each with a checkbox.
 * @since 0.1
 */
export function CheckboxesField<Input extends FieldValues, Output>(
  props: CheckboxesFieldProps<Input, Output>,
) {
  const field = useField(props)
  const chosen = Array.isArray(field.value) ? (field.value as readonly string[]) : []
  const toggle = (value: string, isOn: boolean) =>
    field.set(isOn ? [...chosen, value] : chosen.filter((each) => each !== value))
  return (
    <FieldFrame {...frameProps(props)} id={field.id} problem={field.problem} isGroup>
      <div className="ui-checks">
        {props.options.map((option, index) => (
          <label key={option.value} className="ui-check">
            <input
              ref={index === 0 ? field.ref : undefined}
              name={field.name}
              type="checkbox"
              className="ui-checkbox"
              checked={chosen.includes(option.value)}
              disabled={props.isDisabled || option.isDisabled}
              onBlur={field.onBlur}
              onChange={(event) => toggle(option.value, event.target.checked)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </FieldFrame>
  )
}

/** A choice of `RadioCardsField`. */
export interface CardOption extends Option {
  /** beside the label */
  readonly icon?: ReactNode
}

/** Props of `RadioCardsField`. */
export interface RadioCardsFieldProps<Input extends FieldValues, Output> extends FieldProps<
  Input,
  Output,
  string | null | undefined
> {
  /** the choices, in their order */
  readonly options: readonly CardOption[]
}

/**
 * One of two to five choices that need a sentence each.
 * @since 0.1
 */
export function RadioCardsField<Input extends FieldValues, Output>(
  props: RadioCardsFieldProps<Input, Output>,
) {
  const field = useField(props)
  return (
    <FieldFrame {...frameProps(props)} id={field.id} problem={field.problem} isGroup>
      <div className="ui-radio-cards">
        {props.options.map((option, index) => (
          <label key={option.value} className="ui-radio-card">
            <input
              ref={index === 0 ? field.ref : undefined}
              type="radio"
              name={field.name}
              value={option.value}
              checked={field.value === option.value}
              disabled={props.isDisabled || option.isDisabled}
              onBlur={field.onBlur}
              onChange={() => field.set(option.value)}
            />
            {option.icon}
            <span className="ui-radio-text">
              <span>{option.label}</span>
              {option.hint && <span className="ui-field-hint">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </FieldFrame>
  )
}
