/** Comments, among them the ones that only Outlook reads */
const comments = /<!--[^]*?-->/g
const styleSheets = /<style[^]*?<\/style>/g
const tags = /<[^>]*>/g
/** A value is an address as a whole, or a part of an attribute whose content is only shown. */
const attributes = /\s(?:href="\[\[\w+\]\]"|(?:lang|aria-label)="[^"]*")/g
const value = /\[\[\w+\]\]/g

/**
 * Checks that values are only where escaping makes them harmless: in text and in certain attributes. Texts that are not
 * values would not be translated.
 * @throws Error with the place
 */
export function assertPlaces(html: string): void {
  const hidden = [...html.matchAll(comments), ...html.matchAll(styleSheets)].map(([text]) => text)
  const shown = html.replace(comments, "").replace(styleSheets, "")
  const inTags = [...shown.matchAll(tags)].map(([tag]) => tag.replace(attributes, ""))
  const misplaced = [...hidden, ...inTags].find((text) => text.includes("[["))
  if (misplaced) throw new Error(`A value cannot be in ${misplaced}`)
  const text = shown.replace(tags, "").replace(value, "").trim()
  if (text !== "") throw new Error(`This text is not translated: ${text}`)
}
