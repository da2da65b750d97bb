/** A format in which variants are made. */
export const formats = ["avif", "webp", "jpeg"] as const
export type Format = (typeof formats)[number]

/** An image in another size and format. */
export interface Variant {
  readonly url: string
  /** in pixels, as the image is shown */
  readonly width: number
  readonly height: number
  readonly format: Format
  /** the size of the file */
  readonly bytes: number
}
