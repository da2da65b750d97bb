import { useState } from "react"
import { Field, Line, Lines } from "./field.tsx"
import { fits, shapeOfValue, type FieldShape } from "./field-shape.ts"
import { ListField } from "./list-field.tsx"
import { ObjectFields } from "./object-fields.tsx"

/** What every field of a body gets. */
export interface ValueFieldProps {
  readonly shape: FieldShape
  readonly label: string
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  /** shown for what can be left out */
  readonly onRemove?: (() => void) | undefined
}

/** The field for a value of a body, by its shape; a value of another shape has the field that fits it. */
export function ValueField(props: ValueFieldProps) {
  const { label, value, onChange, onRemove } = props
  const shape = fits(props.shape, value) ? props.shape : shapeOfValue(props.shape.name, value)
  const remove = onRemove && <RemoveButton label={label} onRemove={onRemove} />
  if (shape.kind === "object" || shape.kind === "list")
    return (
      <fieldset className="try-group">
        <legend>
          {label} {remove}
        </legend>
        {shape.kind === "object" ? (
          <ObjectFields
            fields={shape.fields ?? []}
            value={value as never}
            onChange={onChange}
            label={label}
          />
        ) : (
          <ListField item={shape.item} label={label} value={value as never} onChange={onChange} />
        )}
      </fieldset>
    )
  return (
    <Field label={label} isRequired={shape.isRequired} action={remove}>
      {(control) => <Control control={control} shape={shape} value={value} onChange={onChange} />}
    </Field>
  )
}

/** Takes a field or an item away. */
export function RemoveButton({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <button type="button" className="try-remove" aria-label={`Remove ${label}`} onClick={onRemove}>
      Remove
    </button>
  )
}

function Control(props: {
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
