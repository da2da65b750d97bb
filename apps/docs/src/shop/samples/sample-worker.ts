import { PGlite } from "@electric-sql/pglite"
import type { SampleFiles, SampleOutcome } from "../messages.ts"
import { runSample, sendSample } from "./run-sample.ts"
import { noInitdb } from "../no-initdb.ts"

/** What the page says once: every run has its own worker. */
export interface SampleAsked {
  readonly files: SampleFiles
  readonly file: string
  readonly region: string
  /** the reader's server, where the sample is to run there */
  readonly server?: string
}

self.addEventListener("message", ({ data }: MessageEvent<SampleAsked>) => {
  run(data).then(
    (result) => self.postMessage({ result }),
    (error: unknown) => self.postMessage({ error: error instanceof Error ? error.message : String(error) }),
  )
})

async function run({ files, file, region, server }: SampleAsked): Promise<SampleOutcome> {
  const { url, before, silent } = files.samples[file]!
  const sample = {
    file,
    region,
    isSilent: silent?.includes(region),
    load: () => import(/* @vite-ignore */ url),
  }
  if (server !== undefined) return { ...(await sendSample(sample, server)), rows: [], events: [] }
  const prepare = before === undefined ? undefined : () => import(/* @vite-ignore */ before)
  return runSample({ ...sample, db: await openDatabase(files), prepare })
}

async function openDatabase(files: SampleFiles): Promise<PGlite> {
  const load = fetch
  const blobOf = async (url: string) => (await load(url)).blob()
  const [loadDataDir, fsBundle, pgliteWasmModule] = await Promise.all([
    blobOf(files.data),
    blobOf(files.system),
    WebAssembly.compileStreaming(load(files.program)),
  ])
  return PGlite.create({ loadDataDir, fsBundle, pgliteWasmModule, initdbWasmModule: noInitdb })
}
