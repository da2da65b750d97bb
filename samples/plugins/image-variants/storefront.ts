interface Variant {
  url: string
  width: number
  height: number
  format: "avif" | "webp" | "jpeg"
}

/** The sources of a <picture>: one for each format, with all its widths. */
export function sourcesOf(variants: readonly Variant[] | null) {
  const formats = ["avif", "webp", "jpeg"].filter((format) =>
    variants?.some((variant) => variant.format === format),
  )
  return formats.map((format) => ({
    type: `image/${format}`,
    srcSet: variants!
      .filter((variant) => variant.format === format)
      .map(({ url, width }) => `${url} ${width}w`)
      .join(", "),
  }))
}
