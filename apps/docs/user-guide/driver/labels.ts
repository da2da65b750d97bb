import type { Page } from "playwright-core"

/**
 * Every text that a page shows, and every name that it gives a control: each as one string.
 * The function runs in the page.
 */
export function labelsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>()
    for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
      const shown = element.tagName === "OPTION" ? element.closest("select") : element
      if (!shown?.checkVisibility()) continue
      for (const name of ["aria-label", "placeholder", "alt", "title"])
        found.add(element.getAttribute(name) ?? "")
      for (const child of element.childNodes)
        if (child.nodeType === Node.TEXT_NODE)
          found.add((child.textContent ?? "").replace(/\s+/g, " ").trim())
    }
    return [...found].filter(Boolean)
  })
}

/** Labels of a page of the guide that its script has not seen in the dashboard. */
export function missingLabels(labels: readonly string[], seen: ReadonlySet<string>): string[] {
  return labels.filter((label) => !seen.has(label))
}
