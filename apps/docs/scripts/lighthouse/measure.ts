import lighthouse, { type Result } from "lighthouse"
import type { Measured } from "./judge.ts"

/** Lighthouse could not look at the page; the message says why. */
export class MeasureError extends Error {}

/**
 * Looks at a page as a phone on a slow line would see it. The slow phone and line are calculated from what was loaded,
 * so the result depends little on this machine.
 * @param url the page
 * @param port remote debugging of a browser
 * @throws MeasureError when the page cannot be measured
 * @since 0.1
 */
export async function measure(url: string, port: number): Promise<Measured> {
  const run = await lighthouse(url, {
    port,
    logLevel: "silent",
    output: "json",
    throttlingMethod: "simulate",
  })
  if (!run || run.lhr.runtimeError) throw new MeasureError(`${url}: ${run?.lhr.runtimeError?.message}`)
  const { lhr } = run
  const score = (category: string): number => Math.round((lhr.categories[category]?.score ?? 0) * 100)
  return {
    speed: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    largestPaint: lhr.audits["largest-contentful-paint"]!.numericValue!,
    shift: lhr.audits["cumulative-layout-shift"]!.numericValue!,
    ...bytesOf(lhr),
    failing: Object.values(lhr.audits)
      .filter(
        (audit) => audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode !== "informative",
      )
      .map((audit) => audit.id),
  }
}

/** Bytes over the wire, headers included. */
function bytesOf(lhr: Result): { script: number; total: number } {
  const { items } = lhr.audits["network-requests"]!.details as unknown as {
    items: { resourceType: string; transferSize: number }[]
  }
  const sum = (of: typeof items) => of.reduce((bytes, { transferSize }) => bytes + transferSize, 0)
  return { script: sum(items.filter(({ resourceType }) => resourceType === "Script")), total: sum(items) }
}
