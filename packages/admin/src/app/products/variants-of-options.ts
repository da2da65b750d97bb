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
