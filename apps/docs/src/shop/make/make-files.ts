import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { build } from "esbuild"
import { readExamples } from "../../reference/api/examples.ts"
import type { SampleFiles, ShopFiles } from "../messages.ts"
import { bundleComponents, bundleSamples } from "./bundle-samples.ts"
import { makeData } from "./make-data.ts"

const repository = fileURLToPath(new URL("../../../../../", import.meta.url))

/** The sources of the shop: it is built again when any of these files changes. */
const sources = [
  ...["core", "demo-shop", "js-client", "medusa-react"].map((name) => `packages/${name}/src`),
  "apps/docs/src/shop",
  "apps/docs/src/languages",
  "samples",
]

/**
 * Writes what a page loads when a reader first runs something: the worker, PGlite, the shop's data. `shop/manifest.json`
 * names the files, which have their content's hash in their names.
 * @param cache where an unchanged shop is found again
 * @returns the folder that holds them as they lie in the site
 */
export async function makeShopFiles(cache: string): Promise<string> {
  const kept = join(cache, fingerprint())
  if (!existsSync(kept)) {
    rmSync(cache, { recursive: true, force: true })
    const draft = join(cache, `draft-${process.pid}`)
    await writeShop(draft)
    renameSync(draft, kept)
  }
  return kept
}

async function writeShop(out: string): Promise<void> {
  const pglite = dirname(createRequire(import.meta.url).resolve("@electric-sql/pglite"))
  mkdirSync(join(out, "assets/shop"), { recursive: true })
  const put = (name: string, content: string | Uint8Array) => {
    const [stem, ending] = name.split(".")
    const file = `/assets/shop/${stem}-${hashOf(content).slice(0, 12)}.${ending}`
    writeFileSync(join(out, file), content)
    return file
  }
  const { full, empty } = await makeData(join(out, "shop/pictures"), "/shop/pictures")
  const program = put("pglite.wasm", readFileSync(join(pglite, "pglite.wasm")))
  const system = put("system.bin", readFileSync(join(pglite, "pglite.data")))
  const placed = (name: string) => ({
    out: join(out, `assets/shop/${name}`),
    address: `/assets/shop/${name}`,
  })
  const bundled = await bundleSamples(placed("samples"))
  const { stage, components } = await bundleComponents(placed("react"))
  const samples: SampleFiles = {
    ...bundled,
    stage,
    components: put("components.json", JSON.stringify(components)),
    data: put("empty.bin", empty),
    program,
    system,
  }
  const files: ShopFiles = {
    version: hashOf(full).slice(0, 16),
    worker: put("worker.js", await bundleWorker()),
    data: put("shop.bin", full),
    program,
    system,
    requests: put("requests.json", JSON.stringify(documentedRequests())),
    samples: put("samples.json", JSON.stringify(samples)),
  }
  writeFileSync(join(out, "shop/manifest.json"), JSON.stringify(files))
}

/** The recorded requests without their answers. */
function documentedRequests(): object {
  const requests = [...readExamples()].map(
    ([key, { path, body, files }]) => [key, { path, body, files }] as const,
  )
  return Object.fromEntries(requests)
}

async function bundleWorker(): Promise<Uint8Array> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL("../worker.ts", import.meta.url))],
    bundle: true,
    write: false,
    minify: true,
    platform: "browser",
    format: "esm",
    target: "es2022",
    conditions: ["stheno-source"],
    // PGlite asks for it under Node only.
    external: ["node:module"],
    logLevel: "error",
  })
  return outputFiles[0]!.contents
}

function fingerprint(): string {
  const sum = createHash("sha256")
  for (const folder of sources) {
    const files = readdirSync(join(repository, folder), { recursive: true, encoding: "utf8" }).sort()
    for (const file of files.filter((name) => /\.(tsx?|sql|json)$/.test(name) && !/\.test\./.test(name)))
      sum.update(file).update(readFileSync(join(repository, folder, file)))
  }
  return sum.update(readFileSync(join(repository, "package-lock.json"))).digest("hex")
}

function hashOf(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex")
}
