/**
 * A name that neither a path nor a URL reads in its own way: letters, digits, dots and dashes, without a leading dot.
 * @param name as an upload calls itself; it may hold anything
 * @returns at most 100 characters, never empty
 * @since 0.1
 */
export function safeFileName(name: string): string {
  const safe = name
    .normalize("NFKD")
    .replace(/[^\w.-]+/g, "-")
    .replace(/^[-.]+|[-.]+$/g, "")
  return safe.slice(-100).replace(/^[-.]+/, "") || "file"
}
