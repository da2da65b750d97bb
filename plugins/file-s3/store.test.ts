import fs from "node:fs"
import path from "node:path"
import { parseEnv } from "node:util"
import type { TestShop } from "@stheno/server/testing"
import { afterAll, beforeAll, expect, it, vi } from "vitest"
import { startSampleShop } from "../testing/sample-shop.ts"
import { startS3, type S3StandIn } from "./testing/s3-stand-in.ts"

const samples = path.join(import.meta.dirname, "../../samples/plugins/file-s3")
const readSample = (name: string) => fs.readFileSync(path.join(samples, name), "utf8")
const picture = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0xff, 0xfe])
const cup = new File([picture], "cup.png", { type: "image/png" })
const bucket = "my-store-files"

/** The bucket policy that the documentation shows. */
function isPublic(key: string): boolean {
  const { Statement } = JSON.parse(readSample("bucket-policy.json")) as {
    Statement: { Effect: string; Principal: string; Action: string; Resource: string }[]
  }
  return Statement.some(
    ({ Effect, Principal, Action, Resource }) =>
      `${Effect} ${Principal} ${Action}` === "Allow * s3:GetObject" &&
      `arn:aws:s3:::${bucket}/${key}`.startsWith(Resource.replace(/\*$/, "")),
  )
}

const login = { email: "admin@example.com", password: "correct-horse-battery" }
let s3: S3StandIn
let shop: TestShop

beforeAll(async () => {
  s3 = await startS3({
    keys: { AKIAIOSFODNN7EXAMPLE: "the-secret-of-the-key" },
    buckets: { [bucket]: { acl: "off", isPublic } },
  })
  vi.stubEnv("AWS_ENDPOINT_URL_S3", s3.url)
  for (const [name, value] of Object.entries(parseEnv(readSample("s3.env")))) vi.stubEnv(name, value)
  vi.stubEnv("S3_URL", `${s3.url}/${bucket}`)
  shop = await startSampleShop("file-s3", { ADMIN_PASSWORD: login.password })
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await shop.stop()
  await s3.close()
})

// The bodies of several endpoints, of which each test reads what it needs.
type Body = Record<string, never> & {
  access_token: string
  download_url: string
  uploads: { url: string; key: string }[]
  product: { id: string; thumbnail: string; images: { url: string }[] }
  products: { title: string }[]
  batch_job: { id: string; status: string; result: { file_key: string; errors?: unknown[] } }
}
const jsonOf = async (response: Promise<Response>) => (await (await response).json()) as Body

async function upload(to: string, file: File, at: TestShop = shop) {
  const { access_token } = await jsonOf(at.fetch("/admin/auth/token", { body: login }))
  const body = new FormData()
  body.append("files", file)
  const headers = { authorization: `Bearer ${access_token}` }
  const { uploads } = await jsonOf(fetch(new URL(to, at.url), { method: "POST", headers, body }))
  return uploads[0]!
}

async function finish(id: string, status: string) {
  const read = async () => (await jsonOf(shop.admin(`/admin/batch-jobs/${id}`))).batch_job
  await expect.poll(async () => (await read()).status, { timeout: 20_000 }).toBe(status)
  return read()
}

it("stores the image of a product, and anyone can see it", async () => {
  const { url, key } = await upload("/admin/uploads", cup)
  const { product } = await jsonOf(
    shop.admin("/admin/products", {
      body: {
        title: "Cup",
        images: [url],
        thumbnail: url,
        options: [],
        variants: [{ title: "Small", prices: [] }],
      },
    }),
  )
  expect(product.thumbnail).toBe(`${s3.url}/${bucket}/${key}`)
  const shown = await fetch(product.images[0]!.url)
  expect(shown.headers.get("content-type")).toBe("image/png")
  expect(new Uint8Array(await shown.arrayBuffer())).toEqual(picture)
})

it("exports products to a protected file, whose link expires", async () => {
  const { batch_job } = await jsonOf(
    shop.admin("/admin/batch-jobs", { body: { type: "product-export", context: {}, dry_run: false } }),
  )
  const { file_key } = (await finish(batch_job.id, "completed")).result
  expect((await fetch(`${s3.url}/${bucket}/${file_key}`)).status).toBe(403)
  const { download_url } = await jsonOf(shop.admin("/admin/uploads/download-url", { body: { file_key } }))
  const file = await fetch(download_url)
  expect([file.status, await file.text()]).toEqual([200, expect.stringContaining("Cup")])
  s3.passTime(3_601_000)
  const late = await fetch(download_url)
  s3.passTime(-3_601_000)
  expect(late.status).toBe(403)
})

it("imports products from a protected file", async () => {
  const csv = "Product Handle;Product Title;Product Status;Variant Title\nplate;Plate;published;Large\n"
  const { key } = await upload(
    "/admin/uploads/protected",
    new File([csv], "products.csv", { type: "text/csv" }),
  )
  const body = { type: "product-import", context: { fileKey: key }, dry_run: true }
  const { batch_job } = await jsonOf(shop.admin("/admin/batch-jobs", { body }))
  const checked = await finish(batch_job.id, "pre_processed")
  expect(checked.result.errors ?? []).toEqual([])
  await shop.admin(`/admin/batch-jobs/${batch_job.id}/confirm`, { method: "POST" })
  await finish(batch_job.id, "completed")
  const { products } = await jsonOf(shop.admin("/admin/products?handle=plate"))
  expect(products.map(({ title }) => title)).toEqual(["Plate"])
})

it("deletes a file", async () => {
  const { key, url } = await upload("/admin/uploads", cup)
  expect((await fetch(url)).status).toBe(200)
  const body = { file_key: key }
  expect((await shop.admin("/admin/uploads", { method: "DELETE", body })).status).toBe(200)
  expect(s3.objects.has(`${bucket}/${key}`)).toBe(false)
})

it.each([
  ["file-minio", "minio.env", "us-east-1"],
  ["file-spaces", "spaces.env", "us-east-1"],
  ["file-r2", "r2.env", "us-east-1"],
])("%s starts with the variables that its page shows", async (sample, env, region) => {
  const variables = parseEnv(readSample(`../${sample}/${env}`)) as Record<string, string>
  const find = (pattern: RegExp) => Object.entries(variables).find(([name]) => pattern.test(name))?.[1]
  const open = find(/_BUCKET$/)!
  const closed = find(/PRIVATE_BUCKET$/) ?? open
  const service = await startS3({
    region,
    keys: { [find(/ACCESS_KEY(_ID)?$/)!]: find(/SECRET/)! },
    buckets: { [open]: { acl: "ignored" }, [closed]: { acl: "ignored" } },
  })
  for (const [name, value] of Object.entries(variables))
    vi.stubEnv(name, name.endsWith("ENDPOINT") ? service.url : value)
  const other = await startSampleShop(sample, { ADMIN_PASSWORD: login.password })
  try {
    const shown = await upload("/admin/uploads", cup, other)
    const { key } = await upload("/admin/uploads/protected", cup, other)
    expect([...service.objects.keys()]).toEqual([`${open}/${shown.key}`, `${closed}/${key}`])
    expect(shown.url).toBe(`${find(/URL$/) ?? `${service.url}/${open}`}/${shown.key}`)
  } finally {
    await other.stop()
    await service.close()
  }
})
