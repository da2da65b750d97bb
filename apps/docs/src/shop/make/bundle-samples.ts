import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { join, relative } from "node:path"
import { build, type Metafile, type Plugin } from "esbuild"
import { regionMarkers, sampleAreas } from "../../../../../samples/region-markers.ts"
import type { ComponentFiles, SampleFiles, SampleModule } from "../messages.ts"
import { componentSamples } from "../samples/component-samples.ts"
import { runnableSamples } from "../samples/runnable.ts"

const repository = fileURLToPath(new URL("../../../../../", import.meta.url))
const ofShop = (name: string) => `apps/docs/src/shop/samples/${name}`
const worker = ofShop("sample-worker.ts")
const languages = ofShop("language-worker.ts")
const stage = ofShop("stage.tsx")

/** Where bundled files go. */
interface Place {
  /** folder for the files */
  readonly out: string
  /** what is put before their names */
  readonly address: string
}

/** Bundles the samples that run in pages, and the workers that run them, which share what they have in common. */
export async function bundleSamples(
  place: Place,
): Promise<Pick<SampleFiles, "worker" | "languages" | "samples">> {
  const runnable = runnableSamples()
  const ofSamples = runnable.flatMap(({ file, before }) => [file, before ?? file])
  const files = [worker, languages, ...ofSamples.map((file) => `samples/${file}`)]
  const urls = await bundle(files, place, [ownDatabase, markRegions])
  const urlOf = (file: string) => urls.get(`samples/${file}`)!
  const samples = runnable.map(({ file, before, silent }) => {
    const module: SampleModule = {
      url: urlOf(file),
      ...(before ? { before: urlOf(before) } : {}),
      ...(silent.length > 0 ? { silent } : {}),
    }
    return [file, module] as const
  })
  return {
    worker: urls.get(worker)!,
    languages: urls.get(languages)!,
    samples: Object.fromEntries(samples),
  }
}

/** Bundles the components of React samples, and what shows them in a page. */
export async function bundleComponents(place: Place): Promise<{ stage: string; components: ComponentFiles }> {
  const samples = componentSamples()
  const urls = await bundle([stage, ...samples.map(({ file }) => `samples/react/${file}`)], place, [])
  const components = samples.map(
    ({ file, ...facts }) => [file, { url: urls.get(`samples/react/${file}`)!, ...facts }] as const,
  )
  return { stage: urls.get(stage)!, components: Object.fromEntries(components) }
}

/** @returns the address of each file's bundle */
async function bundle(
  files: readonly string[],
  place: Place,
  plugins: Plugin[],
): Promise<Map<string, string>> {
  const { metafile } = await build({
    entryPoints: [...new Set(files)].map((file) => join(repository, file)),
    absWorkingDir: repository,
    outbase: repository,
    outdir: place.out,
    entryNames: "[dir]/[name]-[hash]",
    chunkNames: "shared-[hash]",
    metafile: true,
    bundle: true,
    splitting: true,
    minify: true,
    platform: "browser",
    format: "esm",
    target: "es2022",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    conditions: ["stheno-source"],
    // Beside the samples lies the TanStack Query of v1's fixture.
    alias: {
      "@tanstack/react-query": join(repository, "packages/medusa-react/node_modules/@tanstack/react-query"),
    },
    plugins,
    // PGlite asks for it under Node only.
    external: ["node:module"],
    logLevel: "error",
  })
  return addressesIn(metafile, place)
}

function addressesIn({ outputs }: Metafile, { out, address }: Place): Map<string, string> {
  const found = new Map<string, string>()
  for (const [file, { entryPoint }] of Object.entries(outputs))
    if (entryPoint) found.set(entryPoint, `${address}/${relative(out, join(repository, file))}`)
  return found
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

/** Lets samples say which of their regions runs. */
const markRegions: Plugin = {
  name: "mark-regions",
  setup({ onLoad }) {
    const { transform } = regionMarkers(sampleAreas)
    onLoad({ filter: /\/samples\/[\w-]+\/[\w-]+\.ts$/ }, ({ path }) => {
      const contents = transform(readFileSync(path, "utf8"), path)
      return contents === undefined ? undefined : { contents, loader: "ts" }
    })
  },
}
