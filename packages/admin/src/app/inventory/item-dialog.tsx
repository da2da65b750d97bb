import type { InventoryItem } from "@stheno/js-client"
import { versionOfParts } from "../kit/changed-elsewhere.tsx"
import { numberOrNull, orNull } from "../kit/fields.ts"
import { FormDialog } from "../kit/form-dialog.tsx"
import { t } from "../messages/index.ts"
import { countryOptions } from "../settings/country-options.ts"

const words = t.inventory

type ShownItem = Omit<InventoryItem, "deleted_at" | "variants">

interface ItemDialogProps {
  readonly item: ShownItem
  readonly onClose: () => void
}

/** Changes the attributes of an item. */
export function ItemDialog({ item, onClose }: ItemDialogProps) {
  return (
    <FormDialog
      wide
      title={words.edit}
      draftKey={`edit-item ${item.id}`}
      fields={[
        { name: "title", kind: "text", label: words.name, half: true },
        { name: "sku", kind: "text", label: t.products.sku, half: true },
        { name: "description", kind: "textarea", label: t.products.description },
        { name: "weight", kind: "number", isWhole: true, min: 0, label: t.products.weightUnit, half: true },
        { name: "length", kind: "number", isWhole: true, min: 0, label: t.products.lengthUnit, half: true },
        { name: "width", kind: "number", isWhole: true, min: 0, label: t.products.widthUnit, half: true },
        { name: "height", kind: "number", isWhole: true, min: 0, label: t.products.heightUnit, half: true },
        { name: "hs_code", kind: "text", label: t.products.hsCode, half: true },
        { name: "mid_code", kind: "text", label: t.products.midCode, half: true },
        { name: "material", kind: "text", label: t.products.material, half: true },
        {
          name: "origin_country",
          kind: "select",
          label: t.products.origin,
          half: true,
          options: countryOptions(),
        },
        { name: "requires_shipping", kind: "switch", label: words.shipped },
      ]}
      initial={valuesOf(item)}
      version={versionOfParts<ShownItem>(
        item,
        valuesOf,
        async (client) => (await client.admin.inventoryItems.retrieve(item.id)).inventory_item,
      )}
      submit={t.common.save}
      send={(client, values) =>
        client.admin.inventoryItems.update(item.id, {
          title: orNull(values.title),
          sku: orNull(values.sku),
          description: orNull(values.description),
          weight: numberOrNull(values.weight),
          length: numberOrNull(values.length),
          width: numberOrNull(values.width),
          height: numberOrNull(values.height),
          hs_code: orNull(values.hs_code),
          mid_code: orNull(values.mid_code),
          material: orNull(values.material),
          origin_country: orNull(values.origin_country),
          requires_shipping: values.requires_shipping,
        })
      }
      done={t.common.saved}
      onClose={onClose}
    />
  )
}

/** What the form shows of an item. */
function valuesOf(item: ShownItem) {
  return {
    title: item.title ?? "",
    sku: item.sku ?? "",
    description: item.description ?? "",
    weight: String(item.weight ?? ""),
    length: String(item.length ?? ""),
    width: String(item.width ?? ""),
    height: String(item.height ?? ""),
    hs_code: item.hs_code ?? "",
    mid_code: item.mid_code ?? "",
    material: item.material ?? "",
    origin_country: item.origin_country?.toLowerCase() ?? "",
    requires_shipping: item.requires_shipping ?? true,
  }
}
