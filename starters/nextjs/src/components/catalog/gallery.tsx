import clsx from "clsx"
import { fill } from "@/lib/format"
import type { Messages } from "@/lib/messages"
import type { Product } from "@/lib/product-model"
import { Picture } from "./picture"

interface GalleryProps {
  readonly product: Product
  readonly catalog: Messages["catalog"]
}

/**
 * The pictures of a product: on narrow screens a row to swipe, on wide screens a grid. The browser scrolls, so it works
 * without scripts.
 */
export function Gallery({ product, catalog }: GalleryProps) {
  const { title, images, altTexts } = product
  if (images.length === 0)
    return (
      <div className="flex aspect-[4/5] items-center justify-center rounded-lg bg-linear-to-br from-sunken to-line p-10">
        <p className="display text-center text-6xl lg:text-8xl">{title}</p>
      </div>
    )
  return (
    <div
      role="group"
      aria-label={fill(catalog.pictures, { title })}
      tabIndex={images.length > 1 ? 0 : undefined}
      className="-mx-[clamp(1.25rem,4vw,3.5rem)] flex snap-x snap-mandatory gap-3 overflow-x-auto scroll-smooth px-[clamp(1.25rem,4vw,3.5rem)] [scrollbar-width:none] lg:mx-0 lg:grid lg:grid-cols-2 lg:gap-4 lg:overflow-visible lg:px-0"
    >
      {images.map((image, index) => (
        <Picture
          key={image}
          src={image}
          alt={
            altTexts[image] ?? (index === 0 ? title : fill(catalog.pictureOf, { title, number: index + 1 }))
          }
          sizes={images.length > 1 ? "(min-width: 1024px) 60vw, 88vw" : "(min-width: 1024px) 60vw, 100vw"}
          isFirst={index === 0}
          isEager={index < 2}
          className={`shrink-0 snap-center rounded-lg dark:brightness-92 ${spanOf(index, images.length)}`}
        />
      ))}
    </div>
  )
}

/** The first picture is wide, the others are in pairs, and one that is left over is wide too. Wide ones are square. */
function spanOf(index: number, count: number): string {
  const isWide = index === 0 || (index === count - 1 && count % 2 === 0)
  return clsx(count > 1 && "max-lg:w-[88%]", isWide && "lg:col-span-2 lg:aspect-square")
}
