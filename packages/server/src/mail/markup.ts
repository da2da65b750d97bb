/** HTML that may be put into HTML as it is. */
export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = string | number | Markup | readonly Markup[] | undefined

/**
 * Makes HTML from a template. Every value is escaped, for text and for quoted attributes, unless it is markup already.
 * @since 0.1
 */
export function markup(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(strings.map((fixed, at) => (at === 0 ? fixed : partText(parts[at - 1]) + fixed)).join(""))
}

function partText(part: Part): string {
  if (part === undefined) return ""
  if (part instanceof Markup) return part.text
  if (typeof part === "object") return part.map((entry) => entry.text).join("")
  return escapeHtml(String(part))
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
}

function escapeHtml(value: string): string {
  return value.replace(/[&<>"']/g, (character) => entities[character]!)
}

/**
 * An address that a link may lead to; anything but http and https leads nowhere.
 * @since 0.1
 */
export function safeUrl(url: string): string {
  return /^https?:\/\//i.test(url) ? url : "#"
}
