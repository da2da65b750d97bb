import { fileURLToPath } from "node:url"
import { join, relative } from "node:path"
import { build, type Plugin } from "esbuild"
import type { SampleFiles } from "../messages.ts"
import { runnableSamples } from "../samples/runnable.ts"

const repository = fileURLToPath(new URL("../../../../../", import.meta.url))
const worker = "apps/docs/src/shop/samples/sample-worker.ts"

/**
 * Bundles the samples that run in pages, and the worker that runs them, which share what they have in common.
 * @param out folder for the files
 * @param address what is put before their names
 */
export async function bundleSamples(
  out: string,
  address: string,
): Promise<Pick<SampleFiles, "worker" | "samples">> {
  const runnable = runnableSamples()
  const files = new Set([
    worker,
    ...runnable.flatMap(({ file, before }) => [file, before ?? file]).map((file) => `samples/${file}`),
  ])
  const { metafile } = await build({
    entryPoints: [...files].map((file) => join(repository, file)),
    absWorkingDir: repository,
    outbase: repository,
    outdir: out,
    entryNames: "[dir]/[name]-[hash]",
    chunkNames: "shared-[hash]",
    metafile: true,
    bundle: true,
    splitting: true,
    minify: true,
    platform: "browser",
    format: "esm",
    target: "es2022",
    conditions: ["stheno-source"],
    plugins: [ownDatabase],
    // PGlite asks for it under Node only.
    external: ["node:module"],
    logLevel: "error",
  })
  const urls = new Map(
    Object.entries(metafile.outputs).map(([file, { entryPoint }]) => [
      entryPoint,
      `${address}/${relative(out, join(repository, file))}`,
    ]),
  )
  const urlOf = (file: string) => urls.get(`samples/${file}`)!
  const samples = runnable.map(
    ({ file, before }) => [file, { url: urlOf(file), ...(before ? { before: urlOf(before) } : {}) }] as const,
  )
  return { worker: urls.get(worker)!, samples: Object.fromEntries(samples) }
}

/** Samples of modules open a database; in a page there is one already. */
const ownDatabase: Plugin = {
  name: "own-database",
  setup({ onLoad }) {
    onLoad({ filter: /\/samples\/modules\/database\.ts$/ }, () => ({
      contents: "export const database = globalThis.sampleDatabase",
      loader: "ts",
    }))
  },
}
