import { SortableList } from "@stheno/ui/sortable"
import { ArrowLeft, ArrowRight, Captions, Image, Trash2 } from "lucide-react"
import { t } from "../messages/index.ts"
import { ActionMenu, menuLabel } from "./action-menu.tsx"
import { Badge } from "./badge.tsx"
import { moved } from "./moved.ts"

export interface PictureListProps {
  readonly urls: readonly string[]
  readonly thumbnail: string | null
  readonly onChange: (pictures: { urls: string[]; thumbnail: string | null }) => void
  /** alternative texts by URL; absent while pictures have none yet */
  readonly alts?: ReadonlyMap<string, string>
  /** edits the alternative text of a picture */
  readonly onEditAlt?: (url: string) => void
}

const words = t.products

/** Pictures, each with a menu, that are dragged to another place; keys and the menu do the same. */
export function PictureList({ urls, thumbnail, onChange, alts, onEditAlt }: PictureListProps) {
  const move = (from: number, to: number) => onChange({ urls: moved(urls, from, to), thumbnail })
  return (
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
            <img
              src={url}
              alt={alts?.get(url) ?? words.picture({ number: index + 1 })}
              loading="lazy"
              draggable={false}
            />
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
                  onEditAlt !== undefined && {
                    label: words.editAlt,
                    icon: Captions,
                    open: () => onEditAlt(url),
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
  )
}

function withoutPicture(urls: readonly string[], thumbnail: string | null, removed: string) {
  const rest = urls.filter((each) => each !== removed)
  return { urls: rest, thumbnail: thumbnail === removed ? (rest[0] ?? null) : thumbnail }
}
