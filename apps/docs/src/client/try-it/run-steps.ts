import type { SampleFiles, SampleOutcome } from "../../shop/messages.ts"
import type { SampleAsked } from "../../shop/samples/sample-worker.ts"
import { h } from "./dom.ts"
import { sampleFiles } from "./language-run.ts"
import { sampleResultOf } from "./result.ts"
import type { SamplePlace } from "./sample-panel.ts"
import { work } from "./work.ts"

/** Runs a sample as it is written, from its beginning to the step. */
export async function runSteps({ file, region, panel }: SamplePlace): Promise<void> {
  const status = h("p", { class: "try-news", role: "status" })
  const result = h("div", { class: "try-result" })
  panel.replaceChildren(status, result)
  const news = "An empty shop opens in this tab. The first time, about 8 MB are loaded."
  await work({ status, result, buttons: [] }, news, async () => {
    const outcome = await runInWorker(await sampleFiles(), file, region)
    status.textContent =
      "Run in an empty shop of its own, with the steps that come before it. The shop is gone again."
    result.append(...sampleResultOf(outcome))
  })
}

/** A worker for each run: nothing of one is left in the next. */
async function runInWorker(files: SampleFiles, file: string, region: string): Promise<SampleOutcome> {
  const worker = new Worker(files.worker, { type: "module" })
  try {
    return await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<{ result: SampleOutcome } | { error: string }>) => {
        if ("error" in data) reject(new Error(`The sample broke off: ${data.error}`))
        else resolve(data.result)
      }
      worker.onerror = ({ message }) =>
        reject(new Error(`The sample's worker broke: ${message || "it could not be loaded"}`))
      worker.postMessage({ files, file, region } satisfies SampleAsked)
    })
  } finally {
    worker.terminate()
  }
}
