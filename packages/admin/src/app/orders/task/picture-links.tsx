import { Thumbnail } from "../../kit/thumbnail.tsx"
import { t } from "../../messages/index.ts"

const words = t.orderTasks

/** The pictures of an item, as links to the whole ones. */
export function PictureLinks({ urls }: { urls: readonly string[] }) {
  return urls.map((url, index) => (
    <a
      key={url}
      href={url}
      target="_blank"
      rel="noreferrer"
      aria-label={words.imageNumber({ number: index + 1 })}
    >
      <Thumbnail url={url} size={40} />
    </a>
  ))
}
