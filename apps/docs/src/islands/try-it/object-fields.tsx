import { blankOf, shapeOfValue, type FieldShape, type JsonObject } from "./field-shape.ts"
import { ValueField } from "./value-field.tsx"

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
