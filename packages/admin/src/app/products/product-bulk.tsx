import type { Selection } from "@stheno/ui/table"
import { Boxes, Coins, Eye, EyeOff, FolderPlus, Layers, Pencil, Radio, Trash2 } from "lucide-react"
import { useState, type ReactNode } from "react"
import { useNavigate } from "react-router-dom"
import type { ChangeRow } from "../kit/change-rows.ts"
import {
  categoryChoices,
  channelChoices,
  collectionChoices,
  useFoundOptions,
} from "../kit/searched-choices.ts"
import { FormDialog } from "../kit/form-dialog.tsx"
import type { RowChange, RowsAction } from "../kit/row-changes.tsx"
import { t } from "../messages/index.ts"
import { refuseMore } from "./grid-limit.ts"

const words = t.productBulk
type Place = "collection" | "category" | "channel"

/** What can be done with several products, and the dialog that one of these actions has open. */
export function useProductBulk(): { actions: readonly (RowChange | RowsAction)[]; dialog: ReactNode } {
  const navigate = useNavigate()
  const [open, setOpen] = useState<{ place: Place; ids: readonly string[] }>()
  const add =
    (place: Place) =>
    ({ ids }: Selection) =>
      setOpen({ place, ids })
  const inGrid = (page: "edit" | "prices" | "stock") => ({
    refusal: refuseMore,
    onSelect: ({ ids }: Selection) =>
      navigate(`/a/products/${page}?${ids.map((id) => `id=${id}`).join("&")}`),
  })
  return {
    actions: [
      { label: words.edit, icon: Pencil, ...inGrid("edit") },
      { label: words.editPrices, icon: Coins, ...inGrid("prices") },
      { label: words.editStock, icon: Boxes, ...inGrid("stock") },
      { label: t.products.publish, icon: Eye, change: setStatus("published"), done: words.publishDone },
      { label: t.products.unpublish, icon: EyeOff, change: setStatus("draft"), done: words.unpublishDone },
      { label: words.addToCollection, icon: Layers, onSelect: add("collection") },
      { label: words.addToCategory, icon: FolderPlus, onSelect: add("category") },
      { label: words.addToChannel, icon: Radio, onSelect: add("channel") },
      {
        label: t.common.delete,
        icon: Trash2,
        isDanger: true,
        question: ({ count }) => ({
          title: words.deleteQuestion({ count }),
          text: t.products.deleteText,
          label: words.delete,
        }),
        change: (client, id) => client.admin.products.delete(id),
        done: words.deleteDone,
      },
    ],
    dialog: open && <AddDialog {...open} onClose={() => setOpen(undefined)} />,
  }
}

function setStatus(status: "published" | "draft"): ChangeRow {
  return (client, id) => client.admin.products.update(id, { status })
}

function AddDialog({ place, ids, onClose }: { place: Place; ids: readonly string[]; onClose: () => void }) {
  const choices = { collection: collectionChoices, category: categoryChoices, channel: channelChoices }[place]
  const isEmpty = useFoundOptions(choices, "")?.options.length === 0
  const title = {
    collection: words.addToCollection,
    category: words.addToCategory,
    channel: words.addToChannel,
  }
  const label = {
    collection: t.products.collection,
    category: t.products.category,
    channel: t.products.channel,
  }
  return (
    <FormDialog
      title={title[place]}
      draftKey={`products-to-${place}`}
      draftOf={ids.join(" ")}
      fields={[
        {
          name: "place",
          kind: "combobox",
          label: label[place],
          required: true,
          choices,
          ...(isEmpty ? { hint: words.nothingToChoose } : {}),
        },
      ]}
      submit={words.add({ count: ids.length })}
      send={(client, values) => {
        const wrapped = { product_ids: ids.map((id) => ({ id })) }
        if (place === "collection")
          return client.admin.collections.addProducts(values.place, { product_ids: [...ids] })
        return place === "category"
          ? client.admin.productCategories.addProducts(values.place, wrapped)
          : client.admin.salesChannels.addProducts(values.place, wrapped)
      }}
      done={t.collections.addDone}
      onClose={onClose}
    />
  )
}
