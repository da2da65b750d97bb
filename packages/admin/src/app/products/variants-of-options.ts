/** An option of a product that is to be made, e.g. Size with S, M and L. */
export interface NewOption {
  readonly title: string
  readonly values: readonly string[]
}

/** Every combination of values, one per option; without options, one empty combination. */
export function combinations(options: readonly NewOption[]): string[][] {
  return options.reduce<string[][]>(
    (found, { values }) => found.flatMap((start) => values.map((value) => [...start, value])),
    [[]],
  )
}

/**
 * The combinations that no variant has.
 * @param taken the values of each variant, in the order of the options
 * @returns none for a product without options
 */
export function missingCombinations(
  options: readonly NewOption[],
  taken: readonly (readonly string[])[],
): string[][] {
  if (options.length === 0) return []
  const known = new Set(taken.map((values) => JSON.stringify(values)))
  return combinations(options).filter((values) => !known.has(JSON.stringify(values)))
}

/** Variants in the order in which the storefront shows them. */
export function rankedVariants<Variant extends { readonly variant_rank: number | null }>(
  variants: readonly Variant[],
): Variant[] {
  return variants.toSorted((one, other) => (one.variant_rank ?? 0) - (other.variant_rank ?? 0))
}
