const taxOnTop: ReadonlySet<string> = new Set(["us", "ca"])

/**
 * Whether a country's customers expect prices with tax. In the United States and Canada prices are shown without, because
 * the tax depends on the address; everywhere else the price on the tag is what is paid.
 */
export function pricesIncludeTax(country: string): boolean {
  return !taxOnTop.has(country)
}
