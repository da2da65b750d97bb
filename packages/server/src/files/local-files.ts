import { createHmac, timingSafeEqual } from "node:crypto"
import { mkdir, open, readdir, rename, rm, stat, type FileHandle } from "node:fs/promises"
import path from "node:path"
import {
  newId,
  safeFileName,
  type FileProvider,
  type FileQuery,
  type ListedFile,
  type NewFile,
} from "@stheno/core"

/** Milliseconds for which a link to a protected file works. */
const linkLifetime = 60 * 60 * 1000

/** Milliseconds after which a file that nobody writes to is taken for abandoned. */
const patience = 24 * 60 * 60 * 1000

const protectedPrefix = "protected/"

/** Keeps uploaded files on the disk, and knows which links to protected files are genuine. */
export interface LocalFiles extends FileProvider {
  /** Where the files are. */
  readonly directory: string
  /** @returns whether a link to a protected file was made by us and has not expired */
  isGenuine(key: string, query: URLSearchParams): boolean
  /**
   * Removes uploads and exports that nobody has written to for a day, because the process was killed in the middle.
   * @returns how many
   */
  removeUnfinished(): Promise<number>
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

  const addressOf = ({ name, isProtected }: NewFile) => {
    const key = `${isProtected ? protectedPrefix : ""}${newId("file")}-${safeFileName(name)}`
    return { key, url: `${baseUrl}/uploads/${key}` }
  }
  const uploadStream: LocalFiles["uploadStream"] = async (file) => {
    const address = addressOf(file)
    return { ...address, stream: await writableFile(fileOf(address.key)) }
  }

  return {
    directory,
    uploadStream,
    async upload({ bytes, ...file }) {
      const { key, url, stream } = await uploadStream(file)
      const writer = stream.getWriter()
      await writer.write(bytes)
      await writer.close()
      return { key, url }
    },
    remove: (key) => rm(fileOf(key), { force: true }),
    async downloadUrl(key) {
      const url = `${baseUrl}/uploads/${safeParts(key).join("/")}`
      if (!key.startsWith(protectedPrefix)) return url
      const expires = String(now() + linkLifetime)
      return `${url}?expires=${expires}&signature=${sign(key, expires)}`
    },
    downloadStream: (key) => readableFile(fileOf(key)),
    list: (query) => listFiles(directory, query, (key) => `${baseUrl}/uploads/${key}`),
    isGenuine(key, query) {
      const expires = query.get("expires") ?? ""
      const given = Buffer.from(query.get("signature") ?? "")
      const wanted = Buffer.from(sign(key, expires))
      return given.length === wanted.length && timingSafeEqual(given, wanted) && Number(expires) > now()
    },
    async removeUnfinished() {
      const folders = [directory, path.join(directory, protectedPrefix)]
      return (await Promise.all(folders.map(removeAbandoned))).reduce((sum, count) => sum + count)
    },
  }
}

/** The file gets its name once it is whole: until then its name begins with a dot, which no key does. */
async function writableFile(file: string): Promise<WritableStream<Uint8Array>> {
  const directory = path.dirname(file)
  const unfinished = path.join(directory, `.${path.basename(file)}`)
  await mkdir(directory, { recursive: true })
  const handle = await open(unfinished, "wx")
  return new WritableStream({
    write: (bytes) => handle.writeFile(bytes),
    async close() {
      await handle.sync()
      await handle.close()
      await rename(unfinished, file)
    },
    async abort() {
      await handle.close()
      await rm(unfinished, { force: true })
    },
  })
}

async function removeAbandoned(directory: string): Promise<number> {
  const names = await readdir(directory).catch((): string[] => [])
  let removed = 0
  for (const name of names.filter((candidate) => candidate.startsWith(".file_"))) {
    const file = path.join(directory, name)
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }))
    if (mtimeMs > Date.now() - patience) continue
    await rm(file, { force: true })
    removed++
  }
  return removed
}

/** The IDs in the keys sort by time. */
async function listFiles(
  directory: string,
  { q = "", offset, limit }: FileQuery,
  urlOf: (key: string) => string,
): Promise<{ files: ListedFile[]; count: number }> {
  const entries = await readdir(directory, { withFileTypes: true }).catch(() => [])
  // Keys have a hyphen where the name of the uploaded file had a space.
  const part = q.trim().toLowerCase().replaceAll(/\s+/g, "-")
  const keys = entries
    .filter((entry) => entry.isFile() && isKey(entry.name))
    .map(({ name }) => name)
    .filter((key) => nameOfKey(key).toLowerCase().includes(part))
    .sort((one, other) => (one < other ? 1 : -1))
  const found = await Promise.all(
    keys.slice(offset, offset + limit).map(async (key) => {
      const state = await stat(path.join(directory, key)).catch(() => undefined)
      if (!state) return []
      return [{ key, url: urlOf(key), name: nameOfKey(key), size: state.size, createdAt: state.mtime }]
    }),
  )
  return { files: found.flat(), count: keys.length }
}

function nameOfKey(key: string): string {
  return key.replace(/^file_[0-9A-Z]{26}-/, "")
}

const pieceSize = 65_536

async function readableFile(file: string): Promise<ReadableStream<Uint8Array> | undefined> {
  let handle: FileHandle
  try {
    handle = await open(file)
  } catch {
    return undefined
  }
  return new ReadableStream({
    async pull(controller) {
      const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafeSlow(pieceSize), 0, pieceSize)
      if (bytesRead > 0) return controller.enqueue(buffer.subarray(0, bytesRead))
      await handle.close()
      controller.close()
    },
    cancel: () => handle.close(),
  })
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
  // oxlint-disable-next-line no-control-regex
  return /^(?!protected$)(protected\/)?[^./\\\0][^/\\\0]{0,199}$/.test(key)
}
