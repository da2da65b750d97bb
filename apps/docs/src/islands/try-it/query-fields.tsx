import { Field, Line } from "./field.tsx"
import type { FieldShape } from "./field-shape.ts"
import { parseQuery, queryFields, queryText, type QueryField } from "./query-text.ts"

/**
 * A field for every query parameter that is set or required; the others are in a list that opens.
 * @param props.text what is behind the question mark
 */
export function QueryFields(props: {
  readonly shapes: readonly FieldShape[]
  readonly text: string
  readonly onChange: (text: string) => void
}) {
  const { shapes, text, onChange } = props
  const values = parseQuery(text)
  const fields = queryFields(shapes, values)
  const change = (name: string, next: readonly string[]) =>
    onChange(queryText(fields, { ...values, [name]: next }))
  const show = (field: QueryField) => (
    <QueryInput
      key={field.name}
      field={field}
      values={values[field.name] ?? []}
      onChange={(next) => change(field.name, next)}
    />
  )
  const isFirst = ({ name, shape }: QueryField) => shape.isRequired || name in values
  const first = fields.filter(isFirst)
  const others = fields.filter((field) => !isFirst(field))
  return (
    <fieldset className="try-group try-whole">
      <legend>Query</legend>
      {first.map(show)}
      {others.length > 0 && (
        <details className="try-more">
          <summary>
            {first.length > 0 ? `${others.length} more parameters` : `${others.length} parameters`}
          </summary>
          <div className="try-fields">{others.map(show)}</div>
        </details>
      )}
    </fieldset>
  )
}

function QueryInput(props: {
  readonly field: QueryField
  readonly values: readonly string[]
  readonly onChange: (values: readonly string[]) => void
}) {
  const { field, values, onChange } = props
  const { name, shape, isList } = field
  const options = shape.kind === "switch" ? ["true", "false"] : shape.options
  const value = values.join(",")
  const hint = isList ? "Separate several values by commas." : undefined
  return (
    <Field label={name} isRequired={shape.isRequired} hint={hint}>
      {(control) =>
        options && !isList ? (
          <select
            {...control}
            value={value}
            onChange={({ target }) => onChange(target.value === "" ? [] : [target.value])}
          >
            <option value="">any</option>
            {options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
        ) : (
          <Line
            {...control}
            type={shape.kind === "number" ? "number" : "text"}
            value={value}
            onChange={({ target }) => onChange(isList ? target.value.split(",") : [target.value])}
          />
        )
      }
    </Field>
  )
}
