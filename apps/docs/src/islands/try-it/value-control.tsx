import { useState } from "react"
import { Line, Lines } from "./field.tsx"
import type { FieldShape } from "./field-shape.ts"

/** The control of a value that is neither a list nor an object. */
export function ValueControl(props: {
  readonly control: { id: string }
  readonly shape: FieldShape
  readonly value: unknown
  readonly onChange: (value: unknown) => void
}) {
  const { control, shape, value, onChange } = props
  if (shape.kind === "json") return <JsonControl {...props} />
  if (shape.kind === "switch" || shape.kind === "choice") {
    const options = shape.kind === "switch" ? ["true", "false"] : (shape.options ?? [])
    return (
      <select
        {...control}
        value={String(value ?? "")}
        onChange={({ target }) => onChange(shape.kind === "switch" ? target.value === "true" : target.value)}
      >
        {value === undefined && <option value="">Choose …</option>}
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    )
  }
  if (shape.kind === "number")
    return (
      <Line
        {...control}
        type="number"
        step="any"
        value={String(value ?? "")}
        onChange={({ target }) => onChange(target.value === "" ? "" : Number(target.value))}
      />
    )
  return <Line {...control} value={String(value ?? "")} onChange={({ target }) => onChange(target.value)} />
}

/** Text that is not valid JSON yet stays in the field, and the value as it was. */
function JsonControl(props: {
  readonly control: { id: string }
  readonly value: unknown
  readonly onChange: (value: unknown) => void
}) {
  const [text, setText] = useState(() => JSON.stringify(props.value ?? null, null, 2))
  const [isBad, setBad] = useState(false)
  const change = (next: string): void => {
    setText(next)
    try {
      props.onChange(JSON.parse(next))
      setBad(false)
    } catch {
      setBad(true)
    }
  }
  return (
    <Lines
      {...props.control}
      value={text}
      aria-invalid={isBad}
      onChange={({ target }) => change(target.value)}
    />
  )
}
