/** An option of a product that is to be made, e.g. Size with S, M and L. */
export interface NewOption {
  readonly title: string
  readonly values: readonly string[]
}

/**
 * Options as they are typed, one per line: `Size: S, M, L`.
 * @returns options that have a name and at least one value
 */
export function parseOptions(text: string): NewOption[] {
  return text
    .split("\n")
    .map((line) => {
      const [title = "", values = ""] = line.split(/:(.*)/s)
      return {
        title: title.trim(),
        values: [...new Set(values.split(",").map((value) => value.trim()))].filter(Boolean),
      }
    })
    .filter(({ title, values }) => title !== "" && values.length > 0)
}

/** Every combination of values, one per option; without options, one empty combination. */
export function combinations(options: readonly NewOption[]): string[][] {
  return options.reduce<string[][]>(
    (found, { values }) => found.flatMap((start) => values.map((value) => [...start, value])),
    [[]],
  )
}
