import type { AdminGetProductsParams, Stheno } from "@stheno/js-client"
import { useMedusa } from "@stheno/medusa-react"
import type { BulkAction, Selection } from "@stheno/ui/table"
import { Boxes, Coins, Eye, EyeOff, FolderPlus, Layers, Pencil, Radio, Trash2 } from "lucide-react"
import { useState, type ReactNode } from "react"
import { useNavigate } from "react-router-dom"
import type { ChangeRow } from "../kit/change-rows.ts"
import { useCategoryOptions, useChannelOptions, useCollectionOptions } from "../kit/choices.ts"
import { FormDialog } from "../kit/form-dialog.tsx"
import { useRowChange } from "../kit/use-row-change.ts"
import { t } from "../messages/index.ts"

const words = t.productBulk
type Place = "collection" | "category" | "channel"

/** As many products as a grid shows. */
const gridLimit = 200

/**
 * What can be done with several products, and the dialog that one of these actions has open.
 * @param filters what the list shows, for a selection of everything that matches
 */
export function useProductBulk(filters: AdminGetProductsParams): {
  actions: readonly BulkAction[]
  dialog: ReactNode
  idsOf: (selection: Selection) => Promise<readonly string[]> | readonly string[]
} {
  const navigate = useNavigate()
  const { client } = useMedusa()
  const idsOf = ({ ids, isAll }: Selection) => (isAll ? readIds(client, filters) : ids)
  const [open, setOpen] = useState<{ place: Place; ids: readonly string[] }>()
  const add = (place: Place) => async (selection: Selection) =>
    setOpen({ place, ids: await idsOf(selection) })
  const go = (page: "edit" | "prices" | "stock") => async (selection: Selection) => {
    if (selection.count > gridLimit) throw new Error(words.tooMany({ count: gridLimit }))
    const ids = await idsOf(selection)
    return navigate(`/a/products/${page}?${ids.map((id) => `id=${id}`).join("&")}`)
  }
  const publish = useRowChange(setStatus("published"), words.publishDone)
  const unpublish = useRowChange(setStatus("draft"), words.unpublishDone)
  const remove = useRowChange((api, id) => api.admin.products.delete(id), words.deleteDone)
  return {
    actions: [
      {
        label: words.edit,
        icon: Pencil,
        onSelect: go("edit"),
      },
      { label: words.editPrices, icon: Coins, onSelect: go("prices") },
      { label: words.editStock, icon: Boxes, onSelect: go("stock") },
      {
        label: t.products.publish,
        icon: Eye,
        onSelect: async (selection) => publish(await idsOf(selection)),
      },
      {
        label: t.products.unpublish,
        icon: EyeOff,
        onSelect: async (selection) => unpublish(await idsOf(selection)),
      },
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
        onSelect: async (selection) => remove(await idsOf(selection)),
      },
    ],
    dialog: open && <AddDialog {...open} onClose={() => setOpen(undefined)} />,
    idsOf,
  }
}

/** The IDs of all products that match, on every page. */
async function readIds(client: Stheno, filters: AdminGetProductsParams): Promise<string[]> {
  const ids: string[] = []
  for await (const { id } of client.admin.products.iterate({
    ...filters,
    limit: 500,
    fields: "id",
    expand: "type",
  }))
    ids.push(id)
  return ids
}

function setStatus(status: "published" | "draft"): ChangeRow {
  return (client, id) => client.admin.products.update(id, { status })
}

function AddDialog({ place, ids, onClose }: { place: Place; ids: readonly string[]; onClose: () => void }) {
  const options = {
    collection: useCollectionOptions(),
    category: useCategoryOptions(),
    channel: useChannelOptions(),
  }[place]
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
      key={options.length}
      title={title[place]}
      fields={[
        {
          name: "place",
          kind: "select",
          label: label[place],
          required: true,
          options,
          ...(options.length === 0 ? { hint: words.nothingToChoose } : {}),
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
