import clsx from "clsx"
import { Icon } from "@/components/ui/icon"

const widths = [384, 640, 828, 1200, 1920]

interface PictureProps {
  readonly src: string | undefined
  readonly alt: string
  /** the width on the page, as the attribute `sizes` takes it */
  readonly sizes: string
  /** whether it is seen first: it is loaded at once and before others */
  readonly isFirst?: boolean
  /** whether it is near the top, but not the largest: it is loaded at once, after those that are seen first */
  readonly isEager?: boolean
  readonly className?: string
}

/**
 * A product picture, 4:5. It is a plain `img` with widths from Next's image optimizer and costs no script. A vector picture
 * is sent as it is.
 */
export function Picture({ src, alt, sizes, isFirst = false, isEager = isFirst, className }: PictureProps) {
  const box = clsx("aspect-[4/5] w-full bg-sunken object-cover", className)
  if (!src)
    return (
      <div
        aria-hidden
        className={clsx(box, "grid place-items-center bg-linear-to-br from-sunken to-line text-muted")}
      >
        <Icon name="bag" className="size-10 opacity-50" />
      </div>
    )
  const isVector = /\.svg(\?|$)/.test(src)
  return (
    <img
      src={isVector ? src : optimized(src, 828)}
      srcSet={isVector ? undefined : widths.map((width) => `${optimized(src, width)} ${width}w`).join(", ")}
      sizes={isVector ? undefined : sizes}
      alt={alt}
      width={800}
      height={1000}
      loading={isEager ? "eager" : "lazy"}
      decoding={isFirst ? "sync" : "async"}
      fetchPriority={priorityOf({ isFirst, isEager })}
      className={box}
    />
  )
}

/** Without `low`, the browser gives every picture on the screen the line of the largest one. */
function priorityOf({ isFirst, isEager }: { isFirst: boolean; isEager: boolean }) {
  if (isFirst) return "high"
  return isEager ? "low" : undefined
}

function optimized(src: string, width: number): string {
  return `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=75`
}
