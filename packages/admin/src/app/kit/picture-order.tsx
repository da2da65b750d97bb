import { Upload } from "lucide-react"
import { lazy, Suspense, useRef, type DragEvent } from "react"
import { t } from "../messages/index.ts"
import { Button } from "./button.tsx"
import type { PictureListProps } from "./picture-list.tsx"

// Dragging needs as much script as a whole page.
const PictureList = lazy(async () => ({ default: (await import("./picture-list.tsx")).PictureList }))

interface PictureOrderProps extends PictureListProps {
  readonly busy: boolean
  readonly onFiles: (files: File[]) => void
}

const words = t.products

/** Pictures in their order. Files are dropped onto it, pictures dragged to another place; keys and a menu do the same. */
export function PictureOrder(props: PictureOrderProps) {
  const { urls, thumbnail, busy, onFiles, onChange } = props
  const input = useRef<HTMLInputElement>(null)
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
        <Suspense>
          <PictureList urls={urls} thumbnail={thumbnail} onChange={onChange} />
        </Suspense>
      )}
    </div>
  )
}
