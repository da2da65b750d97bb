import { renderToStaticMarkup } from "react-dom/server"
import rehypeParse from "rehype-parse"
import { unified } from "unified"
import { expect, it } from "vitest"
import { toMarkdown } from "../article/to-markdown.ts"
import { pictureSize } from "./picture-size.ts"
import { pictureSizes, Screenshot } from "./screenshot.tsx"

const alt = "The list of orders"

it("shows a picture in both schemes with its size, and in Markdown once", () => {
  const html = renderToStaticMarkup(<Screenshot name="overview" alt={alt} />)
  expect(html).toMatch(
    /src="\/pictures\/overview\.light\.webp" alt="The list of orders" width="\d+" height="\d+"/,
  )
  expect(html).toMatch(/src="\/pictures\/overview\.dark\.webp"/)
  const markdown = toMarkdown(unified().use(rehypeParse, { fragment: true }).parse(html))
  expect(markdown).toBe(`![${alt}](/pictures/overview.light.webp)\n`)
})

it("refuses a picture that is missing or has no alternative text", () => {
  expect(() => renderToStaticMarkup(<Screenshot name="lost" alt={alt} />)).toThrow(
    "the picture lost is missing",
  )
  expect(() => renderToStaticMarkup(<Screenshot name="overview" alt="" />)).toThrow("has no alt text")
})

it("makes a page depend on the size of its pictures", () => {
  expect(pictureSizes('<Screenshot name="overview" alt="x" />')).toHaveLength(2)
  expect(pictureSizes('<Screenshot name="lost" alt="x" />')).toEqual(["", ""])
})

it("reads the size of each kind of WebP", () => {
  const webp = (kind: string, ...bytes: readonly number[]) =>
    Uint8Array.from([...Buffer.from(`RIFF\0\0\0\0WEBP${kind}`), ...bytes, ...Array<number>(16).fill(0)])
  const lossy = webp("VP8 ", 0, 0, 0, 0, 0, 0, 0, 0x9d, 1, 0x2a, 0x80, 0x07, 0x38, 0x04)
  const extended = webp("VP8X", 10, 0, 0, 0, 0, 0, 0, 0, 0x7f, 0x07, 0, 0x37, 0x04, 0)
  const lossless = webp("VP8L", 0, 0, 0, 0, 0x2f, 0x7f, 0xc7, 0x0d, 0x01)
  const size = { width: 1920, height: 1080 }
  expect([lossy, extended, lossless].map((bytes) => pictureSize(bytes))).toEqual([size, size, size])
  expect(() => pictureSize(new Uint8Array(40))).toThrow("not a WebP file")
})
