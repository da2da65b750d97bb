import { newId, safeFileName, type NewFile } from "@stheno/core"

/** The part of a key that marks protected files; a bucket policy can leave it out. */
const protectedPart = "protected/"

/** What the keys of public files begin with, after the prefix of the store. */
export const publicPart = "file_"

/**
 * Makes the key of a new file. No two files get the same one.
 * @param prefix the prefix of all keys, which ends in a slash, or nothing
 */
export function newKey({ name, isProtected }: NewFile, prefix: string): string {
  return `${prefix}${isProtected ? protectedPart : ""}${newId("file")}-${safeFileName(name)}`
}

/**
 * Returns whether the files with this key are public, protected, or were stored by a plugin of v1, which did not say.
 * @returns undefined for a key that cannot be one of this store, for example outside of its prefix
 */
export function kindOfKey(key: string, prefix: string): "public" | "protected" | "unknown" | undefined {
  if (!key.startsWith(prefix) || key.length > 1024) return undefined
  const own = key.slice(prefix.length)
  if (own.split("/").some((part) => ["", ".", ".."].includes(part))) return undefined
  if (own.startsWith(protectedPart)) return "protected"
  return own.startsWith(publicPart) ? "public" : "unknown"
}

/** The name under which a browser saves the file: the key without its folder and ID. */
export function downloadName(key: string): string {
  return safeFileName(key.slice(key.lastIndexOf("/") + 1).replace(/^file_[^-]+-/, ""))
}

/** Types that a browser displays without running anything in them; others are saved. */
const harmless = /^(image\/(png|jpeg|gif|webp|avif)|video\/(mp4|webm)|audio\/mpeg|text\/(plain|csv))\b/i

/** Whether a browser that opens the file has to save it, because it could contain scripts. */
export function mustBeSaved(type: string): boolean {
  return !harmless.test(type)
}
