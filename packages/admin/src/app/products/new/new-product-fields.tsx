import { useAdminProductTags } from "@stheno/medusa-react"
import {
  useCategoryOptions,
  useChannelOptions,
  useCollectionOptions,
  useTypeOptions,
} from "../../kit/choices.ts"
import { ChipsField } from "../../kit/chips-field.tsx"
import { textOf } from "../../kit/fields.ts"
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
  const collections = useCollectionOptions()
  const channels = useChannelOptions()
  const categories = useCategoryOptions()
  const types = useTypeOptions()
  const { product_tags: known = [] } = useAdminProductTags({ limit: 200 })
  return (
    <FieldsCard
      title={words.organization}
      form={form}
      fields={[
        {
          name: "type",
          kind: "text",
          label: words.type,
          hint: t.newProduct.typeHint,
          suggestions: types.map(({ label }) => label),
        },
        { name: "collection_id", kind: "select", label: words.collection, options: collections },
        ...(categories.length > 0
          ? [{ name: "categories", kind: "checks" as const, label: words.categories, options: categories }]
          : []),
        { name: "channels", kind: "checks", label: words.channels, options: channels },
      ]}
    >
      <ChipsField
        label={words.tags}
        hint={t.newProduct.chipsHint}
        values={tags}
        suggestions={known.map(({ value }) => value)}
        onChange={onTags}
      />
    </FieldsCard>
  )
}
