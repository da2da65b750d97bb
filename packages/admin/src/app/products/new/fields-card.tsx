import type { ReactNode } from "react"
import type { Field } from "../../kit/fields.ts"
import { FormField } from "../../kit/form-field.tsx"
import { Section } from "../../kit/page.tsx"

/** Fields of the form around it in a card of a page. */
export function FieldsCard({ title, fields }: { title: string; fields: readonly Field[] }): ReactNode {
  return (
    <Section title={title}>
      <div className="fields">
        {fields.map((field) => (
          <FormField key={field.name} field={field} />
        ))}
      </div>
    </Section>
  )
}
