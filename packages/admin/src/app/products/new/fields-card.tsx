import { Section } from "../../kit/page.tsx"
import { FieldInput } from "../../kit/field-input.tsx"
import { emptyValue, type Field, type FieldValue } from "../../kit/fields.ts"
import type { ReactNode } from "react"

/** The values of a page's form, and what is wrong with them. */
export interface FormState {
  readonly values: Readonly<Record<string, FieldValue>>
  readonly problems: Readonly<Record<string, string>>
  readonly set: (name: string, value: FieldValue) => void
}

/** Fields of a form in a card of a page. */
export function FieldsCard(props: {
  title: string
  fields: readonly Field[]
  form: FormState
  children?: ReactNode
}) {
  const { title, fields, form, children } = props
  return (
    <Section title={title}>
      <div className="fields">
        {fields.map((field) => (
          <FieldInput
            key={field.name}
            field={field}
            value={form.values[field.name] ?? emptyValue(field)}
            problem={form.problems[field.name]}
            onChange={(value) => form.set(field.name, value)}
          />
        ))}
        {children}
      </div>
    </Section>
  )
}
