/** What a torture test is given. */
export interface TortureContext {
  readonly seed: number
  /** the one round to repeat, in tests that number them; undefined: all */
  readonly round: number | undefined
  /** how long it may take, preparation included */
  readonly minutes: number
  /** whether that time is over: a test asks before each round, call or item, and then ends */
  readonly isOver: () => boolean
  /** a number in [0, 1), the same again for the same seed */
  readonly random: () => number
  /** a breach: what was expected and what came */
  readonly breach: (what: string) => void
  /** a figure for the report */
  readonly figure: (name: string, value: number | string) => void
}

/** One test of what the product must survive. */
export interface TortureTest {
  /** as in the list of the reliability page, e.g. `R1` */
  readonly id: string
  readonly title: string
  /** why this machine cannot run it; undefined when it can */
  readonly missing?: string | undefined
  readonly run: (context: TortureContext) => Promise<void>
}

/** Returns whether the given minutes, counted from now, are over. */
export function startDeadline(minutes: number): () => boolean {
  const end = performance.now() + minutes * 60_000
  return () => performance.now() >= end
}

/**
 * The seconds after which a test fails for taking longer than the minutes that it was given. Beyond these, it may end
 * what it has begun and look at what is left.
 */
export function longest(minutes: number): number {
  return 60 * (1.25 * minutes + 1)
}

/** A figure of what was done. Adds what was wanted where the time was too short for it. */
export function outOf(done: number, wanted: number): number | string {
  return done < wanted ? `${done} of ${wanted}, out of time` : done
}

/** Whether a figure says that the time was over before anything was done: such a test proves nothing. */
export function isNothingDone(figure: number | string): boolean {
  return /^0 of \d+, out of time$/.test(String(figure))
}

/**
 * Goes through a list until the time of the test is over, and prints how far it came.
 * @param what names the items in the figures
 */
export function* inTime<T>(
  list: readonly T[],
  what: string,
  { isOver, figure }: Pick<TortureContext, "isOver" | "figure">,
): Generator<T> {
  let done = 0
  for (const item of list) {
    if (isOver()) break
    yield item
    done++
  }
  figure(what, outOf(done, list.length))
}

/** Numbers that look random and repeat for a seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Puts a list into a random order, in place. */
export function shuffle<T>(list: T[], random: () => number): void {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    ;[list[at], list[other]] = [list[other]!, list[at]!]
  }
}
