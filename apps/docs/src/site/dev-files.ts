import { existsSync, readFileSync, statSync } from "node:fs"
import { extname, join } from "node:path"
import { fileURLToPath } from "node:url"
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

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
}

let shop: Promise<void> | undefined

/**
 * What the development server shows besides pages: source files, made as they are asked for, and the shop that runs in
 * pages, made once when its first file is asked for.
 * @returns undefined where the address is neither
 */
export async function devFile(path: string): Promise<DevFile | undefined> {
  const file = source.exec(path)?.[1]
  if (file && isFile(join(repository, file)))
    return { type: "text/html; charset=utf-8", content: sourceHtml(file) }
  if (!ofShop.test(path)) return undefined
  const folder = join(cache, "dev-shop")
  await (shop ??= startShopFiles(folder, join(cache, "shop")))
  const target = join(folder, path)
  if (!isFile(target)) return undefined
  return { type: types[extname(target)] ?? "application/octet-stream", content: readFileSync(target) }
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile()
}
