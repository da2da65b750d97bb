import clsx from "clsx"
import type { CartLine } from "@/lib/cart-view"

interface ThumbnailProps {
  readonly line: Pick<CartLine, "thumbnail" | "handle" | "quantity">
  /** the locale segment of links; without it, the picture is not a link */
  readonly segment?: string
  /** whether the quantity is shown in a corner */
  readonly hasCount?: boolean
  readonly className?: string
}

/** The picture of a line. It is decoration: the title of the product is beside it. */
export function Thumbnail({ line, segment, hasCount, className }: ThumbnailProps) {
  const picture = line.thumbnail ? (
    // eslint-disable-next-line @next/next/no-img-element -- small, and often a drawing that needs no optimizer
    <img
      src={line.thumbnail}
      alt=""
      width={96}
      height={96}
      loading="lazy"
      className="size-full object-cover"
    />
  ) : null
  const frame = clsx("block overflow-hidden rounded-md bg-sunken", className)
  return (
    <span className="relative shrink-0">
      {segment && line.handle ? (
        <a href={`/${segment}/products/${line.handle}`} tabIndex={-1} aria-hidden className={frame}>
          {picture}
        </a>
      ) : (
        <span className={frame}>{picture}</span>
      )}
      {hasCount && (
        <span
          aria-hidden
          className="absolute -top-2 -right-2 flex h-5 min-w-5 items-center justify-center rounded-full bg-muted px-1.5 text-[0.6875rem] font-medium text-paper tabular-nums"
        >
          {line.quantity}
        </span>
      )}
    </span>
  )
}
