import sharp from "sharp"
import { describe, expect, it } from "vitest"
import { makeImages, UnusableImage } from "./src/make-images.ts"
import { readOptions } from "./src/options.ts"
import { keysOf, readOriginal } from "./src/read-original.ts"

const photo = (width: number, height: number, background = "#336699") =>
  sharp({ create: { width, height, channels: 3, background } })

const sizesOf = (images: Awaited<ReturnType<typeof makeImages>>) =>
  images.map(({ format, width, height }) => `${format} ${width}x${height}`)

describe("variants", () => {
  it("have the widths and formats of the options, and are never enlarged", async () => {
    const bytes = await photo(400, 200).png().toBuffer()
    const options = readOptions({ widths: [100, 200, 800, 1600], formats: ["avif", "webp", "jpeg"] })
    const made = await makeImages(bytes, options)
    expect(sizesOf(made)).toEqual(
      ["100x50", "200x100", "400x200"].flatMap((size) => [`avif ${size}`, `webp ${size}`, `jpeg ${size}`]),
    )
    for (const { bytes: file, format, width } of made) {
      const { format: found, width: actual, compression } = await sharp(file).metadata()
      expect([found, actual, compression]).toEqual(
        format === "avif" ? ["heif", width, "av1"] : [format, width, undefined],
      )
    }
  })

  it("keep the orientation, and lose the metadata", async () => {
    const bytes = await photo(400, 200)
      .withExif({ IFD0: { Artist: "Ada Lovelace" }, IFD3: { GPSLatitude: "51/1 30/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { orientation, exif: before } = await sharp(bytes).metadata()
    expect([orientation, before !== undefined]).toEqual([6, true])
    const [made] = await makeImages(bytes, readOptions({ widths: [100], formats: ["jpeg"] }))
    expect(sizesOf([made!])).toEqual(["jpeg 100x200"])
    expect(await sharp(made!.bytes).metadata()).not.toHaveProperty("exif")
  })

  it("show what was transparent as white in JPEG", async () => {
    const clear = { width: 20, height: 20, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } }
    const bytes = await sharp({ create: clear }).png().toBuffer()
    const [made] = await makeImages(bytes, readOptions({ widths: [20], formats: ["jpeg"] }))
    const { channels } = await sharp(made!.bytes).stats()
    expect(channels[0]!.mean).toBeGreaterThan(250)
  })
})

describe("an image is rejected", () => {
  it("with too many pixels, before they are decoded", async () => {
    const bytes = await photo(400, 200).png().toBuffer()
    const of = (max_pixels: number) => makeImages(bytes, readOptions({ widths: [20], max_pixels }))
    await expect(of(79_999)).rejects.toThrow(/pixel limit/)
    expect(await of(80_000)).toHaveLength(1)
  })

  it("if it is damaged, a document, or animated", async () => {
    const whole = await photo(400, 200).jpeg().toBuffer()
    const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>`)
    const frames = sharp(
      [await photo(9, 9).png().toBuffer(), await photo(9, 9, "#ffffff").png().toBuffer()],
      {
        join: { animated: true },
      },
    )
    const options = readOptions({ widths: [20] })
    for (const bytes of [whole.subarray(0, 400), svg, Buffer.from("GIF89a"), await frames.gif().toBuffer()])
      await expect(makeImages(bytes, options)).rejects.toBeInstanceOf(UnusableImage)
    expect(await makeImages(whole, options)).toHaveLength(1)
  })
})

describe("the original", () => {
  it("is read from the file provider by its key, whatever the address of the provider is", () => {
    expect(keysOf("http://localhost:9000/uploads/file_01-cup.png")).toEqual([
      "file_01-cup.png",
      "uploads/file_01-cup.png",
    ])
    expect(keysOf("https://cdn.example.com/shop%20one/file_01-cup.png")).toContain("shop one/file_01-cup.png")
    for (const url of [
      "https://example.com/cup.png",
      "https://example.com/protected/file_01-export.csv",
      "https://example.com/%2E%2E/..%2Ffile_01-cup.png",
      "file_01-cup.png",
    ])
      expect([url, keysOf(url)]).toEqual([url, []])
  })

  it("is read up to the limit", async () => {
    const files = {
      downloadStream: async (key: string) =>
        key === "shop/file_1-a.png" ? new Blob([new Uint8Array(1500)]).stream() : undefined,
    } as unknown as Parameters<typeof readOriginal>[0]
    const url = "https://cdn.example.com/shop/file_1-a.png"
    expect(await readOriginal(files, url, 1500)).toHaveLength(1500)
    await expect(readOriginal(files, url, 1499)).rejects.toThrow("more than 1499 bytes")
    expect(await readOriginal(files, "https://cdn.example.com/file_1-b.png", 1500)).toBeUndefined()
  })
})

it("options name what is wrong", () => {
  expect(() => readOptions({ widths: [] })).toThrow(/widths/)
  expect(() => readOptions({ formats: ["bmp"] })).toThrow(/formats/)
  expect(readOptions({})).toMatchObject({ widths: [320, 640, 1024, 1600], formats: ["webp"] })
})
