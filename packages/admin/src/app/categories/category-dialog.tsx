import type { ProductCategory } from "@stheno/js-client"
import { useNavigate } from "react-router-dom"
import { versionOfParts } from "../kit/changed-elsewhere.tsx"
import { orNull } from "../kit/fields.ts"
import { FormDialog } from "../kit/form-dialog.tsx"
import { t } from "../messages/index.ts"
import { metadataField, metadataText, wholeMetadataOf } from "../kit/metadata-text.ts"
import type { Node } from "./tree.ts"

const words = t.categories

/** A category as its dialog changes it. */
export type ShownCategory = Node &
  Pick<ProductCategory, "updated_at"> &
  Partial<Pick<ProductCategory, "metadata">>

interface CategoryDialogProps {
  readonly category?: ShownCategory
  /** the category that the new one goes under */
  readonly parent?: Node
  readonly onClose: () => void
}

/** Creates a category, or changes one. */
export function CategoryDialog({ category, parent, onClose }: CategoryDialogProps) {
  const navigate = useNavigate()
  return (
    <FormDialog
      title={category ? words.edit : words.create}
      draftKey={category ? `edit-category ${category.id}` : `category ${parent?.id ?? ""}`}
      {...(parent ? { text: words.under({ name: parent.name }) } : {})}
      fields={[
        { name: "name", kind: "text", label: words.name, required: true },
        {
          name: "handle",
          kind: "text",
          label: words.handle,
          hint: words.handleHint,
          required: category !== undefined,
        },
        { name: "description", kind: "textarea", label: t.products.description },
        { name: "is_active", kind: "switch", label: words.active, hint: words.activeHint },
        { name: "is_internal", kind: "switch", label: words.internal, hint: words.internalHint },
        metadataField,
      ]}
      initial={{
        name: category?.name ?? "",
        handle: category?.handle ?? "",
        description: category?.description ?? "",
        is_active: category?.is_active ?? true,
        is_internal: category?.is_internal ?? false,
        metadata: metadataText(category?.metadata),
      }}
      {...(category ? { version: versionOf(category) } : {})}
      submit={category ? t.common.save : words.create}
      send={async (client, values) => {
        const metadata = wholeMetadataOf(values.metadata, category?.metadata)
        const body = {
          name: values.name.trim(),
          description: values.description.trim(),
          is_active: values.is_active,
          is_internal: values.is_internal,
          ...(orNull(values.handle) ? { handle: values.handle.trim() } : {}),
          ...(metadata ? { metadata } : {}),
        }
        if (category) return client.admin.productCategories.update(category.id, body)
        const { product_category } = await client.admin.productCategories.create({
          ...body,
          parent_category_id: parent?.id ?? null,
        })
        if (!parent) await navigate(`/a/product-categories/${product_category.id}`)
      }}
      done={category ? t.common.saved : words.createDone}
      onClose={onClose}
    />
  )
}

const versionOf = (category: ShownCategory) =>
  versionOfParts<ShownCategory>(
    category,
    ({ name, handle, description, is_active, is_internal, metadata }) => [
      name,
      handle,
      description,
      is_active,
      is_internal,
      metadata,
    ],
    async (client) => (await client.admin.productCategories.retrieve(category.id)).product_category,
  )
