import { Pencil, X } from "lucide-react"
import { useState } from "react"
import { useController, useWatch } from "react-hook-form"
import { ActionMenu, menuLabel } from "../../kit/action-menu.tsx"
import { Changes } from "../../kit/changes.ts"
import { FormDialog } from "../../kit/form-dialog.tsx"
import { metadataField } from "../../kit/metadata-text.ts"
import { t } from "../../messages/index.ts"

/** The page sends it later, with its form. */
const nothing: readonly string[] = []

/** The part of a form with the metadata of its items, one `key: value` on a line. */
interface ItemsForm {
  readonly items: readonly { readonly metadata?: string }[]
  readonly customItems: readonly { readonly metadata?: string }[]
}

type Name = `items.${number}.metadata` | `customItems.${number}.metadata`

/**
 * The buttons of an item of a form.
 * @param metadata the name of the item's metadata, if it can have some
 */
export function ItemButtons(props: {
  readonly title: string
  readonly metadata?: Name | undefined
  readonly onRemove: () => void
}) {
  const { title, metadata, onRemove } = props
  return (
    <span className="item-buttons">
      {metadata && <ItemMetadata name={metadata} title={title} />}
      <button
        type="button"
        className="icon-button small"
        aria-label={t.orderTasks.removeItem({ title })}
        onClick={onRemove}
      >
        <X size={16} aria-hidden />
      </button>
    </span>
  )
}

/** The menu of an item of a form, which opens a dialog for the item's metadata. */
function ItemMetadata({ name, title }: { readonly name: Name; readonly title: string }) {
  const [isOpen, setOpen] = useState(false)
  const { field } = useController<ItemsForm, Name>({ name })
  return (
    <>
      <ActionMenu
        label={menuLabel(title)}
        actions={[{ label: t.common.editMetadata, icon: Pencil, open: () => setOpen(true) }]}
      />
      {isOpen && (
        <Changes value={nothing}>
          <FormDialog
            title={t.common.editMetadata}
            text={title}
            draftKey={`item-metadata ${location.pathname.split("/").join(" ")} ${name}`}
            // Another item may have this place by then.
            draftOf={`${title}\n${field.value ?? ""}`}
            fields={[metadataField]}
            initial={{ metadata: field.value ?? "" }}
            submit={t.common.save}
            send={async (_client, { metadata }) => field.onChange(metadata)}
            onClose={() => setOpen(false)}
          />
        </Changes>
      )}
    </>
  )
}

/** What was entered there, below the item. */
export function ItemNote({ name }: { readonly name: Name }) {
  return <MetadataNote text={useWatch<ItemsForm, Name>({ name }) ?? ""} />
}

/** Metadata below what it belongs to, one `key: value` on a line. */
export function MetadataNote({ text }: { text: string }) {
  return text && <span className="muted small metadata-note">{text}</span>
}
