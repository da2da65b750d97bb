import { useAdminProductCategories } from "@stheno/medusa-react"
import { FieldInput } from "../../kit/field-input.tsx"
import { textOf, type FieldValue } from "../../kit/fields.ts"
import {
  categoryChoices,
  channelChoices,
  collectionChoices,
  tagWordChoices,
  typeWordChoices,
} from "../../kit/searched-choices.ts"
import { t } from "../../messages/index.ts"
import { FieldsCard, type FormState } from "./fields-card.tsx"
import { handleOf } from "./product-draft.ts"

const words = t.products

/** Title, description and the like. */
export function GeneralCard({ form }: { form: FormState }) {
  const suggested = handleOf(textOf(form.values, "title"))
  return (
    <FieldsCard
      title={words.general}
      form={form}
      fields={[
        { name: "title", kind: "text", label: words.name, required: true, half: true },
        { name: "subtitle", kind: "text", label: words.subtitle, half: true },
        {
          name: "handle",
          kind: "text",
          label: words.handle,
          half: true,
          hint: suggested ? t.newProduct.handleSuggestion({ handle: suggested }) : words.handleHint,
        },
        { name: "material", kind: "text", label: words.material, half: true },
        { name: "description", kind: "textarea", label: words.description },
        { name: "discountable", kind: "switch", label: words.discountable, hint: words.discountableHint },
      ]}
    />
  )
}

/** Where the product belongs. */
export function OrganizationCard(props: {
  form: FormState
  tags: readonly string[]
  onTags: (tags: string[]) => void
}) {
  const { form, tags, onTags } = props
  const { count: categories } = useAdminProductCategories({ limit: 1 }, { staleTime: 60_000 })
  const typedTags = (value: FieldValue) =>
    Array.isArray(value) ? value.map((tag: string) => tag.trim()) : []
  return (
    <FieldsCard
      title={words.organization}
      form={form}
      fields={[
        {
          name: "type",
          kind: "combobox",
          label: words.type,
          hint: t.newProduct.typeHint,
          isCreatable: true,
          choices: typeWordChoices,
        },
        { name: "collection_id", kind: "combobox", label: words.collection, choices: collectionChoices },
        ...(categories
          ? [
              {
                name: "categories",
                kind: "checks" as const,
                label: words.categories,
                choices: categoryChoices,
              },
            ]
          : []),
        { name: "channels", kind: "checks", label: words.channels, choices: channelChoices },
      ]}
    >
      <FieldInput
        field={{ name: "tags", kind: "tags", label: words.tags, isCreatable: true, choices: tagWordChoices }}
        value={tags}
        problem={undefined}
        onChange={(value) => onTags(typedTags(value))}
      />
    </FieldsCard>
  )
}
