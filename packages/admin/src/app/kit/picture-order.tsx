import { Upload } from "lucide-react"
import { lazy, Suspense } from "react"
import { t } from "../messages/index.ts"
import { Button } from "./button.tsx"
import type { PictureListProps } from "./picture-list.tsx"
import { usePictureFiles } from "./use-picture-files.tsx"

// Dragging needs as much script as a whole page.
const PictureList = lazy(async () => ({ default: (await import("./picture-list.tsx")).PictureList }))

interface PictureOrderProps extends PictureListProps {
  readonly busy: boolean
  readonly onFiles: (files: File[]) => void
}

const words = t.products

/** Pictures in their order. Files are dropped onto it, pictures dragged to another place; keys and a menu do the same. */
export function PictureOrder(props: PictureOrderProps) {
  const { busy, onFiles, ...list } = props
  const { input, choose, dropTarget } = usePictureFiles(words.upload, onFiles)
  return (
    <div className="pictures" {...dropTarget}>
      {input}
      <div className="pictures-drop">
        <p className="muted">{words.dropImages}</p>
        <Button icon={Upload} busy={busy} onClick={choose}>
          {words.upload}
        </Button>
      </div>
      {list.urls.length > 0 && (
        <Suspense>
          <PictureList {...list} />
        </Suspense>
      )}
    </div>
  )
}
