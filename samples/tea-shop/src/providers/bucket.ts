// region provider
import { newId, provider, safeFileName, type NewFile } from "@stheno/core"

/** Stores files in a bucket that accepts PUT, GET and DELETE requests. */
export default provider("file", ({ env }) => {
  const store = env["BUCKET_URL"]
  if (!store) throw new Error("BUCKET_URL is not set")
  const urlOf = (key: string) => `${store}/${encodeURIComponent(key)}`
  const keyOf = ({ name }: NewFile) => `${newId("file")}-${safeFileName(name)}`

  async function send(key: string, method: string, body?: Blob) {
    const response = await fetch(urlOf(key), { method, ...(body && { body }) })
    if (!response.ok && response.status !== 404)
      throw new Error(`The bucket responded to ${method} with ${response.status}`)
    return response
  }

  return {
    async upload(file) {
      const key = keyOf(file)
      await send(
        key,
        "PUT",
        new Blob([file.bytes as BlobPart], { type: file.type }),
      )
      return { key, url: urlOf(key) }
    },
    async uploadStream(file) {
      const key = keyOf(file)
      const pieces: BlobPart[] = []
      const stream = new WritableStream<Uint8Array>({
        write: (piece) => void pieces.push(piece.slice()),
        close: async () => {
          await send(key, "PUT", new Blob(pieces, { type: file.type }))
        },
      })
      return { key, url: urlOf(key), stream }
    },
    async remove(key) {
      await send(key, "DELETE")
    },
    downloadUrl: async (key) => urlOf(key),
    async downloadStream(key) {
      const response = await send(key, "GET")
      return response.ok ? (response.body ?? undefined) : undefined
    },
  }
})
// endregion
