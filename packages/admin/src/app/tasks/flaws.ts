import { desktop, laptop, ofColors, phone, violations } from "@stheno/testing/axe.ts"
import type { Page } from "playwright-core"

/**
 * What axe finds on a page, in both themes on a desktop and on a phone, and what is too wide there and on a laptop.
 * @param more whether axe looks at the page on a laptop too
 */
export async function flawsOf(page: Page, more: { readonly isOnLaptop?: boolean } = {}): Promise<string[]> {
  await page.waitForLoadState("networkidle")
  const found = await flawsInBothThemes(page)
  await page.setViewportSize(phone)
  found.push(...(await flawsInBothThemes(page)))
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  if (width > phone.width) found.push(`${width} px wide on a phone`)
  found.push(...(await withoutHint(page)))
  await page.setViewportSize(laptop)
  if (!(await fits(page))) found.push("a list is cut off on a laptop")
  found.push(...(await withoutHint(page)))
  if (more.isOnLaptop) found.push(...(await flawsInBothThemes(page)))
  await page.setViewportSize(desktop)
  return found
}

/**
 * What axe finds in the dark and in the light theme, each with the theme and the width of the window. The second theme
 * changes no element, so only its colors are new.
 */
async function flawsInBothThemes(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const [colorScheme, rules] of [
    ["dark", undefined],
    ["light", ofColors],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await endOfTransitions(page)
    const flaws = await violations(page, rules)
    found.push(...flaws.map((flaw) => `${colorScheme}, ${page.viewportSize()?.width} px: ${flaw}`))
  }
  return found
}

/** Components that are not of the dashboard may fade from one color to the other, even where less motion is preferred. */
async function endOfTransitions(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition)
    await Promise.allSettled(transitions.map(({ finished }) => finished))
  })
}

/** Whether lists fit the window. Those with too many columns hide some once they were measured. */
function fits(page: Page): Promise<boolean> {
  const isEach = () =>
    [...document.querySelectorAll(".ui-table-scroll")].every((box) => box.scrollWidth <= box.clientWidth)
  return page.waitForFunction(isEach, undefined, { timeout: 3000 }).then(
    () => true,
    () => false,
  )
}

/** What scrolls sideways and does not show it. */
function withoutHint(page: Page): Promise<string[]> {
  return page.locator("body *").evaluateAll((elements) =>
    elements
      .filter((element) => {
        const isCut = element.scrollWidth > element.clientWidth + 1
        if (!isCut || !/auto|scroll/.test(getComputedStyle(element).overflowX)) return false
        return getComputedStyle(element).maskImage === "none"
      })
      .map(({ className }) => `${className} scrolls sideways without a hint`),
  )
}
