import { PassThrough } from "node:stream"
import type { PutObjectCommandInput, S3Client } from "@aws-sdk/client-s3"
import { Upload } from "@aws-sdk/lib-storage"
import { describe } from "./client.ts"

/** Parts of a file that are sent at the same time. */
const partsAtOnce = 2

/** A file to upload; the headers are those of `PutObject`. */
export interface UploadTarget {
  readonly client: S3Client
  readonly partSize: number
  readonly headers: Omit<PutObjectCommandInput, "Body"> & { readonly Bucket: string }
}

/**
 * Uploads what is written: one request for a small file, several parts for a large one. The file exists once the
 * stream is closed. If the stream is aborted, neither a file nor an unfinished multipart upload remains.
 */
export function openUpload({ client, partSize, headers }: UploadTarget): WritableStream<Uint8Array> {
  const body = new PassThrough({ highWaterMark: partSize })
  const upload = new Upload({
    client,
    params: { ...headers, Body: body },
    partSize,
    queueSize: partsAtOnce,
  })
  const done = upload.done().then(
    () => undefined,
    (error: unknown) => {
      const described = describe(error, "The upload", headers.Bucket)
      body.destroy()
      throw described
    },
  )
  // Whoever writes or closes gets the error; without a caller it must not end the process.
  done.catch(() => undefined)
  return new WritableStream({
    write: async (bytes) => {
      // A caller may use its buffer again.
      if (body.write(bytes.slice())) return
      const drained = new Promise<void>((resolve) => body.once("drain", resolve))
      await Promise.race([drained, done])
    },
    close: async () => {
      body.end()
      await done
    },
    abort: async () => {
      body.destroy(new Error("The upload was aborted"))
      await done.catch(() => undefined)
    },
  })
}
