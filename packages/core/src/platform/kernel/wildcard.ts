/**
 * Whether a name fits a pattern; in one pass, whatever the pattern.
 * @param pattern `*` stands for any characters; without one there is but one name that fits
 * @since 0.1
 */
export function fitsWildcard(name: string, pattern: string): boolean {
  if (!pattern.includes("*")) return name === pattern
  const [first = "", ...rest] = pattern.split("*")
  const last = rest.pop() ?? ""
  if (!name.startsWith(first) || !name.endsWith(last) || name.length < first.length + last.length)
    return false
  let at = first.length
  for (const part of rest) {
    const found = name.indexOf(part, at)
    if (found < 0 || found + part.length > name.length - last.length) return false
    at = found + part.length
  }
  return true
}
