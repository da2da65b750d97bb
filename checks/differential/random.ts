import { seededRandom } from "@stheno/testing/seeded-random.ts"

/** Random choices that a seed repeats. */
export interface Random {
  /** A whole number from `from` to `to`, both included. */
  between(from: number, to: number): number
  pick<T>(choices: readonly T[]): T
  /** True in `share` of the cases, 0 to 1. */
  chance(share: number): boolean
}

/** Makes choices from a seed: the same seed makes the same choices. */
export function createRandom(seed: number): Random {
  const next = seededRandom(seed)
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    between,
    pick: (choices) => choices[between(0, choices.length - 1)]!,
    chance: (share) => next() < share,
  }
}
