import { Field } from "./field.tsx"
import { blankOf, fits, shapeOfValue, type FieldShape, type JsonObject } from "./field-shape.ts"
import { ValueControl } from "./value-control.tsx"

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
      {(control) => <ValueControl control={control} shape={shape} value={value} onChange={onChange} />}
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

/** The items of a list, each with its field. */
function ListField(props: {
  readonly item: FieldShape | undefined
  /** what the list is called */
  readonly label: string
  readonly value: readonly unknown[]
  readonly onChange: (value: readonly unknown[]) => void
}) {
  const { item, label, value, onChange } = props
  return (
    <>
      {value.map((each, i) => (
        <ValueField
          key={i}
          shape={item ?? shapeOfValue("", each)}
          label={`${label}[${i}]`}
          value={each}
          onChange={(next) => onChange(value.with(i, next))}
          onRemove={() => onChange(value.toSpliced(i, 1))}
        />
      ))}
      <button
        type="button"
        className="try-add"
        onClick={() => onChange([...value, item ? blankOf(item) : ""])}
      >
        Add an item to {label}
      </button>
    </>
  )
}

/** The fields of an object: those that it has and those that it must have. Others can be added. */
export function ObjectFields(props: {
  readonly fields: readonly FieldShape[]
  /** what the object is called */
  readonly label: string
  readonly value: JsonObject
  readonly onChange: (value: JsonObject) => void
}) {
  const { fields, label, value, onChange } = props
  const known = new Set(fields.map(({ name }) => name))
  const shown = [
    ...fields.filter(({ name, isRequired }) => isRequired || name in value),
    ...Object.keys(value)
      .filter((name) => !known.has(name))
      .map((name) => shapeOfValue(name, value[name])),
  ]
  const others = fields.filter((field) => !shown.includes(field))
  const without = (name: string): JsonObject =>
    Object.fromEntries(Object.entries(value).filter(([key]) => key !== name))
  return (
    <>
      {shown.map((field) => (
        <ValueField
          key={field.name}
          shape={field}
          label={field.name}
          value={field.name in value ? value[field.name] : absent(field)}
          onChange={(next) => onChange({ ...value, [field.name]: next })}
          onRemove={field.isRequired ? undefined : () => onChange(without(field.name))}
        />
      ))}
      {others.length > 0 && (
        <select
          className="try-add"
          aria-label={`Add a property to ${label}`}
          value=""
          onChange={({ target }) => {
            const field = others.find(({ name }) => name === target.value)
            if (field) onChange({ ...value, [field.name]: blankOf(field) })
          }}
        >
          <option value="">Add a property …</option>
          {others.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      )}
    </>
  )
}

/** What the field of a required property that is not there yet shows. */
function absent(field: FieldShape): unknown {
  return field.kind === "object" || field.kind === "list" ? blankOf(field) : undefined
}
