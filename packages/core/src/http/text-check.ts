const limits = { depth: 64, nodes: 200_000 }

/**
 * Why PostgreSQL could not store a JSON value from outside, or undefined when it could: NUL characters, halves of
 * surrogate pairs, nesting without end.
 */
export function unstorable(value: unknown): string | undefined {
  const pending: { value: unknown; depth: number }[] = [{ value, depth: 0 }]
  for (let visited = 0; pending.length > 0; visited++) {
    const next = pending.pop()!
    if (next.depth > limits.depth) return `Values may be nested ${limits.depth} levels deep`
    if (visited > limits.nodes) return `A request may hold ${limits.nodes} values`
    if (typeof next.value === "string" && !isStorableText(next.value))
      return "Texts may not contain NUL characters or broken surrogate pairs"
    if (typeof next.value === "object" && next.value !== null)
      for (const [key, entry] of Object.entries(next.value))
        pending.push({ value: key, depth: next.depth }, { value: entry, depth: next.depth + 1 })
  }
  return undefined
}

function isStorableText(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed()
}
