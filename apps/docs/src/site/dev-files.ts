import { existsSync, readFileSync, statSync } from "node:fs"
import { extname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { buildExamples } from "../ui-examples/build-examples.ts"
import { startShopFiles } from "./start-shop-files.ts"
import { sourceHtml } from "./write-sources.ts"

const repository = fileURLToPath(new URL("../../../../", import.meta.url))
const cache = join(repository, "apps/docs/.cache")

/** A file that a build would write and that no page is. */
export interface DevFile {
  readonly type: string
  readonly content: string | Uint8Array
}

const source =
  /^\/source\/((?:packages|apps|samples)\/(?:[\w@-][\w@.-]*\/)*[\w-][\w.-]*\.(?:tsx?|mjs|json|sql))\.htm$/
const ofShop = /^\/(?:assets\/shop|shop)\/[\w/-]+\.\w+$/
const ofExamples = /^\/assets\/ui-examples\/[\w-]+\.\w+$/

const types: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".htm": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
}

let shop: Promise<void> | undefined

/**
 * What the development server shows besides pages: source files and examples, made as they are asked for, and the shop that
 * runs in pages, made once when its first file is asked for.
 * @returns undefined where the address is neither
 */
export async function devFile(path: string): Promise<DevFile | undefined> {
  const file = source.exec(path)?.[1]
  if (file && isFile(join(repository, file)))
    return { type: "text/html; charset=utf-8", content: sourceHtml(file) }
  if (ofExamples.test(path)) return exampleFile(path)
  if (!ofShop.test(path)) return undefined
  const folder = join(cache, "dev-shop")
  await (shop ??= startShopFiles(folder, join(cache, "shop")))
  return fileIn(folder, path)
}

/** The examples are bundled again for each request of their page. */
async function exampleFile(path: string): Promise<DevFile | undefined> {
  const folder = join(cache, "dev-examples")
  if (path.endsWith(".htm")) await buildExamples(folder)
  return fileIn(folder, path)
}

function fileIn(folder: string, path: string): DevFile | undefined {
  const target = join(folder, path)
  if (!isFile(target)) return undefined
  return { type: types[extname(target)] ?? "application/octet-stream", content: readFileSync(target) }
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile()
}
