import { desktop, ofColors, phone, violations } from "@stheno/testing/axe.ts"
import type { BuiltSite } from "./built-site.ts"

export { desktop, phone, violations }

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
    const rules = widths.has(width) ? ofColors : undefined
    widths.add(width)
    found.push(...(await violations(page, rules)).map((each) => `${width}, ${colorScheme}: ${each}`))
  }
  await page.context().close()
  return found
}
