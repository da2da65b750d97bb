import type { ProductCollection } from "@stheno/js-client"
import { useAdminCollection } from "@stheno/medusa-react"
import { Pencil, Plus, Trash2 } from "lucide-react"
import { useState } from "react"
import { useNavigate, useParams } from "react-router-dom"
import { Zone } from "../extensions/zone.tsx"
import { ActionMenu, menuLabel } from "../kit/action-menu.tsx"
import { Button } from "../kit/button.tsx"
import { MetadataSection } from "../kit/metadata-section.tsx"
import { Loaded, PageHead } from "../kit/page.tsx"
import { t } from "../messages/index.ts"
import { ProductPicker } from "../products/product-picker.tsx"
import { ProductTable } from "../products/product-table.tsx"
import { CollectionDialog } from "./collection-dialog.tsx"

const words = t.collections
const back = { to: "/a/collections", label: words.title }

/** A collection with its products. */
export function CollectionPage() {
  const { id = "" } = useParams()
  const { collection, error } = useAdminCollection(id)
  return (
    <Loaded data={collection} error={error} back={back}>
      {(shown) => <CollectionDetails collection={shown} />}
    </Loaded>
  )
}

type Shown = Pick<ProductCollection, "id" | "title" | "handle" | "metadata" | "updated_at">

function CollectionDetails({ collection }: { collection: Shown }) {
  const [open, setOpen] = useState<"edit" | "products">()
  const navigate = useNavigate()
  const { id, title, handle } = collection
  return (
    <>
      <PageHead
        title={title}
        back={back}
        text={handle && `/${handle}`}
        actions={
          <>
            <Button kind="primary" icon={Plus} onClick={() => setOpen("products")}>
              {words.addProducts}
            </Button>
            <ActionMenu
              label={menuLabel(title)}
              actions={[
                { label: words.edit, icon: Pencil, open: () => setOpen("edit") },
                {
                  label: words.delete,
                  icon: Trash2,
                  danger: true,
                  question: {
                    title: words.deleteQuestion({ title }),
                    text: words.deleteText,
                    label: words.delete,
                  },
                  send: (client) => client.admin.collections.delete(id),
                  done: words.deleteDone,
                  after: () => navigate(back.to),
                },
              ]}
            />
          </>
        }
      />
      <Zone zone="product_collection.details.before" productCollection={collection} />
      <ProductTable
        filter={{ collection_id: [id] }}
        removal={{
          label: words.removeProduct,
          remove: (client, ids) => client.admin.collections.removeProducts(id, { product_ids: [...ids] }),
          restore: (client, ids) => client.admin.collections.addProducts(id, { product_ids: [...ids] }),
        }}
      />
      <MetadataSection
        of={id}
        metadata={collection.metadata}
        version={{
          shown: collection.updated_at,
          read: async (client) => (await client.admin.collections.retrieve(id)).collection.updated_at,
        }}
        send={(client, metadata) => client.admin.collections.update(id, { metadata })}
      />
      <Zone zone="product_collection.details.after" productCollection={collection} />
      {open === "edit" && <CollectionDialog collection={collection} onClose={() => setOpen(undefined)} />}
      {open === "products" && (
        <ProductPicker
          send={(client, ids) => client.admin.collections.addProducts(id, { product_ids: ids })}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}
