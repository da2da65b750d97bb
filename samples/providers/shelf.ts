// region provider
import { newId, provider, safeFileName, type NewFile } from "@stheno/core"

interface Stored extends NewFile {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly createdAt: Date
}

const seconds = 60

/**
 * Keeps files in the memory of this process. What serves `SHELF_URL` has to reject
 * protected files after the time in `until`, and has to sign it.
 */
export default provider("file", ({ env }) => {
  const base = env["SHELF_URL"] ?? "http://localhost:9000/shelf"
  const stored = new Map<string, Stored>()
  const urlOf = (key: string) => `${base}/${encodeURIComponent(key)}`
  const keyOf = ({ name, isProtected }: NewFile) =>
    `${isProtected ? "protected" : "public"}-${newId("file")}-${safeFileName(name)}`
  return {
    async upload(file) {
      const key = keyOf(file)
      stored.set(key, { ...file, bytes: file.bytes.slice(), createdAt: new Date() })
      return { key, url: urlOf(key) }
    },
    async uploadStream(file) {
      const key = keyOf(file)
      const pieces: Uint8Array[] = []
      const stream = new WritableStream<Uint8Array>({
        write: (piece) => void pieces.push(piece.slice()),
        close: () => {
          const bytes = new Uint8Array(Buffer.concat(pieces))
          stored.set(key, { ...file, bytes, createdAt: new Date() })
        },
      })
      return { key, url: urlOf(key), stream }
    },
    async remove(key) {
      stored.delete(key)
    },
    async downloadUrl(key) {
      const until = Date.now() + seconds * 1000
      return stored.get(key)?.isProtected
        ? `${urlOf(key)}?until=${until}`
        : urlOf(key)
    },
    async downloadStream(key) {
      const file = stored.get(key)
      return file && new Blob([file.bytes]).stream()
    },
    async list({ q = "", offset, limit }) {
      const found = [...stored]
        .filter(([, { isProtected }]) => !isProtected)
        .filter(([, { name }]) => name.toLowerCase().includes(q.toLowerCase()))
        .map(([key, { name, bytes, createdAt }]) => ({
          key,
          url: urlOf(key),
          name,
          size: bytes.length,
          createdAt,
        }))
        .toReversed()
      return { files: found.slice(offset, offset + limit), count: found.length }
    },
  }
})
// endregion
