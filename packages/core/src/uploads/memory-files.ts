import type { FileProvider } from "../providers.ts"

/** Keeps files in memory, for browsers and tests. They are gone with the process. */
export function createMemoryFiles(baseUrl: string): FileProvider {
  const files = new Map<string, Uint8Array>()
  const urlOf = (key: string) => `${baseUrl}/uploads/${encodeURIComponent(key)}`
  return {
    async upload({ name, bytes }) {
      const key = `${crypto.randomUUID()}-${name}`
      files.set(key, bytes)
      return { url: urlOf(key), key }
    },
    async remove(key) {
      files.delete(key)
    },
    downloadUrl: async (key) => urlOf(key),
    read: async (key) => files.get(key),
  }
}
