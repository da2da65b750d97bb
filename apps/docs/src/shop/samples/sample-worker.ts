import { PGlite } from "@electric-sql/pglite"
import type { SampleFiles, SampleOutcome } from "../messages.ts"
import { runSample } from "./run-sample.ts"

/** What the page says once: every run has a worker of its own. */
export interface SampleAsked {
  readonly files: SampleFiles
  readonly file: string
  readonly region: string
}

self.addEventListener("message", ({ data }: MessageEvent<SampleAsked>) => {
  run(data).then(
    (result) => self.postMessage({ result }),
    (error: unknown) => self.postMessage({ error: error instanceof Error ? error.message : String(error) }),
  )
})

async function run({ files, file, region }: SampleAsked): Promise<SampleOutcome> {
  const load = fetch
  const blobOf = async (url: string) => (await load(url)).blob()
  const [loadDataDir, fsBundle, pgliteWasmModule] = await Promise.all([
    blobOf(files.data),
    blobOf(files.system),
    WebAssembly.compileStreaming(load(files.program)),
  ])
  const db = await PGlite.create({ loadDataDir, fsBundle, pgliteWasmModule })
  const { url, before } = files.samples[file]!
  const prepare = before === undefined ? undefined : () => import(/* @vite-ignore */ before)
  return runSample({ db, file, region, prepare, load: () => import(/* @vite-ignore */ url) })
}
