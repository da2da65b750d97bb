/** What a number of equal calls took. */
export interface Measured {
  readonly count: number
  /** calls per second over the whole time */
  readonly rate: number
  /** milliseconds: median and 99th percentile */
  readonly p50: number
  readonly p99: number
}

/**
 * Runs work over and over for a while, several at once, and measures each.
 * @param seconds how long; a warm-up of a fifth of that comes first
 */
export async function measure(
  work: (n: number) => Promise<void>,
  { workers, seconds }: { workers: number; seconds: number },
): Promise<Measured> {
  await runFor(work, workers, seconds / 5)
  const started = performance.now()
  const times = await runFor(work, workers, seconds)
  const elapsed = (performance.now() - started) / 1000
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { count: times.length, rate: times.length / elapsed, p50: at(0.5), p99: at(0.99) }
}

async function runFor(
  work: (n: number) => Promise<void>,
  workers: number,
  seconds: number,
): Promise<number[]> {
  const end = performance.now() + seconds * 1000
  const times: number[] = []
  let next = 0
  const worker = async () => {
    while (performance.now() < end) {
      const started = performance.now()
      await work(next++)
      times.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: workers }, worker))
  return times
}
