import { Eye, EyeOff } from "lucide-react"
import { useState, type HTMLInputTypeAttribute, type ReactNode } from "react"
import type { FieldValues } from "react-hook-form"
import { IconButton } from "../basic/button.tsx"
import { useMessages } from "../provider/provider.tsx"
import { FieldFrame, useField, type FieldProps } from "./field.tsx"

type TextValue = string | null | undefined

/** Props of `TextField`. */
export interface TextFieldProps<Input extends FieldValues, Output> extends FieldProps<
  Input,
  Output,
  TextValue
> {
  /** shown while the field is empty */
  readonly placeholder?: string
  /** what the browser may fill in, as the attribute of HTML has it; `off` by default */
  readonly autoComplete?: string | undefined
  /** `url`, `tel`, …; `text` by default */
  readonly type?: HTMLInputTypeAttribute
  /** in the field, before the text: `https://` */
  readonly prefix?: ReactNode
  /** in the field, after the text: `%` */
  readonly suffix?: ReactNode
}

/**
 * One line of text. An empty field holds `""`, or `null` where the value was `null` at first.
 * @since 0.1
 */
export function TextField<Input extends FieldValues, Output>(props: TextFieldProps<Input, Output>) {
  const { type = "text", placeholder, autoComplete = "off", prefix, suffix, isDisabled } = props
  const field = useField(props)
  return (
    <FieldFrame {...frameProps(props)} id={field.id} problem={field.problem}>
      <Affixes prefix={prefix} suffix={suffix}>
        <input
          {...field.aria}
          ref={field.ref}
          id={field.id}
          name={field.name}
          className="ui-input"
          type={type}
          value={textOf(field.value)}
          placeholder={placeholder}
          autoComplete={autoComplete}
          disabled={isDisabled}
          onBlur={field.onBlur}
          onChange={(event) => field.set(event.target.value)}
        />
      </Affixes>
    </FieldFrame>
  )
}

/**
 * An email address.
 * @since 0.1
 */
export function EmailField<Input extends FieldValues, Output>(props: TextFieldProps<Input, Output>) {
  return <TextField autoComplete="email" {...props} type="email" />
}

/**
 * A password, with a button that shows it. Set `autoComplete` to `current-password` or `new-password`.
 * @since 0.1
 */
export function PasswordField<Input extends FieldValues, Output>(props: TextFieldProps<Input, Output>) {
  const { form } = useMessages()
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      autoComplete="current-password"
      {...props}
      type={isShown ? "text" : "password"}
      suffix={
        <IconButton
          size="small"
          icon={isShown ? EyeOff : Eye}
          label={isShown ? form.hidePassword : form.showPassword}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  )
}

/** Props of `TextAreaField`. */
export interface TextAreaFieldProps<Input extends FieldValues, Output> extends FieldProps<
  Input,
  Output,
  TextValue
> {
  /** the height in lines; 4 by default */
  readonly rows?: number
  /** shown while the field is empty */
  readonly placeholder?: string
}

/**
 * Several lines of text.
 * @since 0.1
 */
export function TextAreaField<Input extends FieldValues, Output>(props: TextAreaFieldProps<Input, Output>) {
  const field = useField(props)
  return (
    <FieldFrame {...frameProps(props)} id={field.id} problem={field.problem}>
      <textarea
        {...field.aria}
        ref={field.ref}
        id={field.id}
        name={field.name}
        className="ui-input"
        rows={props.rows ?? 4}
        value={textOf(field.value)}
        placeholder={props.placeholder}
        disabled={props.isDisabled}
        onBlur={field.onBlur}
        onChange={(event) => field.set(event.target.value)}
      />
    </FieldFrame>
  )
}

/** A control with something before and after its text. */
export function Affixes(props: { prefix?: ReactNode; suffix?: ReactNode; children: ReactNode }) {
  const { prefix, suffix, children } = props
  if (prefix === undefined && suffix === undefined) return children
  return (
    <div className="ui-affixes">
      {prefix !== undefined && <span className="ui-affix">{prefix}</span>}
      {children}
      {suffix !== undefined && <span className="ui-affix">{suffix}</span>}
    </div>
  )
}

/** What a field passes on to its frame. */
export function frameProps<Input extends FieldValues, Output, Value>(
  props: FieldProps<Input, Output, Value>,
) {
  const { label, hint, isOptional, isHalf, isLabelHidden } = props
  return { label, hint, isOptional, isHalf, isLabelHidden }
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : ""
}
