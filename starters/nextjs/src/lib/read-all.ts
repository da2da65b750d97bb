/** The part of a list that is read at once. */
export interface ListPart {
  readonly limit: number
  readonly offset: number
}

/**
 * Reads all rows of a list of the API.
 * @param read reads a part, and returns its rows with the number of all rows
 */
export async function readAll<T>(
  read: (part: ListPart) => Promise<{ readonly rows: readonly T[]; readonly count: number }>,
): Promise<readonly T[]> {
  const all: T[] = []
  for (;;) {
    const { rows, count } = await read({ limit: 100, offset: all.length })
    all.push(...rows)
    if (rows.length === 0 || all.length >= count) return all
  }
}
