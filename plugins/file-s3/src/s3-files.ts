import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  type S3Client,
  type _Object,
} from "@aws-sdk/client-s3"
import { getSignedUrl } from "@aws-sdk/s3-request-presigner"
import type { FileAddress, FileProvider, FileQuery, ListedFile, Log, NewFile } from "@stheno/core"
import { createClient, describe, isMissing } from "./client.ts"
import { downloadName, kindOfKey, mustBeSaved, newKey, publicPart } from "./keys.ts"
import type { Settings } from "./options.ts"
import { openUpload } from "./upload.ts"

interface Place {
  readonly bucket: string
  readonly client: S3Client
}

/** Stores files in buckets: public files in one, protected files in the same one or in another. */
export function createS3Files(settings: Settings, log: Log): FileProvider {
  const open: Place = { bucket: settings.bucket, client: createClient(settings, settings.keys, log) }
  const closed: Place = {
    bucket: settings.privateBucket,
    client: createClient(settings, settings.privateKeys, log),
  }

  /** v1's plugin looked for downloads in the private bucket. */
  const placeOf = (key: string): Place | undefined => {
    const kind = kindOfKey(key, settings.prefix)
    return kind && (kind === "public" ? open : closed)
  }

  const uploadStream: FileProvider["uploadStream"] = async (file) => {
    const key = newKey(file, settings.prefix)
    const { client, bucket } = file.isProtected ? closed : open
    const headers = { Bucket: bucket, Key: key, ...headersOf(file, settings) }
    const stream = openUpload({ client, partSize: settings.partSize, headers })
    return { ...addressOf(key, settings), stream }
  }

  return {
    uploadStream,
    async upload({ bytes, ...file }) {
      const { stream, ...address } = await uploadStream(file)
      const writer = stream.getWriter()
      await writer.write(bytes)
      await writer.close()
      return address
    },
    async remove(key) {
      const kind = kindOfKey(key, settings.prefix)
      const isInBoth = kind === "unknown" && open.bucket !== closed.bucket
      const place = placeOf(key)
      if (!place) return
      await removeFrom(place, key)
      if (isInBoth) await removeFrom(open, key)
    },
    async downloadUrl(key) {
      const place = placeOf(key)
      // A key that cannot exist gets the link of a file that does not exist.
      return place
        ? sign(place, key, settings.linkSeconds)
        : sign(closed, `${settings.prefix}protected/missing`, settings.linkSeconds)
    },
    async downloadStream(key) {
      const place = placeOf(key)
      return place && read(place, key)
    },
    list: (query) => list(open, query, settings),
  }
}

/**
 * S3 lists keys in their order and cannot search, so all public keys of the store are read, 1,000 with each request. The
 * IDs in the keys sort by time.
 */
async function list(
  { client, bucket }: Place,
  { q = "", offset, limit }: FileQuery,
  settings: Settings,
): Promise<{ files: ListedFile[]; count: number }> {
  const Prefix = `${settings.prefix}${publicPart}`
  // Keys have a hyphen where the name of the uploaded file had a space.
  const part = q.trim().toLowerCase().replaceAll(/\s+/g, "-")
  const found = await attempt("ListObjectsV2", bucket, async () => {
    const files: ListedFile[] = []
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix }))
      for (const object of Contents) files.push(...listedFiles(object, settings))
    return files
  })
  const matching = found.filter(({ name }) => name.toLowerCase().includes(part)).toReversed()
  return { files: matching.slice(offset, offset + limit), count: matching.length }
}

/** No file, if the object cannot be one of this store. */
function listedFiles({ Key, Size = 0, LastModified }: _Object, settings: Settings): ListedFile[] {
  if (!Key || !LastModified || kindOfKey(Key, settings.prefix) !== "public") return []
  return [{ ...addressOf(Key, settings), name: downloadName(Key), size: Size, createdAt: LastModified }]
}

function sign({ client, bucket }: Place, key: string, expiresIn: number): Promise<string> {
  const command = new GetObjectCommand({
    Bucket: bucket,
    Key: key,
    ResponseContentDisposition: `attachment; filename="${downloadName(key)}"`,
  })
  return attempt("Signing a link", bucket, () => getSignedUrl(client, command, { expiresIn }))
}

async function read({ client, bucket }: Place, key: string): Promise<ReadableStream<Uint8Array> | undefined> {
  try {
    const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }))
    return Body?.transformToWebStream() as ReadableStream<Uint8Array> | undefined
  } catch (error) {
    if (isMissing(error)) return undefined
    throw describe(error, "GetObject", bucket)
  }
}

async function removeFrom({ client, bucket }: Place, key: string): Promise<void> {
  await attempt("DeleteObject", bucket, () =>
    client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key })),
  )
}

async function attempt<T>(operation: string, bucket: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw describe(error, operation, bucket)
  }
}

function headersOf(file: NewFile, { cacheControl, sendsAcl }: Settings) {
  return {
    ContentType: file.type || "application/octet-stream",
    CacheControl: file.isProtected ? "private, no-store" : cacheControl,
    ...(mustBeSaved(file.type) && { ContentDisposition: "attachment" }),
    // Files are private without an ACL.
    ...(sendsAcl && !file.isProtected && { ACL: "public-read" as const }),
  }
}

function addressOf(key: string, { publicUrl }: Settings): FileAddress {
  return { key, url: `${publicUrl}/${key.split("/").map(encodeURIComponent).join("/")}` }
}
