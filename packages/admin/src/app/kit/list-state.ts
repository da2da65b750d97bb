/** The filters of which anything is chosen. */
export function withoutEmpty<Filters extends Record<string, readonly string[]>>(
  filters: Filters,
): Partial<Filters> {
  const used = Object.entries(filters).filter(([, values]) => values.length > 0)
  // The entries are a subset of the filters.
  return Object.fromEntries(used) as Partial<Filters>
}
