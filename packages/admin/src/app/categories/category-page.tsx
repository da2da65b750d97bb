import { useAdminProductCategory } from "@stheno/medusa-react"
import { Pencil, Plus, Trash2 } from "lucide-react"
import { useState } from "react"
import { useNavigate, useParams } from "react-router-dom"
import { ActionMenu, menuLabel } from "../kit/action-menu.tsx"
import { Zone } from "../extensions/zone.tsx"
import { Badge } from "../kit/badge.tsx"
import { Button } from "../kit/button.tsx"
import { Loaded, PageHead } from "../kit/page.tsx"
import { wrapped } from "../kit/use-removal.ts"
import { t } from "../messages/index.ts"
import { ProductPicker } from "../products/product-picker.tsx"
import { ProductTable } from "../products/product-table.tsx"
import { CategoryDialog, type ShownCategory } from "./category-dialog.tsx"

const words = t.categories
const back = { to: "/a/product-categories", label: words.title }

/** A category with its products. */
export function CategoryPage() {
  const { id = "" } = useParams()
  const { product_category: category, error } = useAdminProductCategory(id)
  return (
    <Loaded data={category} error={error} back={back}>
      {(shown) => <CategoryDetails category={shown} />}
    </Loaded>
  )
}

type Shown = ShownCategory & {
  readonly category_children?: readonly { readonly id: string }[]
}

function CategoryDetails({ category }: { category: Shown }) {
  const [open, setOpen] = useState<"edit" | "products" | "below">()
  const close = () => setOpen(undefined)
  const navigate = useNavigate()
  const { id, name } = category
  // Widgets read the categories below from the API.
  const { category_children: _, ...given } = category
  return (
    <>
      <PageHead
        title={name}
        back={back}
        beside={
          <span className="badges">
            <Badge tone={category.is_active ? "green" : "grey"}>
              {category.is_active ? words.active : words.inactive}
            </Badge>
            {category.is_internal && <Badge tone="bronze">{words.internal}</Badge>}
          </span>
        }
        text={category.description || `/${category.handle}`}
        actions={
          <>
            <Button kind="primary" icon={Plus} onClick={() => setOpen("products")}>
              {t.collections.addProducts}
            </Button>
            <ActionMenu
              label={menuLabel(name)}
              actions={[
                { label: words.edit, icon: Pencil, open: () => setOpen("edit") },
                { label: words.createBelow, icon: Plus, open: () => setOpen("below") },
                {
                  label: words.delete,
                  icon: Trash2,
                  danger: true,
                  question: {
                    title: words.deleteQuestion({ name }),
                    text: words.deleteText,
                    label: words.delete,
                  },
                  send: (client) => client.admin.productCategories.delete(id),
                  done: words.deleteDone,
                  after: () => navigate(back.to),
                },
              ]}
            />
          </>
        }
      />
      <Zone zone="product_category.details.before" productCategory={given} />
      <ProductTable
        filter={{ category_id: [id] }}
        removal={{
          label: words.removeProduct,
          remove: (client, ids) =>
            client.admin.productCategories.removeProducts(id, { product_ids: wrapped(ids) }),
          restore: (client, ids) =>
            client.admin.productCategories.addProducts(id, { product_ids: wrapped(ids) }),
        }}
      />
      <Zone zone="product_category.details.after" productCategory={given} />
      {open === "edit" && <CategoryDialog category={category} onClose={close} />}
      {open === "below" && <CategoryDialog parent={category} onClose={close} />}
      {open === "products" && (
        <ProductPicker
          send={(client, ids) =>
            client.admin.productCategories.addProducts(id, { product_ids: wrapped(ids) })
          }
          onClose={close}
        />
      )}
    </>
  )
}
