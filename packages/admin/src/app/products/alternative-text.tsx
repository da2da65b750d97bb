import type { Version } from "../kit/changed-elsewhere.tsx"
import { FormDialog } from "../kit/form-dialog.tsx"
import { t } from "../messages/index.ts"
import type { ShownProduct } from "./shown-product.ts"

const words = t.products

type ShownImage = Pick<ShownProduct["images"][number], "id" | "metadata">

interface AlternativeTextProps {
  readonly productId: string
  readonly image: ShownImage
  readonly onClose: () => void
}

/** Edits what describes an image to people who cannot see it. */
export function AlternativeText({ productId, image, onClose }: AlternativeTextProps) {
  return (
    <FormDialog
      title={words.editAlt}
      draftKey={`alternative-text ${image.id}`}
      fields={[{ name: "alt", kind: "textarea", label: words.altText, hint: words.altHint }]}
      initial={{ alt: altOf(image) }}
      version={versionOf(productId, image)}
      submit={t.common.save}
      send={(client, { alt }) =>
        client.admin.custom.post(`/products/${productId}/images/${image.id}`, {
          // An empty text removes the key.
          metadata: { alt: alt.trim() },
        })
      }
      done={t.common.saved}
      onClose={onClose}
    />
  )
}

/** The alternative text of an image; empty where it has none. */
export function altOf({ metadata }: Pick<ShownImage, "metadata">): string {
  const alt = metadata?.["alt"]
  return typeof alt === "string" ? alt : ""
}

function versionOf(productId: string, image: ShownImage): Version {
  return {
    shown: altOf(image),
    read: async (client) => {
      const { product } = await client.admin.products.retrieve(productId, { expand: "images", fields: "id" })
      const now = product.images.find(({ id }) => id === image.id)
      // Saving says that it is gone.
      return now ? { version: altOf(now), at: now.updated_at } : altOf(image)
    },
  }
}
