import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { withLaterScripts } from "../scripts/page-cache.mjs"

const scripts = [
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>',
  '<link rel="preload" as="image" href="/mug.svg"/>',
  '<script src="/_next/static/chunks/app.js" async=""></script>',
  '<script src="https://cdn.example.com/_next/static/chunks/main.js" async="" nonce="x"></script>',
  '<script src="/_next/static/chunks/old.js" noModule=""></script>',
  '<script async="" src="https://example.com/count.js"></script>',
  "<script>(self.__next_f=self.__next_f||[]).push([0])</script>",
  '<script>self.__next_f.push([1,"1:data"])</script>',
]
const page = (body: string) => `<html><head>${scripts.join("")}</head><body>${body}</body></html>`

test("sets the scripts of a page aside that loads them later, and no others", () => {
  const html = withLaterScripts(page("<script data-loads-later>load()</script>"))
  expect(html.match(/<(script|link)[^>]*>/g)).toEqual([
    scripts[1],
    '<script type="later" data-src="/_next/static/chunks/app.js">',
    '<script type="later" data-src="https://cdn.example.com/_next/static/chunks/main.js">',
    scripts[4]?.replace("</script>", ""),
    scripts[5]?.replace("</script>", ""),
    '<script type="later">',
    '<script type="later">',
    "<script data-loads-later>",
  ])
})

test("leaves other pages as they are", () => {
  expect(withLaterScripts(page("<script>load()</script>"))).toBe(page("<script>load()</script>"))
})

test("changes the page that Next sends to the customer whose request rendered it", () => {
  const { result } = inNewProcess(
    newBuild(),
    `const value = { kind: "APP_PAGE", html: ${JSON.stringify(page("<script data-loads-later>load()</script>"))}, headers: {} }
    await cache.set("/us", value, { kind: "APP_PAGE", cacheControl: { revalidate: 60 } })
    return value.html`,
  )
  expect(result).toBe(withLaterScripts(page("<script data-loads-later>load()</script>")))
})

/** A folder of a build, `.next`. */
function newBuild(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "page-cache-"))
  onTestFinished(() => fs.rmSync(folder, { recursive: true }))
  fs.mkdirSync(path.join(folder, "server"))
  return folder
}

/** Where the cache keeps a tag. */
function fileOf(build: string, tag: string): string {
  const name = createHash("sha256").update(tag).digest("hex")
  return path.join(build, "cache/renewed-tags", `${name}.json`)
}

/** Runs a program in its own process, as a storefront that was just started. `cache` keeps pages of the build. */
function inNewProcess(build: string, program: string) {
  const script = `
    import { createRequire } from "node:module"
    import PageCache from "./scripts/page-cache.mjs"
    const { areTagsExpired } = createRequire(process.cwd() + "/scripts/")(
      "next/dist/server/lib/incremental-cache/tags-manifest.external.js")
    const cache = new PageCache({ serverDistDir: ${JSON.stringify(path.join(build, "server"))} })
    console.log(JSON.stringify(await (async () => { ${program} })()))`
  const words = ["--input-type=module", "--eval", script]
  const cwd = path.resolve(import.meta.dirname, "..")
  const { stdout, stderr } = spawnSync(process.execPath, words, { cwd, encoding: "utf8" })
  if (!stdout) throw new Error(stderr)
  return { result: JSON.parse(stdout) as unknown, warnings: stderr.split("\n").filter(Boolean) }
}

const renew = (...tags: string[]) =>
  `await cache.revalidateTag(${JSON.stringify(tags)}, { expire: 0 }); return Date.now() + 1`

/** Whether pages that were rendered a long time ago are older than the renewal of their tags. */
const areRenewed = (...tags: string[]) =>
  `return ${JSON.stringify(tags)}.map((tag) => areTagsExpired([tag], 1))`

test("knows after a restart which pages are older than their renewal", () => {
  const build = newBuild()
  const before = Date.now() - 1000
  const after = inNewProcess(build, renew("products", "product-1/ä")).result
  const pages = [
    ["products", before],
    ["product-1/ä", before],
    ["product-2", before],
    ["products", after],
  ]
  const areExpired = `return ${JSON.stringify(pages)}.map(([tag, time]) => areTagsExpired([tag], time))`
  expect(inNewProcess(build, areExpired)).toEqual({ result: [true, true, false, false], warnings: [] })
}, 60_000)

test("knows renewed tags in the next build, which keeps only the folder of caches", () => {
  const build = newBuild()
  inNewProcess(build, renew("product-1"))
  for (const name of fs.readdirSync(build).filter((each) => each !== "cache"))
    fs.rmSync(path.join(build, name), { recursive: true })
  expect(inNewProcess(build, areRenewed("product-1", "product-2")).result).toEqual([true, false])
}, 60_000)

test("deletes files without a tag, and reads the others", () => {
  const build = newBuild()
  inNewProcess(build, renew("product-1", "product-2", "product-3", "product-4", "product-5"))
  const broken = {
    "product-1": "",
    "product-2": '["product-2"',
    "product-4": '["product-4"]',
    "product-5": "null",
  }
  for (const [tag, text] of Object.entries(broken)) fs.writeFileSync(fileOf(build, tag), text)
  const { result, warnings } = inNewProcess(build, areRenewed("product-1", "product-3"))
  expect(result).toEqual([false, true])
  expect(warnings.toSorted()).toEqual(
    Object.keys(broken)
      .map((tag) => `Deleted ${fileOf(build, tag)}: it does not contain a renewed tag`)
      .toSorted(),
  )
  expect(inNewProcess(build, areRenewed("product-3"))).toEqual({ result: [true], warnings: [] })
}, 60_000)

test("keeps the other tags when one cannot be written or read", () => {
  const build = newBuild()
  fs.mkdirSync(fileOf(build, "product-2"), { recursive: true })
  const { warnings } = inNewProcess(build, renew("product-1", "product-2", "product-3"))
  const isUnreadable = expect.stringMatching(/^Cannot read the renewed tag in .*: EISDIR/)
  expect(warnings).toEqual([
    isUnreadable,
    expect.stringMatching(/^Cannot keep the renewed tag product-2 for a restart: EISDIR/),
  ])
  const restarted = inNewProcess(build, areRenewed("product-1", "product-2", "product-3"))
  expect(restarted).toEqual({ result: [true, false, true], warnings: [isUnreadable] })
}, 60_000)

test("deletes what is older than 30 days", () => {
  const build = newBuild()
  inNewProcess(build, renew("product-1", "product-2"))
  const left = `${fileOf(build, "product-3")}.interrupted`
  fs.writeFileSync(left, "")
  const day = 24 * 60 * 60
  const before = (days: number) => Date.now() / 1000 - days * day
  for (const file of [fileOf(build, "product-1"), left]) fs.utimesSync(file, before(31), before(31))
  fs.utimesSync(fileOf(build, "product-2"), before(29), before(29))
  const { result, warnings } = inNewProcess(build, areRenewed("product-1", "product-2"))
  expect([result, warnings]).toEqual([[false, true], []])
  expect(fs.readdirSync(path.dirname(left))).toEqual([path.basename(fileOf(build, "product-2"))])
}, 60_000)

test("renews pages on a disk that cannot be written to, until a restart", () => {
  const build = newBuild()
  fs.mkdirSync(path.join(build, "cache"))
  fs.writeFileSync(path.join(build, "cache/renewed-tags"), "")
  const { result, warnings } = inNewProcess(
    build,
    `await cache.revalidateTag("products", { expire: 0 }); return areTagsExpired(["products"], 1)`,
  )
  expect(result).toBe(true)
  expect(warnings).toEqual([
    expect.stringMatching(/^Cannot read renewed tags: ENOTDIR/),
    expect.stringMatching(/^Cannot keep the renewed tag products for a restart: EEXIST/),
  ])
}, 60_000)
