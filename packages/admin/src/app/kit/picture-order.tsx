import { SortableList } from "@stheno/ui/sortable"
import { ArrowLeft, ArrowRight, Image, Trash2, Upload } from "lucide-react"
import { useRef, type DragEvent } from "react"
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

/** Pictures in their order. Files are dropped onto it, pictures dragged to another place; keys and a menu do the same. */
export function PictureOrder(props: PictureOrderProps) {
  const { urls, thumbnail, busy, onFiles, onChange } = props
  const input = useRef<HTMLInputElement>(null)
  const move = (from: number, to: number) => onChange({ urls: moved(urls, from, to), thumbnail })
  const drop = (event: DragEvent) => {
    event.preventDefault()
    const files = [...event.dataTransfer.files].filter(({ type }) => type.startsWith("image/"))
    if (files.length > 0) onFiles(files)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the button does the same
    <div className="pictures" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
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
      {urls.length > 0 && (
        <div className="media">
          <SortableList
            isGrid
            label={words.media}
            items={urls.map((url) => ({ id: url }))}
            itemLabel={({ id }) => words.picture({ number: urls.indexOf(id) + 1 })}
            onChange={(items) => onChange({ urls: items.map(({ id }) => id), thumbnail })}
          >
            {({ id: url }, index) => (
              <>
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
              </>
            )}
          </SortableList>
        </div>
      )}
    </div>
  )
}

function withoutPicture(urls: readonly string[], thumbnail: string | null, removed: string) {
  const rest = urls.filter((each) => each !== removed)
  return { urls: rest, thumbnail: thumbnail === removed ? (rest[0] ?? null) : thumbnail }
}
