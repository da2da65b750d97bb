import { safeFileName } from "../../../platform/kernel/file-name.ts"
import type { FileProvider } from "../../../platform/kernel/providers.ts"

/** Keeps files in memory, for browsers and tests. They are gone with the process. */
export function createMemoryFiles(baseUrl: string): FileProvider {
  const files = new Map<string, Blob>()
  const addressOf = (name: string) => {
    const key = `${crypto.randomUUID()}-${safeFileName(name)}`
    return { key, url: urlOf(key) }
  }
  const urlOf = (key: string) => `${baseUrl}/uploads/${encodeURIComponent(key)}`
  return {
    async upload({ name, type, bytes }) {
      const address = addressOf(name)
      // Uploads never share their memory, which `Blob` would not accept.
      files.set(address.key, new Blob([bytes as BlobPart], { type }))
      return address
    },
    async uploadStream({ name, type }) {
      const address = addressOf(name)
      const pieces: BlobPart[] = []
      const stream = new WritableStream<Uint8Array>({
        write(piece) {
          pieces.push(piece.slice())
        },
        close() {
          files.set(address.key, new Blob(pieces, { type }))
        },
      })
      return { ...address, stream }
    },
    async remove(key) {
      files.delete(key)
    },
    downloadUrl: async (key) => urlOf(key),
    downloadStream: async (key) => files.get(key)?.stream(),
  }
}
