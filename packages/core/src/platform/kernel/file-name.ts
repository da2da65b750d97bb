/**
 * Converts a file name to one that is safe in paths and URLs: letters, digits, dots and dashes, without a leading
 * dot.
 * @param name the original file name, which can contain any characters
 * @returns the safe name, 1 to 100 characters long
 * @since 0.1
 */
export function safeFileName(name: string): string {
  const safe = name
    .normalize("NFKD")
    .replace(/[^\w.-]+/g, "-")
    .replace(/^[-.]+|[-.]+$/g, "")
  return safe.slice(-100).replace(/^[-.]+/, "") || "file"
}
