import type { LanguageAsked, LanguageTold, SampleFiles } from "../../shop/messages.ts"
import { shopFiles } from "./page-shop.ts"

/** A sample in another language that runs in its own worker. */
export interface LanguageRun {
  /** when the step is done; rejected when it broke off */
  readonly over: Promise<void>
  ask(asked: LanguageAsked): void
  /** Ends the worker and its shop. */
  close(): void
}

type Told = Extract<LanguageTold, { what: "command" | "component" | "answer" }>

/** The addresses of what samples run with. */
export async function sampleFiles(): Promise<SampleFiles> {
  const { samples } = await shopFiles()
  return (await (await fetch(samples)).json()) as SampleFiles
}

/**
 * Starts a worker for a sample.
 * @param tell receives progress messages
 * @param refuse called when a component's request gets no response
 */
export function startLanguageRun(
  start: Exclude<LanguageAsked, { what: "request" }>,
  tell: (told: Told) => void,
  refuse: (id: number, error: Error) => void = () => {},
): LanguageRun {
  const worker = new Worker(start.files.languages, { type: "module" })
  const over = new Promise<void>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<LanguageTold>) => {
      if (data.what === "over") resolve()
      else if (data.what !== "error") tell(data)
      else if (data.id !== undefined) refuse(data.id, new Error(data.error))
      else reject(new Error(`The sample failed: ${data.error}`))
    }
    worker.onerror = ({ message }) =>
      reject(new Error(`The worker of the sample failed: ${message || "it could not be loaded"}`))
  })
  worker.postMessage(start)
  return { over, ask: (asked) => worker.postMessage(asked), close: () => worker.terminate() }
}
