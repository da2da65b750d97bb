/** Keys and values count alike. */
const limits = { depth: 64, nodes: 150_000 }

/**
 * Why a JSON value from outside cannot be kept as it is, or undefined when it can: NUL characters, halves of surrogate
 * pairs, numbers beyond all bounds, the key that means something to JavaScript, nesting without end.
 */
export function unstorable(value: unknown): string | undefined {
  const pending: { value: unknown; depth: number; isKey?: boolean }[] = [{ value, depth: 0 }]
  for (let visited = 0; pending.length > 0; visited++) {
    const next = pending.pop()!
    if (next.depth > limits.depth) return `Values may be nested ${limits.depth} levels deep`
    if (visited > limits.nodes) return `A request may hold ${limits.nodes} values`
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
