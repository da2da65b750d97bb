const month = "(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*"

/** What differs between two runs, from the most specific to the least. */
const neutralWords: readonly (readonly [RegExp, string])[] = [
  [/^\s*- \/url:.*\n/gm, ""],
  [/\bhttps?:\/\/[^\s"]+/g, "URL"],
  [/\b[a-z]+_[0-9A-Z]{20,}\b/g, "ID"],
  [/\b[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}\b/g, "CODE"],
  [/\b[0-9a-f]{8}-[0-9a-f-]{27}\b/gi, "ID"],
  [new RegExp(`\\b${month} \\d{1,2}(?:, \\d{4})?(?:,? (?:at )?\\d{1,2}:\\d{2}\\s[AP]M)?`, "g"), "DATE"],
  [/\b\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z?)?\b/g, "DATE"],
  [
    /\b(?:\d+ (?:minute|hour|day)s? ago|in \d+ (?:minute|hour|day)s?|this (?:minute|hour)|today|yesterday|tomorrow)\b/g,
    "AGO",
  ],
  [/\d[\d.,]*\d|\d/g, "0"],
]

/**
 * An aria snapshot without what is different in every run: IDs, addresses, dates and numbers.
 * @param snapshot as Playwright writes it
 */
export function neutral(snapshot: string): string {
  return neutralWords.reduce(
    (text, [pattern, word]) => text.replace(pattern, word),
    `${snapshot.trimEnd()}\n`,
  )
}
