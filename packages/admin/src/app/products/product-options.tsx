import { Pencil, Trash2 } from "lucide-react"
import { useState } from "react"
import { formatList } from "../format/numbers.ts"
import { ActionMenu, menuLabel } from "../kit/action-menu.tsx"
import { FormDialog } from "../kit/form-dialog.tsx"
import { metadataField, metadataOf, metadataText } from "../kit/metadata-text.ts"
import { t } from "../messages/index.ts"
import { versionOf } from "./product-version.ts"
import type { ShownProduct } from "./shown-product.ts"

const words = t.products
type Option = ShownProduct["options"][number]

/** An option of a product with its values. */
export function OptionRow({ product, option }: { product: ShownProduct; option: Option }) {
  const [isOpen, setOpen] = useState(false)
  const values = [...new Set(option.values.map(({ value }) => value))]
  return (
    <li>
      <span className="stack">
        <span>{option.title}</span>
        <span className="muted small">{formatList(values)}</span>
      </span>
      <ActionMenu
        label={menuLabel(option.title)}
        actions={[
          { label: words.renameOption, icon: Pencil, open: () => setOpen(true) },
          {
            label: words.deleteOption,
            icon: Trash2,
            danger: true,
            question: {
              title: words.deleteOptionQuestion({ title: option.title }),
              text: words.deleteOptionText,
              label: words.deleteOption,
            },
            send: (client) => client.admin.products.deleteOption(product.id, option.id),
            done: words.optionDeleted,
          },
        ]}
      />
      {isOpen && <OptionDialog product={product} option={option} onClose={() => setOpen(false)} />}
    </li>
  )
}

/** Adds an option, or changes the name and the metadata of one. */
export function OptionDialog(props: { product: ShownProduct; option?: Option; onClose: () => void }) {
  const { product, option, onClose } = props
  return (
    <FormDialog
      title={option ? words.renameOption : words.addOption}
      draftKey={option ? `edit-option ${option.id}` : `option ${product.id}`}
      fields={[
        { name: "title", kind: "text", label: words.optionName, hint: words.optionNameHint, required: true },
        metadataField,
      ]}
      initial={{ title: option?.title ?? "", metadata: metadataText(option?.metadata) }}
      submit={option ? t.common.save : words.addOption}
      {...(option ? { version: versionOf(product) } : {})}
      send={(client, { title, metadata: text }) => {
        const metadata = metadataOf(text, option?.metadata)
        const values = { title: title.trim(), ...(metadata ? { metadata } : {}) }
        return option
          ? client.admin.products.updateOption(product.id, option.id, values)
          : client.admin.products.addOption(product.id, values)
      }}
      done={words.optionDone}
      onClose={onClose}
    />
  )
}
