import type { ProductCollection } from "@stheno/js-client"
import { versionOfParts } from "../kit/changed-elsewhere.tsx"
import { orNull } from "../kit/fields.ts"
import { FormDialog } from "../kit/form-dialog.tsx"
import { t } from "../messages/index.ts"

const words = t.collections

type Known = Pick<ProductCollection, "id" | "title" | "handle" | "updated_at">

interface CollectionDialogProps {
  readonly collection?: Known
  readonly onClose: () => void
}

/** Makes a collection, or changes one. */
export function CollectionDialog({ collection, onClose }: CollectionDialogProps) {
  return (
    <FormDialog
      title={collection ? words.edit : words.create}
      draftKey={collection ? `edit-collection ${collection.id}` : "collection"}
      fields={[
        { name: "title", kind: "text", label: words.name, required: true },
        { name: "handle", kind: "text", label: words.handle, hint: words.handleHint },
      ]}
      initial={{ title: collection?.title ?? "", handle: collection?.handle ?? "" }}
      {...(collection ? { version: versionOf(collection) } : {})}
      submit={collection ? t.common.save : words.create}
      send={(client, { title, handle }) => {
        const values = { title: title.trim(), ...(orNull(handle) ? { handle: handle.trim() } : {}) }
        return collection
          ? client.admin.collections.update(collection.id, values)
          : client.admin.collections.create(values)
      }}
      done={collection ? words.editDone : words.createDone}
      onClose={onClose}
    />
  )
}

const versionOf = (collection: Known) =>
  versionOfParts(
    collection,
    ({ title, handle }) => [title, handle],
    async (client) => (await client.admin.collections.retrieve(collection.id)).collection,
  )
