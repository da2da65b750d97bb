import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type * as Axe from "axe-core"
import type { Frame, Page } from "playwright-core"

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

export const phone = { width: 390, height: 844 }
export const laptop = { width: 1024, height: 768 }
export const desktop = { width: 1440, height: 900 }

/** Everything axe knows of WCAG 2.2 AA, and its advice. */
const everything = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/** What another theme can break: it changes no element. */
export const ofColors = ["color-contrast", "link-in-text-block"]

/**
 * What axe finds on the page as it stands, as `rule: elements`.
 * @param rules rules by name, or groups of rules
 * @param without rules that do not apply to the page, e.g. because it is a part of another page
 */
export async function violations(
  page: Page | Frame,
  rules: readonly string[] = everything,
  without: readonly string[] = [],
): Promise<string[]> {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(source)
  const options: Axe.RunOptions = {
    runOnly: [...rules],
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    resultTypes: ["violations"],
  }
  return page.evaluate(async (asked) => {
    const { axe } = window as unknown as { axe: typeof Axe }
    const found = await axe.run(asked)
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("  ")}`)
  }, options)
}
