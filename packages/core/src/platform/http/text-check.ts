const limits = { depth: 64, values: 50_000 }
const tooDeep = `Values may be nested ${limits.depth} levels deep`
const tooMany = `A request may hold ${limits.values} values`

/** Characters below which no text is worth a look before it is parsed. */
const smallText = 65_536

/**
 * Why the text of a JSON value is not worth parsing, or undefined when it is: it would take longer than it took to
 * send. One pass over the text.
 */
export function unparsable(text: string): string | undefined {
  if (text.length < smallText) return undefined
  let depth = 0
  let values = 1
  for (let at = 0; at < text.length; at++) {
    const char = text.charCodeAt(at)
    if (char === 0x22) at = endOfString(text, at)
    else if (char === 0x2c) values++
    else if (char === 0x5b || char === 0x7b) depth++
    else if (char === 0x5d || char === 0x7d) depth--
    if (depth > limits.depth) return tooDeep
    if (values > limits.values) return tooMany
  }
  return undefined
}

/** The place of the quotation mark that ends a string; the last place when none does. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const char = text.charCodeAt(at)
    if (char === 0x5c) at++
    else if (char === 0x22) return at
  }
  return text.length
}

/**
 * Why a JSON value from outside cannot be kept as it is, or undefined when it can: NUL characters, halves of surrogate
 * pairs, numbers beyond all bounds, the key that means something to JavaScript, nesting without end.
 */
export function unstorable(value: unknown): string | undefined {
  const pending: { value: unknown; depth: number; isKey?: boolean }[] = [{ value, depth: 0 }]
  for (let visited = 0; pending.length > 0; visited++) {
    // The loop ends with an empty list.
    const next = pending.pop()!
    if (next.depth > limits.depth) return tooDeep
    // Keys are visited too.
    if (visited > 2 * limits.values) return tooMany
    if (typeof next.value === "string" && !isStorableText(next.value))
      return "Texts may not contain NUL characters or broken surrogate pairs"
    if (typeof next.value === "number" && !Number.isFinite(next.value)) return "Numbers must be finite"
    if (next.value === "__proto__" && next.isKey) return "property __proto__ should not exist"
    if (typeof next.value === "object" && next.value !== null)
      for (const [key, entry] of Object.entries(next.value))
        pending.push({ value: key, depth: next.depth, isKey: true }, { value: entry, depth: next.depth + 1 })
  }
  return undefined
}

function isStorableText(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed()
}
