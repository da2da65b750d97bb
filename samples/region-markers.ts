/**
 * Lets a test know which region of a sample is running: `// region name` becomes a call of `onSampleRegion`.
 * A plugin of Vite.
 */
export function regionMarkers(areas: readonly string[]) {
  const isSample = new RegExp(`/samples/(${areas.join("|")})/[\\w-]+\\.ts$`)
  return {
    name: "region-markers",
    enforce: "pre" as const,
    transform(code: string, id: string): string | undefined {
      if (!isSample.test(id)) return undefined
      return code
        .replace(
          /^[ \t]*\/\/ region ([\w-]+)$/gm,
          'globalThis.onSampleRegion?.("$1");',
        )
        .replace(/^[ \t]*\/\/ endregion$/gm, "globalThis.onSampleRegion?.();")
    },
  }
}

/** Folders whose samples run by themselves, each in a separate shop. */
export const sampleAreas = [
  "carts",
  "customers",
  "discounts",
  "gift-cards",
  "inventory",
  "js-client",
  "orders",
  "price-lists",
  "products",
  "regions",
  "sales-channels",
  "taxes",
  "users",
]
