import { useState, type ReactNode } from "react"
import type { FieldValues } from "react-hook-form"
import { moneyText, parseMoney, parseNumber } from "../provider/money.ts"
import { useUi } from "../provider/provider.tsx"
import { FieldFrame, useField, type FieldProps } from "./field.tsx"
import { Affixes, frameProps } from "./text-fields.tsx"

type NumberValue = number | null | undefined

/** Props of `NumberField`. */
export interface NumberFieldProps<Input extends FieldValues, Output> extends FieldProps<
  Input,
  Output,
  NumberValue
> {
  /** shown while the field is empty */
  readonly placeholder?: string
  /** in the field, after the number: `%`, `kg` */
  readonly suffix?: ReactNode
}

/**
 * A number; an empty field holds `null`. Text that is not a number stays in the field and makes the form invalid.
 * @since 0.1
 */
export function NumberField<Input extends FieldValues, Output>(props: NumberFieldProps<Input, Output>) {
  return (
    <ParsedField
      {...props}
      show={(value) => (typeof value === "number" && !Number.isNaN(value) ? String(value) : "")}
      parse={parseNumber}
    />
  )
}

/** Props of `MoneyField`. */
export interface MoneyFieldProps<Input extends FieldValues, Output> extends FieldProps<
  Input,
  Output,
  NumberValue
> {
  /** the code of the currency in ISO 4217, such as `eur` */
  readonly currency: string
}

/**
 * An amount of money. The value is an integer in the currency's smallest unit; an empty field holds `null`.
 * @since 0.1
 */
export function MoneyField<Input extends FieldValues, Output>(props: MoneyFieldProps<Input, Output>) {
  const { currency } = props
  const digits = useUi().currencyDigits(currency)
  return (
    <ParsedField
      {...props}
      prefix={currency.toUpperCase()}
      show={(value) => (typeof value === "number" && !Number.isNaN(value) ? moneyText(value, digits) : "")}
      parse={(text) => parseMoney(text, digits)}
    />
  )
}

interface ParsedFieldProps<Input extends FieldValues, Output> extends NumberFieldProps<Input, Output> {
  readonly prefix?: ReactNode
  readonly show: (value: unknown) => string
  readonly parse: (text: string) => number | undefined
}

/** A field whose text stands for a number. What was typed stays as it is until the value changes from elsewhere. */
function ParsedField<Input extends FieldValues, Output>(props: ParsedFieldProps<Input, Output>) {
  const { show, parse, prefix, suffix, placeholder, isDisabled } = props
  const field = useField(props)
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: number | null }>()
  const isOwn = typed !== undefined && Object.is(typed.value, field.value)
  const change = (text: string) => {
    const value = text.trim() === "" ? null : (parse(text) ?? Number.NaN)
    setTyped({ text, value })
    field.set(value)
  }
  return (
    <FieldFrame {...frameProps(props)} id={field.id} problem={field.problem}>
      <Affixes prefix={prefix} suffix={suffix}>
        <input
          {...field.aria}
          ref={field.ref}
          id={field.id}
          name={field.name}
          className="ui-input ui-input-number"
          inputMode="decimal"
          autoComplete="off"
          value={isOwn ? typed.text : show(field.value)}
          placeholder={placeholder}
          disabled={isDisabled}
          onBlur={() => {
            field.onBlur()
            if (isOwn && !Number.isNaN(typed.value)) setTyped(undefined)
          }}
          onChange={(event) => change(event.target.value)}
        />
      </Affixes>
    </FieldFrame>
  )
}
