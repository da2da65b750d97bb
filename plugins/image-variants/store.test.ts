import sharp from "sharp"
import { afterAll, beforeAll, expect, it, vi } from "vitest"
import type { TestShop } from "@stheno/server/testing"
import { sourcesOf } from "../../samples/plugins/image-variants/storefront.ts"
import { startSampleShop } from "../testing/sample-shop.ts"
import type { Variant } from "./src/variant.ts"

const login = { email: "admin@example.com", password: "correct-horse-battery" }
let shop: TestShop
beforeAll(async () => {
  shop = await startSampleShop("image-variants", { ADMIN_PASSWORD: login.password })
})
afterAll(() => shop.stop())

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#336699" } })
    .png()
    .toBuffer()

async function upload(bytes: Uint8Array, name: string): Promise<string> {
  const { access_token } = (await (await shop.fetch("/admin/auth/token", { body: login })).json()) as {
    access_token: string
  }
  const body = new FormData()
  body.append("files", new File([Buffer.from(bytes)], name, { type: "image/png" }))
  const headers = { authorization: `Bearer ${access_token}` }
  const response = await fetch(new URL("/admin/uploads", shop.url), { method: "POST", headers, body })
  const { uploads } = (await response.json()) as { uploads: { url: string }[] }
  return uploads[0]!.url
}

async function admin(path: string, body: object): Promise<string> {
  const response = await shop.admin(path, { body })
  const { product, message } = (await response.json()) as { product?: { id: string }; message?: string }
  expect([path, response.status, message]).toEqual([path, 200, undefined])
  return product!.id
}

const create = (more: object) =>
  admin("/admin/products", { title: `Cup ${crypto.randomUUID()}`, status: "published", ...more })

interface Shown {
  readonly thumbnail_variants: readonly Variant[] | null
  readonly images: readonly { readonly url: string; readonly variants: readonly Variant[] | null }[]
}

async function shown(id: string): Promise<Shown> {
  const query = `id=${id}&fields=id,thumbnail,thumbnail_variants&expand=images`
  const response = await shop.fetch(`/store/products?${query}`)
  return ((await response.json()) as { products: Shown[] }).products[0]!
}

const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 45_000, interval: 100 })

it("makes the variants of uploaded images, which the storefront gets with the product", async () => {
  const url = await upload(await photo(800, 400), "Cup photo.png")
  const id = await create({ images: [url], thumbnail: url })
  await eventually(async () => expect((await shown(id)).thumbnail_variants).toHaveLength(6))
  const { images, thumbnail_variants: variants } = await shown(id)
  expect(images[0]!.variants).toEqual(variants)
  expect(variants!.map(({ format, width, height }) => `${format} ${width}x${height}`)).toEqual(
    ["320x160", "640x320", "800x400"].flatMap((size) => [`avif ${size}`, `webp ${size}`]),
  )
  for (const { url: address, width, bytes } of variants!) {
    const file = Buffer.from(await (await fetch(address)).arrayBuffer())
    expect([file.length, (await sharp(file).metadata()).width]).toEqual([bytes, width])
  }
  const [avif, webp] = sourcesOf(variants)
  expect([avif!.type, webp!.type]).toEqual(["image/avif", "image/webp"])
  expect(webp!.srcSet).toMatch(/^http\S+\.webp 320w, http\S+\.webp 640w, http\S+\.webp 800w$/)
  expect(sourcesOf(null)).toEqual([])
})

it("shows the same variants with another product, and new ones when the thumbnail changes", async () => {
  const url = await upload(await photo(320, 320), "plate.png")
  const first = await create({ images: [url] })
  await eventually(async () => expect((await shown(first)).images[0]!.variants).toHaveLength(2))
  const { variants } = (await shown(first)).images[0]!
  // A product without a thumbnail has its first image as one.
  expect((await shown(first)).thumbnail_variants).toEqual(variants)
  const second = await create({ thumbnail: url })
  await eventually(async () => expect((await shown(second)).thumbnail_variants).toEqual(variants))
  const other = await upload(await photo(100, 50), "bowl.png")
  await admin(`/admin/products/${second}`, { thumbnail: other })
  await eventually(async () =>
    expect((await shown(second)).thumbnail_variants?.[0]).toMatchObject({ width: 100, height: 50 }),
  )
})

it("leaves images alone that are damaged, or that the store did not store", async () => {
  const [good, damaged] = [
    await upload(await photo(50, 50), "a.png"),
    await upload(Buffer.from("no"), "b.png"),
  ]
  const images = [damaged, "http://127.0.0.1:1/file_1-secret.png", good]
  const id = await create({ images })
  await eventually(async () => expect((await shown(id)).images.some(({ variants }) => variants)).toBe(true))
  const byUrl = new Map((await shown(id)).images.map(({ url, variants }) => [url, variants?.length]))
  expect(images.map((url) => byUrl.get(url))).toEqual([undefined, undefined, 2])
})
