import sharp, { type Sharp } from "sharp"
import type { VariantOptions } from "./options.ts"
import type { Format } from "./variant.ts"

/** An image in another size and format, before it is stored. */
export interface MadeImage {
  readonly bytes: Uint8Array
  readonly width: number
  readonly height: number
  readonly format: Format
}

/** An image from which no variants can be made, whatever is tried. */
export class UnusableImage extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = "UnusableImage"
  }
}

/** The formats that are read. SVG and PDF are documents, which can name other files, and other formats are rare. */
const readers = ["Jpeg", "Png", "Webp", "Heif", "Nsgif"].map((name) => `VipsForeignLoad${name}`)

sharp.block({ operation: ["VipsForeignLoad"] })
sharp.unblock({ operation: readers })
// One image at a time on one core: requests have the others.
sharp.concurrency(1)
sharp.cache(false)

/**
 * Makes the variants of an image: turned as its metadata says, without its metadata, never enlarged.
 * @param onProgress called after each variant
 * @throws UnusableImage for a file that is not an image, is damaged, animated, or has too many pixels
 */
export async function makeImages(
  bytes: Uint8Array,
  options: VariantOptions,
  onProgress: () => Promise<void> = () => Promise.resolve(),
): Promise<MadeImage[]> {
  const open = () => sharp(bytes, { limitInputPixels: options.max_pixels, failOn: "error" })
  try {
    const { autoOrient, pages = 1, format } = await open().metadata()
    if (pages > 1) throw new UnusableImage("The image is animated")
    const widths = [...new Set(options.widths.map((width) => Math.min(width, autoOrient.width)))]
    const made: MadeImage[] = []
    for (const width of widths.toSorted((a, b) => a - b))
      for (const wanted of options.formats) {
        const resized = open().autoOrient().resize({ width }).timeout({ seconds: options.timeout })
        const { data, info } = await encode(resized, wanted, options).toBuffer({ resolveWithObject: true })
        made.push({ bytes: data, width: info.width, height: info.height, format: wanted })
        await onProgress()
      }
    if (made.length === 0) throw new UnusableImage(`The image (${format}) has no pixels`)
    return made
  } catch (error) {
    if (error instanceof UnusableImage) throw error
    throw new UnusableImage(`The image cannot be read: ${(error as Error).message}`, { cause: error })
  }
}

function encode(image: Sharp, format: Format, { quality }: VariantOptions): Sharp {
  if (format === "avif") return image.avif({ quality: quality.avif, effort: 4 })
  if (format === "webp") return image.webp({ quality: quality.webp })
  // JPEG has no transparency.
  return image.flatten({ background: "#ffffff" }).jpeg({ quality: quality.jpeg, mozjpeg: true })
}
