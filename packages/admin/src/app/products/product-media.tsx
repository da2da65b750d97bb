import type { Stheno } from "@stheno/js-client"
import { toast } from "@stheno/ui"
import { useRef, useState } from "react"
import { Section } from "../kit/page.tsx"
import { PictureOrder } from "../kit/picture-order.tsx"
import { useAction } from "../kit/use-action.ts"
import { t } from "../messages/index.ts"
import { AlternativeText, altOf } from "./alternative-text.tsx"
import { mergePictures, type Pictures } from "./merged-pictures.ts"
import type { ShownProduct } from "./shown-product.ts"

const words = t.products

interface Removed {
  readonly url: string
  readonly index: number
  readonly wasThumbnail: boolean
}

/** The pictures of a product, in the order in which the storefront gets them. Each change is saved immediately. */
export function ProductMedia({ product }: { product: ShownProduct }) {
  const write = usePictureWrites(product.id)
  const upload = useAction<File[]>(
    async (client, files) => {
      const { uploads } = await client.admin.uploads.create(files)
      const added = uploads.map(({ url }) => url)
      await write(client, ({ urls, thumbnail }) => ({
        urls: [...urls, ...added],
        thumbnail: thumbnail || (added[0] ?? null),
      }))
    },
    { done: words.uploadDone },
  )
  const restore = useAction<Removed>(
    (client, { url, index, wasThumbnail }) =>
      write(client, (now) => {
        const urls = now.urls.filter((each) => each !== url)
        return { urls: urls.toSpliced(index, 0, url), thumbnail: wasThumbnail ? url : now.thumbnail }
      }),
    { done: words.mediaDone },
  )
  const change = useAction<{ before: Pictures; after: Pictures }>((client, pictures) =>
    write(client, (now) => mergePictures(pictures, now)),
  )
  const [edited, setEdited] = useState<string>()
  const image = product.images.find(({ url }) => url === edited)
  const alts = new Map(
    product.images.map((each) => [each.url, altOf(each)] as const).filter(([, alt]) => alt),
  )
  const known = { urls: product.images.map(({ url }) => url), thumbnail: product.thumbnail }
  const shown = change.isPending && change.input ? change.input.after : known
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
        alts={alts}
        onEditAlt={setEdited}
        busy={upload.isPending}
        onFiles={(files) => upload.mutate(files)}
        onChange={(after) => change.mutate({ before: shown, after }, { onSuccess: () => said(after.urls) })}
      />
      {image && <AlternativeText productId={product.id} image={image} onClose={() => setEdited(undefined)} />}
    </Section>
  )
}

/**
 * Writes the pictures of a product. The API takes all of them: each change is made to those that the product has at that
 * moment, since somebody else may have changed them, and waits for the one before it.
 */
function usePictureWrites(id: string) {
  const last = useRef<Promise<unknown>>(Promise.resolve())
  return (client: Stheno, changed: (now: Pictures) => Pictures): Promise<unknown> => {
    const write = async () => {
      const { product } = await client.admin.products.retrieve(id, {
        expand: "images",
        fields: "id,thumbnail",
      })
      const now = { urls: product.images.map(({ url }) => url), thumbnail: product.thumbnail }
      const { urls, thumbnail } = changed(now)
      await client.admin.products.update(id, {
        images: [...urls],
        ...(thumbnail === now.thumbnail ? {} : { thumbnail }),
      })
    }
    const next = last.current.then(write, write)
    last.current = next
    return next
  }
}
