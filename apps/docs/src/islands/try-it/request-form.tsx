import { useState } from "react"
import type { Filling, Trial } from "../../shop/messages.ts"
import { Field, Line, Lines, Modes } from "./field.tsx"
import { isObject, type FieldShape } from "./field-shape.ts"
import { ObjectFields } from "./value-field.tsx"
import { QueryFields } from "./query-fields.tsx"

/** What the form of a request gets. */
interface RequestFormProps {
  readonly trial: Trial
  readonly filling: Filling
  readonly onChange: (filling: Filling) => void
}

/** Fields for the values of the path, the query, and the body or the file. */
export function RequestForm({ trial, filling, onChange }: RequestFormProps) {
  return (
    <div className="try-fields">
      {trial.params.map((name) => (
        <Field key={name} label={name} isRequired>
          {(control) => (
            <Line
              {...control}
              required
              value={filling.params[name] ?? ""}
              onChange={({ target }) =>
                onChange({ ...filling, params: { ...filling.params, [name]: target.value } })
              }
            />
          )}
        </Field>
      ))}
      {trial.query.length > 0 && (
        <QueryFields
          shapes={trial.query}
          text={filling.query}
          onChange={(query) => onChange({ ...filling, query })}
        />
      )}
      {trial.file && <FileFields filling={filling} onChange={onChange} field={trial.file.field} />}
      {!trial.file && trial.body && (
        <BodyField
          fields={trial.body}
          text={filling.body}
          onChange={(body) => onChange({ ...filling, body })}
        />
      )}
    </div>
  )
}

function FileFields(props: Pick<RequestFormProps, "filling" | "onChange"> & { readonly field: string }) {
  const { filling, onChange, field } = props
  const file = filling.file ?? { field, name: "file.txt", text: "" }
  const change = (part: Partial<typeof file>) => onChange({ ...filling, file: { ...file, ...part } })
  return (
    <>
      <Field label="Name of the file">
        {(control) => (
          <Line {...control} value={file.name} onChange={({ target }) => change({ name: target.value })} />
        )}
      </Field>
      <Field label="Text of the file">
        {(control) => (
          <Lines {...control} value={file.text} onChange={({ target }) => change({ text: target.value })} />
        )}
      </Field>
    </>
  )
}

/** The body as fields, or as the JSON that is sent. Text that no field can show stays JSON. */
function BodyField(props: {
  readonly fields: readonly FieldShape[]
  readonly text: string
  readonly onChange: (text: string) => void
}) {
  const { fields, text, onChange } = props
  const [mode, setMode] = useState<"form" | "text">("form")
  const value = objectIn(text)
  const isForm = mode === "form" && value !== undefined
  return (
    <fieldset className="try-group try-whole">
      <legend>Body</legend>
      <Modes
        label="Edit the body as"
        modes={[
          ["form", "Form"],
          ["text", "JSON"],
        ]}
        current={isForm ? "form" : "text"}
        onChange={setMode}
      />
      {isForm ? (
        <ObjectFields
          fields={fields}
          label="the body"
          value={value}
          onChange={(next) => onChange(JSON.stringify(next, null, 2))}
        />
      ) : (
        <Field
          label="Body (JSON)"
          hint={value ? undefined : "This is not a JSON object, so it is sent as it is and has no form."}
        >
          {(control) => <Lines {...control} value={text} onChange={({ target }) => onChange(target.value)} />}
        </Field>
      )}
    </fieldset>
  )
}

function objectIn(text: string) {
  try {
    const value: unknown = JSON.parse(text || "{}")
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}
