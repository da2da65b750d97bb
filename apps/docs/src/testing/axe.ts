import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type * as Axe from "axe-core"
import type { Page } from "playwright-core"
import type { BuiltSite } from "./built-site.ts"

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

/** Everything axe knows of WCAG 2.2 AA, and its advice. */
const everything = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
const ofColors = ["color-contrast", "link-in-text-block"]

export const desktop = { width: 1440, height: 900 }
export const phone = { width: 390, height: 844 }

/**
 * What axe finds on the page as it stands, as `rule: elements`.
 * @param tags rules by name, or groups of rules
 * @since 0.1
 */
export async function violations(page: Page, tags: readonly string[] = everything): Promise<string[]> {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe)
  return page.evaluate(
    async (runOnly) => {
      const { axe } = window as unknown as { axe: typeof Axe }
      const found = await axe.run({ runOnly, resultTypes: ["violations"] })
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("  ")}`)
    },
    [...tags],
  )
}

/** A window and its colors. */
export interface Look {
  readonly width: number
  readonly height: number
  readonly colorScheme: "light" | "dark"
}

/** Wide and narrow, light and dark. */
export const everyLook: readonly Look[] = [desktop, phone].flatMap((size) => [
  { ...size, colorScheme: "light" as const },
  { ...size, colorScheme: "dark" as const },
])

/** Each width and each color once. */
export const twoLooks: readonly Look[] = [
  { ...desktop, colorScheme: "light" },
  { ...phone, colorScheme: "dark" },
]

/**
 * Opens a page once and looks at it in several ways. The first look at a width tests everything; other colors at the
 * same width change no element.
 * @since 0.1
 */
export async function violationsIn(looks: readonly Look[], site: BuiltSite, path: string): Promise<string[]> {
  const page = await site.open(path, { viewport: desktop, reducedMotion: "reduce" })
  const found: string[] = []
  const widths = new Set<number>()
  for (const { width, height, colorScheme } of looks) {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme })
    const tags = widths.has(width) ? ofColors : everything
    widths.add(width)
    found.push(...(await violations(page, tags)).map((each) => `${width}, ${colorScheme}: ${each}`))
  }
  await page.context().close()
  return found
}
