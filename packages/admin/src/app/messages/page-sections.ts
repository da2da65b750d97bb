import table from "./sections.json" with { type: "json" }

const pages: Readonly<Record<string, readonly string[]>> = table.pages

/** The section of the texts that the shell and the first page use. */
export const startSection = "start"

/**
 * The sections of texts that a page uses besides the first one.
 * @param path of the page below `/a/`, as the router or the address has it, e.g. `orders/:id`
 */
export function sectionsOfPage(path: string): readonly string[] {
  const [area = "", below = ""] = path.split("/")
  return pages[`${area}/${below}`] ?? pages[area] ?? []
}
