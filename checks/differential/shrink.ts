import type { Step } from "./sequence.ts"

/**
 * Makes a failing sequence short: leaves out one step after another, and keeps what still fails.
 * @param steps the sequence, whose last step fails
 * @param fails plays a shorter sequence
 */
export async function shrink(
  steps: readonly Step[],
  fails: (steps: readonly Step[]) => Promise<boolean>,
): Promise<readonly Step[]> {
  let shortest = steps
  for (let size = Math.ceil(steps.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let end = shortest.length - 1; end > 0; end -= size) {
      const start = Math.max(0, end - size)
      const shorter = [...shortest.slice(0, start), ...shortest.slice(end)]
      if (await fails(shorter)) shortest = shorter
    }
  }
  return shortest
}
