/** What Lighthouse measured on one page. */
export interface Measured {
  /** scores, 0 to 100 */
  readonly speed: number
  readonly accessibility: number
  readonly bestPractices: number
  readonly seo: number
  /** largest contentful paint on a slow phone, milliseconds */
  readonly largestPaint: number
  /** cumulative layout shift */
  readonly shift: number
  /** bytes over the wire before the reader does anything */
  readonly script: number
  readonly total: number
  /** audits that did not pass, by name */
  readonly failing: readonly string[]
}

/** What every page must keep. @source decision 0031 */
export const budgets = { score: 100, largestPaint: 1500, shift: 0, script: 20_000, total: 200_000 } as const

/**
 * The budgets that a page misses, in words.
 * @since 0.1
 */
export function judge(page: Measured): string[] {
  const scores = {
    speed: page.speed,
    accessibility: page.accessibility,
    "best practices": page.bestPractices,
    SEO: page.seo,
  }
  const low = Object.entries(scores).filter(([, score]) => score < budgets.score)
  const faults = low.map(([what, score]) => `${what} ${score}, at least ${budgets.score} are asked for`)
  const most = [
    ["largest paint", page.largestPaint, budgets.largestPaint],
    ["layout shift", page.shift, budgets.shift],
    ["bytes of script", page.script, budgets.script],
    ["bytes", page.total, budgets.total],
  ] as const
  for (const [what, value, limit] of most)
    if (value > limit) faults.push(`${what} ${value}, at most ${limit} are allowed`)
  return faults.length ? [...faults, ...page.failing.map((audit) => `did not pass: ${audit}`)] : []
}
