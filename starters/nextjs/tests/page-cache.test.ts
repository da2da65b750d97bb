import { execFileSync } from "node:child_process"
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

/** Runs a program in its own process, as a storefront that was just started. `cache` keeps pages in the folder. */
function inNewProcess(serverDistDir: string, program: string): unknown {
  const script = `
    import { createRequire } from "node:module"
    import PageCache from "./scripts/page-cache.mjs"
    const { areTagsExpired } = createRequire(process.cwd() + "/scripts/")(
      "next/dist/server/lib/incremental-cache/tags-manifest.external.js")
    const cache = new PageCache({ serverDistDir: ${JSON.stringify(serverDistDir)} })
    console.log(JSON.stringify(await (async () => { ${program} })()))`
  const words = ["--input-type=module", "--eval", script]
  const cwd = path.resolve(import.meta.dirname, "..")
  return JSON.parse(execFileSync(process.execPath, words, { cwd, encoding: "utf8" }))
}

test("knows after a restart which pages are older than their renewal", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "page-cache-"))
  onTestFinished(() => fs.rmSync(folder, { recursive: true }))
  const before = Date.now() - 1000
  const renew = `await cache.revalidateTag(["products", "product-1/ä"], { expire: 0 }); return Date.now() + 1`
  const after = inNewProcess(folder, renew)
  const pages = [
    ["products", before],
    ["product-1/ä", before],
    ["product-2", before],
    ["products", after],
  ]
  const areExpired = `return ${JSON.stringify(pages)}.map(([tag, time]) => areTagsExpired([tag], time))`
  expect(inNewProcess(folder, areExpired)).toEqual([true, true, false, false])
}, 60_000)

test("renews pages on a disk that cannot be written to, until a restart", () => {
  const folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), "page-cache-")), "file")
  onTestFinished(() => fs.rmSync(path.dirname(folder), { recursive: true }))
  fs.writeFileSync(folder, "")
  const renew = `await cache.revalidateTag("products", { expire: 0 }); return areTagsExpired(["products"], 1)`
  expect(inNewProcess(folder, renew)).toBe(true)
}, 60_000)
