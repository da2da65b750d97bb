/**
 * Which fields an error message names: the API begins each part of it with the name of a property.
 * @param message e.g. `title must be a string, prices.0.amount must be a number`
 * @param names of the fields, with dots for fields inside of others
 * @returns messages by field; empty where the error is about the whole
 * @since 0.1
 */
export function fieldErrors(message: string, names: readonly string[]): Record<string, string> {
  const found: Record<string, string> = {}
  for (const part of message.split(/[,;]\s+|\n/)) {
    const path = /^["'`]?([\w.]+)/.exec(part.trim())?.[1]
    if (path === undefined) continue
    const last = path.split(".").at(-1)
    const name = names.find((each) => each === path) ?? names.find((each) => each.split(".").at(-1) === last)
    if (name !== undefined && !(name in found)) found[name] = part.trim()
  }
  return found
}
