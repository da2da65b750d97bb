/**
 * How to color what a program printed: JSON and objects as such, and everything else, such as `750 eur`, not at all.
 * @param text the lines of the output
 */
export function outputLanguage(text: string): "json" | "js" | "text" {
  if (!/^\s*[[{]/.test(text)) return "text"
  try {
    JSON.parse(text)
    return "json"
  } catch {
    return /^\s*(?:\{\s|\{\}|\[\s|\[\])/.test(text) ? "js" : "text"
  }
}
