import { useAdminProductCategories } from "@stheno/medusa-react"
import { useWatch } from "react-hook-form"
import {
  categoryChoices,
  channelChoices,
  collectionChoices,
  tagWordChoices,
  typeWordChoices,
} from "../../kit/searched-choices.ts"
import { t } from "../../messages/index.ts"
import { FieldsCard } from "./fields-card.tsx"
import { handleOf, type NewProduct } from "./product-draft.ts"

const words = t.products

/** Title, description and the like. */
export function GeneralCard() {
  const suggested = handleOf(useWatch<NewProduct, "title">({ name: "title" }))
  return (
    <FieldsCard
      title={words.general}
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
export function OrganizationCard() {
  const { count: categories } = useAdminProductCategories({ limit: 1 }, { staleTime: 60_000 })
  return (
    <FieldsCard
      title={words.organization}
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
        { name: "tags", kind: "tags", label: words.tags, isCreatable: true, choices: tagWordChoices },
      ]}
    />
  )
}
