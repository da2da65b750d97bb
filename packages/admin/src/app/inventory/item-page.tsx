import type { InventoryItem } from "@stheno/js-client"
import { useAdminInventoryItem } from "@stheno/medusa-react"
import { Pencil, Trash2 } from "lucide-react"
import { useState } from "react"
import { Link, useNavigate, useParams } from "react-router-dom"
import { Zone } from "../extensions/zone.tsx"
import { countryName } from "../format/names.ts"
import { formatUnit } from "../format/numbers.ts"
import { ActionMenu, menuLabel } from "../kit/action-menu.tsx"
import { Button } from "../kit/button.tsx"
import { Facts, Loaded, PageHead, Section } from "../kit/page.tsx"
import { t } from "../messages/index.ts"
import { ItemDialog } from "./item-dialog.tsx"
import { ItemLevels } from "./item-levels.tsx"
import { ItemReservations } from "./item-reservations.tsx"
import { itemName } from "./levels.ts"

const words = t.inventory
const back = { to: "/a/inventory", label: words.title }

/** An inventory item: its levels at every location, its reservations and attributes. */
export function InventoryItemPage() {
  const { id = "" } = useParams()
  const { inventory_item: item, error } = useAdminInventoryItem(id, { expand: "variants,variants.product" })
  return (
    <Loaded data={item} error={error} back={back}>
      {(shown) => <ItemDetails item={shown} />}
    </Loaded>
  )
}

type Shown = Omit<InventoryItem, "deleted_at" | "variants"> & {
  readonly variants?: readonly {
    readonly id: string
    readonly title: string
    readonly product_id: string
    readonly product?: { title: string } | null
  }[]
}

function ItemDetails({ item }: { item: Shown }) {
  const navigate = useNavigate()
  const [isEditing, setEditing] = useState(false)
  const variant = item.variants?.[0]
  // Widgets read variants where the page expands them.
  const { variants: _, ...given } = item
  const name = variant?.product?.title ?? itemName(item)
  const size = (value: number | null) => value !== null && formatUnit(value, "millimeter")
  return (
    <>
      <PageHead
        title={name}
        text={variant?.title}
        back={back}
        actions={
          <ActionMenu
            label={menuLabel(name)}
            actions={[
              { label: words.edit, icon: Pencil, open: () => setEditing(true) },
              {
                label: words.delete,
                icon: Trash2,
                danger: true,
                question: {
                  title: words.deleteQuestion({ name }),
                  text: words.deleteText,
                  label: words.delete,
                },
                send: (client) => client.admin.inventoryItems.delete(item.id),
                done: words.deleteDone,
                after: () => navigate(back.to),
              },
            ]}
          />
        }
      />
      <div className="detail">
        <div className="detail-main">
          <Zone zone="inventory_item.details.before" inventoryItem={given} />
          <ItemLevels key={item.id} item={item} />
          <ItemReservations item={item} />
          <Zone zone="inventory_item.details.after" inventoryItem={given} />
        </div>
        <div className="detail-side">
          <Section
            title={t.products.attributes}
            actions={<Button onClick={() => setEditing(true)}>{t.common.edit}</Button>}
          >
            <Facts
              onlyKnown
              facts={[
                [t.products.sku, item.sku],
                variant !== undefined && [
                  t.products.variant,
                  <Link to={`/a/products/${variant.product_id}`}>{variant.title}</Link>,
                ],
                [t.products.weight, item.weight !== null && formatUnit(item.weight, "gram")],
                [t.products.length, size(item.length)],
                [t.products.width, size(item.width)],
                [t.products.height, size(item.height)],
                [t.products.hsCode, item.hs_code],
                [t.products.midCode, item.mid_code],
                [t.products.material, item.material],
                [t.products.origin, countryName(item.origin_country)],
                [words.shipped, item.requires_shipping ? t.common.yes : t.common.no],
              ]}
            />
          </Section>
        </div>
      </div>
      {isEditing && <ItemDialog item={item} onClose={() => setEditing(false)} />}
    </>
  )
}
