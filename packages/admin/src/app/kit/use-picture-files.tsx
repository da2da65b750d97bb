import { useRef, type DragEvent } from "react"

/**
 * Lets a person choose pictures, or drop them onto an element. Other files are left out.
 * @returns the input to draw, `choose`, which opens the dialog of the browser, and `dropTarget`, the properties of the
 *   element onto which pictures are dropped
 */
export function usePictureFiles(label: string, onFiles: (files: File[]) => void) {
  const ref = useRef<HTMLInputElement>(null)
  const add = (chosen: Iterable<File>) => {
    const files = [...chosen].filter(({ type }) => type.startsWith("image/"))
    if (files.length > 0) onFiles(files)
  }
  const input = (
    <input
      ref={ref}
      hidden
      type="file"
      accept="image/*"
      multiple
      aria-label={label}
      onChange={(event) => {
        const files = [...(event.target.files ?? [])]
        event.target.value = ""
        add(files)
      }}
    />
  )
  const dropTarget = {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      add(event.dataTransfer.files)
    },
  }
  return { input, choose: () => ref.current?.click(), dropTarget }
}
