import { createHash, randomUUID } from "node:crypto"
import { startStandIn, type Answer, type ReceivedRequest, type StandIn } from "../../testing/stand-in.ts"
import { authenticate, type S3Error } from "./signature-v4.ts"

/** How a bucket is configured. */
export interface BucketSettings {
  /** `off`: ACLs are switched off; `blocked`: public ones are blocked; `ignored`: as R2 and MinIO treat them */
  readonly acl?: "on" | "off" | "blocked" | "ignored"
  /** which keys a bucket policy makes public; none by default */
  readonly isPublic?: (key: string) => boolean
  /** the access keys that may use the bucket; all by default */
  readonly owners?: readonly string[]
  /** how many keys a page of its list has at most; 1,000 by default */
  readonly pageSize?: number
}

/** A stored object. */
export interface StoredObject {
  readonly bytes: Buffer
  readonly headers: Readonly<Record<string, string>>
  readonly isPublic: boolean
}

interface Pending extends Omit<StoredObject, "bytes"> {
  readonly bucket: string
  readonly key: string
  readonly parts: Map<number, Buffer>
}

/** A stand-in of S3 with its stored objects and unfinished uploads. */
export interface S3StandIn extends StandIn {
  /** objects by `BUCKET/KEY` */
  readonly objects: ReadonlyMap<string, StoredObject>
  /** multipart uploads that were neither completed nor aborted */
  readonly unfinished: ReadonlyMap<string, unknown>
  /** moves the clock of the service forward */
  passTime(milliseconds: number): void
}

const smallestPart = 5 * 1024 * 1024
const fail = (status: number, code: string, message: string): never => {
  throw Object.assign(new Error(message), { status, code })
}

/** Starts a stand-in of S3 with path-style addresses. It checks signatures, access, and the rules of multipart uploads. */
export async function startS3(settings: {
  readonly region?: string
  readonly keys: Readonly<Record<string, string>>
  readonly buckets: Readonly<Record<string, BucketSettings>>
}): Promise<S3StandIn> {
  const objects = new Map<string, StoredObject>()
  const unfinished = new Map<string, Pending>()
  let ahead = 0
  const gate = {
    region: settings.region ?? "eu-west-1",
    secrets: new Map(Object.entries(settings.keys)),
    now: () => Date.now() + ahead,
  }

  const standIn = await startStandIn((request) => {
    try {
      const caller = authenticate(request, gate)
      if ("code" in caller) return errorAnswer(caller)
      const [, name = "", ...rest] = request.path.split("/").map(decodeURIComponent)
      const bucket =
        settings.buckets[name] ?? fail(404, "NoSuchBucket", "The specified bucket does not exist")
      const key = rest.join("/")
      assertAccess(request, { ...caller, bucket, object: objects.get(`${name}/${key}`) }, key)
      return answer(request, { objects, unfinished, bucket, name, key })
    } catch (error) {
      if (!(error instanceof Error && "code" in error)) throw error
      return errorAnswer(error as Error & S3Error)
    }
  })
  return Object.assign(standIn, { objects, unfinished, passTime: (ms: number) => void (ahead += ms) })
}

function errorAnswer({ status, code, message }: S3Error): Answer {
  return {
    status,
    headers: { "content-type": "application/xml", "x-amz-request-id": "4442587FB7D0A2F9" },
    body: `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message><RequestId>4442587FB7D0A2F9</RequestId></Error>`,
  }
}

/** Guests read what an ACL or the policy makes public; everything else needs a key of an owner. */
function assertAccess(
  { method, headers }: ReceivedRequest,
  caller: { accessKey?: string; bucket: BucketSettings; object: StoredObject | undefined },
  key: string,
): void {
  const { accessKey, bucket, object } = caller
  const reads = method === "GET" || method === "HEAD"
  const isOwner = accessKey !== undefined && (bucket.owners?.includes(accessKey) ?? true)
  const isPublic = (object?.isPublic ?? false) || (bucket.isPublic?.(key) ?? false)
  if (!isOwner && !(reads && isPublic)) fail(403, "AccessDenied", "Access Denied")
  if (bucket.acl === "ignored" && headers["x-amz-checksum-crc32"] !== undefined)
    fail(501, "NotImplemented", "Header 'x-amz-checksum-crc32' with value (***) not implemented")
  const acl = headers["x-amz-acl"]
  if (acl !== undefined && bucket.acl === "off")
    fail(400, "AccessControlListNotSupported", "The bucket does not allow ACLs")
  if (acl === "public-read" && bucket.acl === "blocked") fail(403, "AccessDenied", "Access Denied")
}

interface Work {
  readonly objects: Map<string, StoredObject>
  readonly unfinished: Map<string, Pending>
  readonly bucket: BucketSettings
  readonly name: string
  readonly key: string
}

function answer(request: ReceivedRequest, work: Work): Answer {
  const { method, query, bytes } = request
  const { objects, name, key } = work
  const uploadId = query.get("uploadId")
  if (method === "GET" && query.get("list-type") === "2") return listObjects(request, work)
  if (method === "POST" && query.has("uploads")) return createUpload(request, work)
  if (uploadId !== null) return continueUpload(request, work, uploadId)
  if (method === "PUT") {
    objects.set(`${name}/${key}`, { bytes, ...storedWith(request, work) })
    return { headers: { etag: etagOf(bytes) } }
  }
  if (method === "DELETE") {
    objects.delete(`${name}/${key}`)
    return { status: 204 }
  }
  return read(request, objects.get(`${name}/${key}`))
}

/** A page of the bucket, in the order of the keys. The token is the last key of the page before. */
function listObjects({ query }: ReceivedRequest, { objects, bucket, name }: Work): Answer {
  const before = query.get("continuation-token") ?? ""
  const size = Math.min(Number(query.get("max-keys") ?? 1000), bucket.pageSize ?? 1000)
  const keys = [...objects.keys()]
    .filter((path) => path.startsWith(`${name}/${query.get("prefix") ?? ""}`))
    .map((path) => path.slice(name.length + 1))
    .filter((key) => key > before)
    .sort((one, other) => (one < other ? -1 : 1))
  const page = keys.slice(0, size)
  const contents = page.map((key) => {
    const bytes = objects.get(`${name}/${key}`)?.bytes ?? Buffer.of()
    return `<Contents><Key>${key}</Key><LastModified>2026-03-01T10:00:00.000Z</LastModified><ETag>${etagOf(bytes).replaceAll('"', "&quot;")}</ETag><Size>${bytes.length}</Size></Contents>`
  })
  const isCut = page.length < keys.length
  const next = isCut ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ""
  return xml(
    `<ListBucketResult><Name>${name}</Name><KeyCount>${page.length}</KeyCount><IsTruncated>${isCut}</IsTruncated>${next}${contents.join("")}</ListBucketResult>`,
  )
}

function createUpload(request: ReceivedRequest, work: Work): Answer {
  const { unfinished, name, key } = work
  const id = randomUUID()
  unfinished.set(id, { bucket: name, key, parts: new Map(), ...storedWith(request, work) })
  return xml(
    `<InitiateMultipartUploadResult><Bucket>${name}</Bucket><Key>${key}</Key><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
  )
}

function continueUpload({ method, query, bytes, text }: ReceivedRequest, work: Work, id: string): Answer {
  const { objects, unfinished } = work
  const upload = unfinished.get(id) ?? fail(404, "NoSuchUpload", "The specified upload does not exist.")
  if (method === "DELETE") {
    unfinished.delete(id)
    return { status: 204 }
  }
  if (method === "PUT") {
    upload.parts.set(Number(query.get("partNumber")), bytes)
    return { headers: { etag: etagOf(bytes) } }
  }
  const named = [...text.matchAll(/<Part>.*?<\/Part>/gs)].map(([part]) => ({
    number: Number(/<PartNumber>(\d+)</.exec(part)?.[1]),
    etag: /<ETag>(.*?)</.exec(part)?.[1]?.replaceAll("&quot;", '"'),
  }))
  const parts = named.map(({ number, etag }, index) => {
    const part = upload.parts.get(number)
    if (!part || etagOf(part) !== etag)
      return fail(400, "InvalidPart", "One or more of the specified parts could not be found.")
    if (index < named.length - 1 && part.length < smallestPart)
      return fail(400, "EntityTooSmall", "Your proposed upload is smaller than the minimum allowed size")
    return part
  })
  const { bucket, key, headers, isPublic } = upload
  objects.set(`${bucket}/${key}`, { bytes: Buffer.concat(parts), headers, isPublic })
  unfinished.delete(id)
  return xml(
    `<CompleteMultipartUploadResult><Bucket>${bucket}</Bucket><Key>${key}</Key><ETag>&quot;whole&quot;</ETag></CompleteMultipartUploadResult>`,
  )
}

function read({ method, query }: ReceivedRequest, object: StoredObject | undefined): Answer {
  if (!object) return fail(404, "NoSuchKey", "The specified key does not exist.")
  const disposition = query.get("response-content-disposition")
  return {
    headers: {
      ...object.headers,
      etag: etagOf(object.bytes),
      "content-length": String(object.bytes.length),
      ...(disposition && { "content-disposition": disposition }),
    },
    ...(method === "GET" && { body: object.bytes }),
  }
}

function storedWith({ headers }: ReceivedRequest, { bucket }: Work): Omit<StoredObject, "bytes"> {
  const names = ["content-type", "cache-control", "content-disposition"] as const
  return {
    headers: Object.fromEntries(
      names.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
    ),
    isPublic: headers["x-amz-acl"] === "public-read" && (bucket.acl ?? "on") === "on",
  }
}

function etagOf(bytes: Buffer): string {
  return `"${createHash("md5").update(bytes).digest("hex")}"`
}

function xml(body: string): Answer {
  return {
    headers: { "content-type": "application/xml" },
    body: `<?xml version="1.0" encoding="UTF-8"?>\n${body}`,
  }
}
