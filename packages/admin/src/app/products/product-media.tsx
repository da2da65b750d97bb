import { toast } from "@stheno/ui"
import { Section } from "../kit/page.tsx"
import { PictureOrder } from "../kit/picture-order.tsx"
import { useAction } from "../kit/use-action.ts"
import { t } from "../messages/index.ts"
import type { ShownProduct } from "./shown-product.ts"

const words = t.products

interface Removed {
  readonly url: string
  readonly index: number
  readonly wasThumbnail: boolean
}

/** The pictures of a product, in the order in which the storefront gets them. Each change is saved immediately. */
export function ProductMedia({ product }: { product: ShownProduct }) {
  const urls = product.images.map(({ url }) => url)
  const upload = useAction<File[]>(
    async (client, files) => {
      const { uploads } = await client.admin.uploads.create(files)
      const added = uploads.map(({ url }) => url)
      await client.admin.products.update(product.id, {
        images: [...urls, ...added],
        ...(product.thumbnail ? {} : { thumbnail: added[0] ?? null }),
      })
    },
    { done: words.uploadDone },
  )
  const restore = useAction<Removed>(
    async (client, { url, index, wasThumbnail }) => {
      // Other pictures may have come and gone since.
      const now = await client.admin.products.retrieve(product.id, { expand: "images", fields: "id" })
      const images = now.product.images.map((image) => image.url).filter((each) => each !== url)
      images.splice(index, 0, url)
      await client.admin.products.update(product.id, { images, ...(wasThumbnail ? { thumbnail: url } : {}) })
    },
    { done: words.mediaDone },
  )
  const change = useAction<{ urls: string[]; thumbnail: string | null }>((client, pictures) =>
    client.admin.products.update(product.id, { images: pictures.urls, thumbnail: pictures.thumbnail }),
  )
  const shown = change.isPending ? change.variables : { urls, thumbnail: product.thumbnail }
  const said = (next: readonly string[]) => {
    const index = shown.urls.findIndex((url) => !next.includes(url))
    const url = shown.urls[index]
    if (url === undefined) return toast.success(words.mediaDone)
    const removed = { url, index, wasThumbnail: url === shown.thumbnail }
    toast.success(words.pictureRemoved, {
      duration: 10_000,
      action: { label: t.kit.undo, onClick: () => restore.mutate(removed) },
    })
  }
  return (
    <Section title={words.media}>
      <PictureOrder
        {...shown}
        busy={upload.isPending}
        onFiles={(files) => upload.mutate(files)}
        onChange={(pictures) => change.mutate(pictures, { onSuccess: () => said(pictures.urls) })}
      />
    </Section>
  )
}
