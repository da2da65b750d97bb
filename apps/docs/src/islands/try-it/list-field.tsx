import { blankOf, shapeOfValue, type FieldShape } from "./field-shape.ts"
import { ValueField } from "./value-field.tsx"

/** The items of a list, each with its field. */
export function ListField(props: {
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
