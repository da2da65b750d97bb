import type { z } from "@stheno/core"
import { type FileProvider, type Log } from "@stheno/core"
import { contractOf } from "@stheno/server/contracts"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import definition from "./src/providers/s3.ts"
import { startS3, type S3StandIn } from "./testing/s3-stand-in.ts"

const mebibyte = 1024 * 1024
const logged: unknown[][] = []
const log = {
  info: () => undefined,
  warn: (...all: unknown[]) => void logged.push(all),
  error: () => undefined,
} as unknown as Log

let s3: S3StandIn
beforeAll(async () => {
  s3 = await startS3({
    keys: { AKIDPUBLIC: "public-secret", AKIDPRIVATE: "private-secret" },
    buckets: {
      pictures: { isPublic: (key) => !key.includes("protected/"), owners: ["AKIDPUBLIC"] },
      documents: { owners: ["AKIDPRIVATE"] },
      "acl-on": {},
      "acl-off": { acl: "off" },
      "acl-blocked": { acl: "blocked" },
      listed: { pageSize: 2 },
    },
  })
})
afterAll(() => s3.close())
beforeEach(() => void (logged.length = 0))

function filesWith(more: Readonly<Record<string, unknown>> = {}): FileProvider {
  return definition.make({
    log,
    env: {},
    pluginOptions: {
      endpoint: s3.url,
      region: "eu-west-1",
      bucket: "pictures",
      access_key_id: "AKIDPUBLIC",
      secret_access_key: "public-secret",
      ...more,
    },
  })
}

const twoBuckets = {
  private_bucket: "documents",
  private_access_key_id: "AKIDPRIVATE",
  private_secret_access_key: "private-secret",
}
const bytesOf = (text: string) => new TextEncoder().encode(text)
const picture = { name: "cup.png", type: "image/png", isProtected: false }
const report = { name: "orders.csv", type: "text/csv", isProtected: true }
const textOf = async (stream: ReadableStream<Uint8Array> | undefined) =>
  stream && new Response(stream as BodyInit).text()

describe.each([
  ["one bucket", {}],
  ["a bucket for protected files", twoBuckets],
  ["a prefix", { prefix: "store/files" }],
])("with %s", (_, options) => {
  const hour = 60 * 60 * 1000
  for (const { name, run } of contractOf("file").checks)
    it(name, async () => {
      let passed = 0
      const expire = () => s3.passTime((passed = hour + 1000))
      await run({ provider: filesWith(options), fetch: (url) => fetch(url), expire }).finally(() =>
        s3.passTime(-passed),
      )
    })
})

describe("files", () => {
  it("are public or protected", async () => {
    const files = filesWith()
    const open = await files.upload({ ...picture, bytes: bytesOf("a picture") })
    const closed = await files.upload({ ...report, bytes: bytesOf("a report") })
    const shown = await fetch(open.url)
    expect([shown.status, await shown.text()]).toEqual([200, "a picture"])
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      "content-type": "image/png",
      "cache-control": "max-age=31536000",
    })
    expect((await fetch(closed.url)).status).toBe(403)
    expect(closed.key).toMatch(/^protected\/file_/)
    expect(s3.objects.get(`pictures/${closed.key}`)?.headers["cache-control"]).toBe("private, no-store")
  })

  it("that could contain scripts are offered for saving", async () => {
    const { key } = await filesWith().upload({
      name: "a.html",
      type: "text/html",
      isProtected: false,
      bytes: bytesOf("<p>"),
    })
    expect(s3.objects.get(`pictures/${key}`)?.headers["content-disposition"]).toBe("attachment")
    const shown = await filesWith().upload({ ...picture, bytes: bytesOf("x") })
    expect(s3.objects.get(`pictures/${shown.key}`)?.headers["content-disposition"]).toBeUndefined()
  })

  it("come back byte for byte from several parts", async () => {
    const files = filesWith()
    const content = Buffer.alloc(12 * mebibyte, "0123456789")
    const { stream, key } = await files.uploadStream(picture)
    const writer = stream.getWriter()
    for (let at = 0; at < content.length; at += 100_000)
      await writer.write(content.subarray(at, at + 100_000))
    await writer.close()
    expect(s3.objects.get(`pictures/${key}`)?.bytes.equals(content)).toBe(true)
    expect(s3.requests.filter(({ query }) => query.has("partNumber"))).toHaveLength(3)
    expect(s3.unfinished.size).toBe(0)
  })

  it("leave nothing behind when a large upload is broken off", async () => {
    const { stream, key } = await filesWith().uploadStream(picture)
    const writer = stream.getWriter()
    for (let part = 0; part < 8; part++) await writer.write(new Uint8Array(2 * mebibyte))
    await expect.poll(() => s3.unfinished.size).toBe(1)
    await writer.abort(new Error("broken off"))
    expect(s3.unfinished.size).toBe(0)
    expect(s3.objects.has(`pictures/${key}`)).toBe(false)
  })

  it("leave nothing behind when a part fails for good, and the writer gets the error", async () => {
    const { stream, key } = await filesWith({ max_attempts: 1 }).uploadStream(picture)
    const writer = stream.getWriter()
    const denied = { status: 403, body: "<Error><Code>AccessDenied</Code><Message>No</Message></Error>" }
    for (let part = 0; part < 3; part++) await writer.write(new Uint8Array(2 * mebibyte))
    await expect.poll(() => s3.unfinished.size).toBe(1)
    s3.failNext(denied)
    const rest = async () => {
      for (let part = 0; part < 20; part++) await writer.write(new Uint8Array(2 * mebibyte))
      await writer.close()
    }
    await expect(rest()).rejects.toThrow("AccessDenied: No")
    expect(s3.unfinished.size).toBe(0)
    expect(s3.objects.has(`pictures/${key}`)).toBe(false)
  })
})

describe("download links", () => {
  it("work until they expire, and save the file under its name", async () => {
    const files = filesWith({ ...twoBuckets, download_file_duration: "60" })
    const { key } = await files.upload({ ...report, bytes: bytesOf("a report") })
    const url = await files.downloadUrl(key)
    const first = await fetch(url)
    expect([first.status, await first.text()]).toEqual([200, "a report"])
    expect(first.headers.get("content-disposition")).toBe('attachment; filename="orders.csv"')
    expect(s3.objects.has(`documents/${key}`)).toBe(true)
    s3.passTime(61_000)
    const late = await fetch(url)
    s3.passTime(-61_000)
    expect([late.status, await late.text()]).toEqual([403, expect.stringContaining("Request has expired")])
  })

  it("do not lead to another file when they are changed", async () => {
    const files = filesWith(twoBuckets)
    const one = await files.upload({ ...report, bytes: bytesOf("one") })
    const other = await files.upload({ ...report, bytes: bytesOf("other") })
    const url = await files.downloadUrl(one.key)
    expect((await fetch(url)).status).toBe(200)
    const changed = await fetch(url.replace(one.key, other.key))
    expect(await changed.text()).toContain("<Code>SignatureDoesNotMatch</Code>")
  })

  it("stay inside of the prefix", async () => {
    const neighbor = await filesWith({ prefix: "b" }).upload({
      ...report,
      bytes: bytesOf("of another store"),
    })
    const files = filesWith({ prefix: "a" })
    expect(await textOf(await filesWith({ prefix: "b" }).downloadStream(neighbor.key))).toBe(
      "of another store",
    )
    expect(await files.downloadStream(neighbor.key)).toBeUndefined()
    expect((await fetch(await files.downloadUrl(neighbor.key))).status).toBe(404)
    await files.remove(neighbor.key)
    expect(s3.objects.has(`pictures/${neighbor.key}`)).toBe(true)
    await filesWith({ prefix: "b" }).remove(neighbor.key)
    expect(s3.objects.has(`pictures/${neighbor.key}`)).toBe(false)
  })
})

it("finds and removes files that a plugin of v1 stored", async () => {
  const files = filesWith({ ...twoBuckets, bucket: "acl-on", private_bucket: "acl-on" })
  const put = { bytes: Buffer.from("of v1"), headers: {}, isPublic: false }
  ;(s3.objects as Map<string, typeof put>).set("acl-on/cup-1690000000000.png", put)
  expect(await textOf(await files.downloadStream("cup-1690000000000.png"))).toBe("of v1")
  await files.remove("cup-1690000000000.png")
  expect(await files.downloadStream("cup-1690000000000.png")).toBeUndefined()
})

describe("lists", () => {
  const upload = (files: FileProvider, name: string, isProtected = false) =>
    files.upload({ name, type: "image/png", isProtected, bytes: bytesOf(name) })
  const namesOf = async (
    files: FileProvider,
    query: { q?: string; offset?: number; limit?: number } = {},
  ) => {
    const found = await files.list?.({ offset: 0, limit: 10, ...query })
    return [found?.files.map(({ name }) => name), found?.count]
  }

  it("have the public files of the store, newest first, from all pages of the bucket", async () => {
    const files = filesWith({ bucket: "listed", prefix: "a" })
    await upload(filesWith({ bucket: "listed", prefix: "ab" }), "of-another-store.png")
    expect(await namesOf(files)).toEqual([[], 0])
    const first = await upload(files, "red hat.png")
    for (const name of ["scarf.png", "Blue Hat.png", "cup.png", "plate.png"]) await upload(files, name)
    await upload(files, "orders.csv", true)
    const put = { bytes: Buffer.from("of v1"), headers: {}, isPublic: false }
    ;(s3.objects as Map<string, typeof put>).set("listed/a/cup-1690000000000.png", put)
    const before = s3.requests.length
    expect(await namesOf(files)).toEqual([
      ["plate.png", "cup.png", "Blue-Hat.png", "scarf.png", "red-hat.png"],
      5,
    ])
    expect(s3.requests.length - before).toBe(3)
    expect(await namesOf(files, { offset: 1, limit: 2 })).toEqual([["cup.png", "Blue-Hat.png"], 5])
    expect(await namesOf(files, { q: " HAT " })).toEqual([["Blue-Hat.png", "red-hat.png"], 2])
    expect(await namesOf(files, { q: "red hat" })).toEqual([["red-hat.png"], 1])
    const { files: listed } = (await files.list?.({ offset: 4, limit: 1 })) ?? {}
    const createdAt = new Date("2026-03-01T10:00:00Z")
    expect(listed).toEqual([{ ...first, name: "red-hat.png", size: 11, createdAt }])
    await files.remove(first.key)
    expect(await namesOf(files, { q: "red" })).toEqual([[], 0])
  })

  it("need access to the bucket", async () => {
    const files = filesWith({ bucket: "documents", max_attempts: 1 })
    await expect(files.list?.({ offset: 0, limit: 10 })).rejects.toThrow(
      "ListObjectsV2 in the bucket documents failed: AccessDenied: Access Denied. Allow s3:PutObject",
    )
  })
})

describe("access control lists", () => {
  it.each(["acl-off", "acl-blocked"])("are left out once the bucket %s rejects them", async (bucket) => {
    const files = filesWith({ bucket, acl: true })
    const { key } = await files.upload({ ...picture, bytes: bytesOf("one") })
    await files.upload({ ...picture, bytes: bytesOf("two") })
    expect(s3.objects.get(`${bucket}/${key}`)?.bytes.toString()).toBe("one")
    expect(logged).toHaveLength(1)
    expect(s3.requests.at(-1)?.headers["x-amz-acl"]).toBeUndefined()
  })

  it("make a file public where the bucket accepts them, and are not sent unless asked for", async () => {
    const one = await filesWith({ bucket: "acl-on", acl: true }).upload({ ...picture, bytes: bytesOf("one") })
    expect((await fetch(one.url)).status).toBe(200)
    const two = await filesWith({ bucket: "acl-on" }).upload({ ...picture, bytes: bytesOf("two") })
    expect((await fetch(two.url)).status).toBe(403)
  })

  it("are never sent with protected files", async () => {
    const { url } = await filesWith({ bucket: "acl-on", acl: true }).upload({
      ...report,
      bytes: bytesOf("one"),
    })
    expect((await fetch(url)).status).toBe(403)
    expect(s3.requests.some(({ path, headers }) => path.includes("orders.csv") && headers["x-amz-acl"])).toBe(
      false,
    )
  })
})

describe("errors", () => {
  const upload = (more: Readonly<Record<string, unknown>>) =>
    filesWith(more).upload({ ...picture, bytes: bytesOf("x") })

  it.each([
    ["a wrong secret", { secret_access_key: "wrong" }, "SignatureDoesNotMatch", "secret_access_key"],
    ["an unknown access key", { access_key_id: "AKIDGONE" }, "InvalidAccessKeyId", "access_key_id"],
    ["a wrong region", { region: "us-west-2" }, "AuthorizationHeaderMalformed", "region"],
    ["a missing bucket", { bucket: "gone" }, "NoSuchBucket", "bucket"],
    ["a bucket of others", { bucket: "documents" }, "AccessDenied", "s3:PutObject"],
  ])("name %s and what to do", async (_, more, code, remedy) => {
    await expect(upload({})).resolves.toBeDefined()
    const error = (await upload({ ...more }).catch((thrown: unknown) => thrown)) as Error
    expect(error.message).toMatch(new RegExp(`failed: ${code}: .*${remedy}`))
    expect(JSON.stringify({ ...error, message: error.message })).not.toMatch(/public-secret|StringToSign/)
  })

  it("of the moment are retried", async () => {
    s3.failNext({ status: 503, body: "<Error><Code>SlowDown</Code></Error>" }, { hangUp: true })
    await expect(upload({})).resolves.toBeDefined()
  })

  it("end a request that takes too long", async () => {
    s3.failNext({ delayMs: 2000 })
    await expect(upload({ request_timeout: 300, max_attempts: 1 })).rejects.toThrow(/TimeoutError/)
  })
})

describe("options", () => {
  const wrong = (more: Readonly<Record<string, unknown>>) => {
    try {
      filesWith(more)
    } catch (error) {
      return (error as InstanceType<typeof z.ZodError>).issues.map(
        ({ path, message }) => `${path.join(".")} ${message}`,
      )
    }
    return []
  }

  it("of v1's three plugins are accepted", () => {
    expect(
      wrong({
        s3_url: "https://cdn.example.com",
        cache_control: "max-age=60",
        prefix: "a",
        aws_config_object: { customUserAgent: "store" },
      }),
    ).toEqual([])
    expect(
      wrong({
        endpoint: "127.0.0.1:9001",
        ssl_enabled: "false",
        download_url_duration: 60,
        private_bucket: "b",
      }),
    ).toEqual([])
    expect(
      wrong({ spaces_url: "https://b.fra1.digitaloceanspaces.com", endpoint: "fra1.digitaloceanspaces.com" }),
    ).toEqual([])
  })

  it("that are wrong are named", () => {
    expect(wrong({ bucket: undefined })).toEqual([expect.stringContaining("bucket ")])
    expect(wrong({ secret_access_key: "" })).toEqual([
      "secret_access_key It is missing, but access_key_id is set",
    ])
    expect(wrong({ buckett: "a" })).toEqual([expect.stringContaining("buckett")])
    expect(wrong({ download_file_duration: 700_000 })).toEqual([
      expect.stringContaining("download_file_duration"),
    ])
  })

  it.each([
    [{ s3_url: "https://cdn.example.com/" }, /^https:\/\/cdn\.example\.com\/file_/],
    [{ spaces_url: "cdn.example.com" }, /^https:\/\/cdn\.example\.com\/file_/],
  ])("%o decide the address of a file", async (more, address) => {
    const { url } = await filesWith(more).upload({ ...picture, bytes: bytesOf("x") })
    expect(url).toMatch(address)
  })

  it.each([
    [{ endpoint: undefined }, /^https:\/\/pictures\.s3\.eu-west-1\.amazonaws\.com\/file_/],
    [
      { endpoint: "fra1.digitaloceanspaces.com", region: "" },
      /^https:\/\/pictures\.fra1\.digitaloceanspaces\.com\/file_.*%2Ffra1%2Fs3%2F/,
    ],
    [
      { endpoint: "https://acc.r2.cloudflarestorage.com", region: "" },
      /^https:\/\/acc\.r2\.cloudflarestorage\.com\/pictures\/file_.*%2Fauto%2Fs3%2F/,
    ],
    [
      { endpoint: "minio:9000", ssl_enabled: false, region: "" },
      /^http:\/\/minio:9000\/pictures\/file_.*%2Fus-east-1%2Fs3%2F/,
    ],
  ])("%o decide where a link leads", async (more, address) => {
    expect(await filesWith(more).downloadUrl("file_01H-cup.png")).toMatch(address)
  })
})
