import { createHmac, timingSafeEqual } from "node:crypto"
import { mkdir, readFile, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { newId, type FileProvider } from "@stheno/core"

/** Milliseconds for which a link to a protected file works. */
const linkLifetime = 60 * 60 * 1000

const protectedPrefix = "protected/"

/** Keeps uploaded files on the disk, and knows which links to protected files are genuine. */
export interface LocalFiles extends FileProvider {
  /** Where the files are. */
  readonly directory: string
  /** @returns whether a link to a protected file was made by us and has not expired */
  isGenuine(key: string, query: URLSearchParams): boolean
}

/**
 * Files in a directory of this machine, public ones under `/uploads`, protected ones by a signed link that
 * works for an hour.
 * @param options.baseUrl public address of the server
 * @param options.secret signs the links
 * @since 0.1
 */
export function createLocalFiles(options: {
  directory: string
  baseUrl: string
  secret: string
  now?: () => number
}): LocalFiles {
  const { directory, baseUrl, secret } = options
  const now = options.now ?? Date.now
  const fileOf = (key: string) => path.join(directory, ...safeParts(key))
  const sign = (key: string, expires: string) =>
    createHmac("sha256", secret).update(`uploads\n${key}\n${expires}`).digest("base64url")

  return {
    directory,
    async upload({ name, bytes, isProtected }) {
      const key = `${isProtected ? protectedPrefix : ""}${newId("file")}-${safeName(name)}`
      const file = fileOf(key)
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, bytes, { flag: "wx" })
      return { key, url: `${baseUrl}/uploads/${key}` }
    },
    remove: (key) => rm(fileOf(key), { force: true }),
    async downloadUrl(key) {
      const url = `${baseUrl}/uploads/${safeParts(key).join("/")}`
      if (!key.startsWith(protectedPrefix)) return url
      const expires = String(now() + linkLifetime)
      return `${url}?expires=${expires}&signature=${sign(key, expires)}`
    },
    async read(key) {
      try {
        return await readFile(fileOf(key))
      } catch {
        return undefined
      }
    },
    isGenuine(key, query) {
      const expires = query.get("expires") ?? ""
      const given = Buffer.from(query.get("signature") ?? "")
      const wanted = Buffer.from(sign(key, expires))
      return given.length === wanted.length && timingSafeEqual(given, wanted) && Number(expires) > now()
    },
  }
}

/** Letters, digits, dots and dashes, without a leading dot: nothing that a path or a URL reads in its own way. */
function safeName(name: string): string {
  const safe = name
    .normalize("NFKD")
    .replace(/[^\w.-]+/g, "-")
    .replace(/^[-.]+|-+$/g, "")
  return safe.slice(-100) || "file"
}

/** Keys come from requests: only the two forms that `upload` makes lead anywhere. */
function safeParts(key: string): string[] {
  return isKey(key) ? key.split("/") : ["-"]
}

/**
 * Whether a text names one file, public or protected, and nothing outside.
 * @since 0.1
 */
export function isKey(key: string): boolean {
  // eslint-disable-next-line no-control-regex
  return /^(protected\/)?[^./\\\0][^/\\\0]*$/.test(key)
}
