import { Section } from "../kit/page.tsx"
import { PictureOrder } from "../kit/picture-order.tsx"
import { useAction } from "../kit/use-action.ts"
import { t } from "../messages/index.ts"
import type { ShownProduct } from "./shown-product.ts"

const words = t.products

/** The pictures of a product. The API returns them in the order in which they were added, whatever an update says. */
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
  const change = useAction<{ urls: string[]; thumbnail: string | null }>(
    (client, pictures) =>
      client.admin.products.update(product.id, { images: pictures.urls, thumbnail: pictures.thumbnail }),
    { done: words.mediaDone },
  )
  const shown = change.isPending ? change.variables : { urls, thumbnail: product.thumbnail }
  return (
    <Section title={words.media}>
      <PictureOrder
        {...shown}
        isSortable={false}
        busy={upload.isPending}
        onFiles={(files) => upload.mutate(files)}
        onChange={(pictures) => change.mutate(pictures)}
      />
    </Section>
  )
}
