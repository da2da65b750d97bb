import type { SampleOutcome } from "../../shop/messages.ts"
import type { SampleAsked } from "../../shop/samples/sample-worker.ts"

/** Runs a sample in a new worker: nothing of one run is left in the next. */
export async function runInWorker(asked: SampleAsked): Promise<SampleOutcome> {
  const worker = new Worker(asked.files.worker, { type: "module" })
  try {
    return await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<{ result: SampleOutcome } | { error: string }>) => {
        if ("error" in data) reject(new Error(`The sample failed: ${data.error}`))
        else resolve(data.result)
      }
      worker.onerror = ({ message }) =>
        reject(new Error(`The worker of the sample failed: ${message || "it could not be loaded"}`))
      worker.postMessage(asked)
    })
  } finally {
    worker.terminate()
  }
}
