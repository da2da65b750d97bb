import { Image, Trash2, Upload } from "lucide-react"
import { useRef } from "react"
import { ActionMenu, menuLabel } from "../kit/action-menu.tsx"
import { Badge } from "../kit/badge.tsx"
import { Button } from "../kit/button.tsx"
import { Section } from "../kit/page.tsx"
import { useAction } from "../kit/use-action.ts"
import { t } from "../messages/index.ts"
import type { ShownProduct } from "./shown-product.ts"

const words = t.products

/** The pictures of a product. */
export function ProductMedia({ product }: { product: ShownProduct }) {
  const input = useRef<HTMLInputElement>(null)
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
  return (
    <Section
      title={words.media}
      actions={
        <Button icon={Upload} busy={upload.isPending} onClick={() => input.current?.click()}>
          {words.upload}
        </Button>
      }
    >
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*"
        multiple
        aria-label={words.upload}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          event.target.value = ""
          if (files.length > 0) upload.mutate(files)
        }}
      />
      {urls.length === 0 && <p className="muted">{words.noMedia}</p>}
      <ul className="media">
        {urls.map((url, index) => (
          <li key={url}>
            <img src={url} alt={words.picture({ number: index + 1 })} loading="lazy" />
            {url === product.thumbnail && <Badge tone="green">{words.isThumbnail}</Badge>}
            <span className="media-menu">
              <ActionMenu
                label={menuLabel(words.picture({ number: index + 1 }))}
                actions={[
                  url !== product.thumbnail && {
                    label: words.makeThumbnail,
                    icon: Image,
                    send: (client) => client.admin.products.update(product.id, { thumbnail: url }),
                    done: words.thumbnailDone,
                  },
                  {
                    label: words.removePicture,
                    icon: Trash2,
                    danger: true,
                    send: (client) =>
                      client.admin.products.update(product.id, {
                        images: urls.filter((each) => each !== url),
                        ...(url === product.thumbnail
                          ? { thumbnail: urls.find((each) => each !== url) ?? null }
                          : {}),
                      }),
                    done: words.removePictureDone,
                  },
                ]}
              />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
