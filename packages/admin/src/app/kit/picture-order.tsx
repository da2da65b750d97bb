import { ArrowLeft, ArrowRight, Image, Trash2, Upload } from "lucide-react"
import { useRef, useState, type DragEvent } from "react"
import { t } from "../messages/index.ts"
import { ActionMenu, menuLabel } from "./action-menu.tsx"
import { Badge } from "./badge.tsx"
import { Button } from "./button.tsx"
import { moved } from "./moved.ts"

interface PictureOrderProps {
  readonly urls: readonly string[]
  readonly thumbnail: string | null
  readonly busy: boolean
  readonly onFiles: (files: File[]) => void
  readonly onChange: (pictures: { urls: string[]; thumbnail: string | null }) => void
}

const words = t.products

/** Pictures in their order. Files are dropped onto it, pictures dragged to another place; a menu does the same. */
export function PictureOrder(props: PictureOrderProps) {
  const { urls, thumbnail, busy, onFiles, onChange } = props
  const input = useRef<HTMLInputElement>(null)
  const [dragged, setDragged] = useState<number>()
  const move = (from: number, to: number) => onChange({ urls: moved(urls, from, to), thumbnail })
  const drop = (event: DragEvent, to = urls.length - 1) => {
    event.preventDefault()
    event.stopPropagation()
    const files = [...event.dataTransfer.files].filter(({ type }) => type.startsWith("image/"))
    if (files.length > 0) onFiles(files)
    else if (dragged !== undefined && dragged !== to) move(dragged, to)
    setDragged(undefined)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the button does the same
    <div className="pictures" onDragOver={(event) => event.preventDefault()} onDrop={(event) => drop(event)}>
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
          if (files.length > 0) onFiles(files)
        }}
      />
      <div className="pictures-drop">
        <p className="muted">{words.dropImages}</p>
        <Button icon={Upload} busy={busy} onClick={() => input.current?.click()}>
          {words.upload}
        </Button>
      </div>
      <ul className="media">
        {urls.map((url, index) => (
          <li
            key={url}
            draggable
            className={dragged === index ? "media-dragged" : undefined}
            onDragStart={() => setDragged(index)}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => drop(event, index)}
          >
            <img src={url} alt={words.picture({ number: index + 1 })} loading="lazy" draggable={false} />
            {url === thumbnail && <Badge tone="green">{words.isThumbnail}</Badge>}
            <span className="media-menu">
              <ActionMenu
                label={menuLabel(words.picture({ number: index + 1 }))}
                actions={[
                  url !== thumbnail && {
                    label: words.makeThumbnail,
                    icon: Image,
                    open: () => onChange({ urls: [...urls], thumbnail: url }),
                  },
                  index > 0 && {
                    label: words.moveEarlier,
                    icon: ArrowLeft,
                    open: () => move(index, index - 1),
                  },
                  index < urls.length - 1 && {
                    label: words.moveLater,
                    icon: ArrowRight,
                    open: () => move(index, index + 1),
                  },
                  {
                    label: words.removePicture,
                    icon: Trash2,
                    danger: true,
                    open: () => onChange(withoutPicture(urls, thumbnail, url)),
                  },
                ]}
              />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function withoutPicture(urls: readonly string[], thumbnail: string | null, removed: string) {
  const rest = urls.filter((each) => each !== removed)
  return { urls: rest, thumbnail: thumbnail === removed ? (rest[0] ?? null) : thumbnail }
}
