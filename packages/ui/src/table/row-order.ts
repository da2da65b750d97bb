/** Comparisons after which the ranking of a column can pause: about half a millisecond. */
const comparisonsAtOnce = 1000

const runLength = 128

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: "base" })

/** The ranks of the values of a column, computed piece by piece. */
export interface Ranking {
  /** computes a piece; returns false once everything is computed */
  advance(): boolean
  /** the rank of each value among all of them, computed now unless it is known; -1 for undefined */
  ranks(): Int32Array
}

/** Ranks values: texts as a person of the language sorts them, everything else by number. Equal values share a rank. */
export function rankingOf(values: readonly unknown[]): Ranking {
  const steps = rankSteps(values)
  let known: Int32Array | undefined
  const advance = () => {
    if (known) return false
    const step = steps.next()
    if (step.done) known = step.value
    return !step.done
  }
  return {
    advance,
    ranks: () => {
      while (advance());
      return known ?? new Int32Array()
    },
  }
}

/** The positions of rows in the order of their ranks. Rows without a value come last in both directions. */
export function orderOf(ranks: Int32Array, isDescending: boolean): number[] {
  const count = ranks.length
  // Ranks and positions in one number sort without a function, and equal ranks stay in their order.
  const keys = Float64Array.from(ranks, (rank, position) => {
    const place = rank < 0 ? count : isDescending ? count - 1 - rank : rank
    return place * count + position
  })
  return Array.from(keys.sort(), (key) => key % count)
}

function* rankSteps(values: readonly unknown[]): Generator<undefined, Int32Array> {
  const distinct = [...new Set(values)].filter((value) => value !== undefined)
  const rankOf = new Map<unknown, number>()
  let rank = -1
  let before: unknown
  for (const value of yield* sortSteps(distinct)) {
    if (rank < 0 || compareValues(before, value) !== 0) rank++
    rankOf.set(value, rank)
    before = value
  }
  return Int32Array.from(values, (value) => rankOf.get(value) ?? -1)
}

/** Sorts short runs, then merges them. */
function* sortSteps(values: readonly unknown[]): Generator<undefined, readonly unknown[]> {
  let runs: (readonly unknown[])[] = []
  for (let at = 0; at < values.length; at += runLength) {
    runs.push(values.slice(at, at + runLength).sort(compareValues))
    yield
  }
  while (runs.length > 1) {
    const merged: (readonly unknown[])[] = []
    for (let at = 0; at < runs.length; at += 2)
      merged.push(yield* mergeSteps(runs[at] ?? [], runs[at + 1] ?? []))
    runs = merged
  }
  return runs[0] ?? []
}

function* mergeSteps(
  one: readonly unknown[],
  other: readonly unknown[],
): Generator<undefined, readonly unknown[]> {
  const merged: unknown[] = []
  let [left, right] = [0, 0]
  while (left < one.length && right < other.length) {
    merged.push(compareValues(one[left], other[right]) <= 0 ? one[left++] : other[right++])
    if (merged.length % comparisonsAtOnce === 0) yield
  }
  return [...merged, ...one.slice(left), ...other.slice(right)]
}

function compareValues(left: unknown, right: unknown): number {
  if (typeof left === "string" && typeof right === "string") return collator.compare(left, right)
  return Number(left) - Number(right)
}
