import type { SampleFiles, SampleOutcome } from "../../shop/messages.ts"
import type { SampleAsked } from "../../shop/samples/sample-worker.ts"
import { h } from "./dom.ts"
import { shopFiles } from "./page-shop.ts"
import { sampleResultOf } from "./result.ts"

/** Runs the step of a sample that the button belongs to; what it did stands below the code. */
export async function openSample(button: HTMLButtonElement): Promise<void> {
  const [file = "", region = ""] = button.dataset["run"]!.split("#")
  const panel = panelBelow(button)
  const status = h("p", { class: "try-news", role: "status" })
  const result = h("div", { class: "try-result", "aria-busy": "true" })
  panel.replaceChildren(status, result)
  status.textContent = "An empty shop opens in this tab. The first time, about 8 MB are loaded."
  try {
    const outcome = await runInWorker(file, region)
    status.textContent =
      "Run in an empty shop of its own, with the steps that come before it. The shop is gone again."
    result.append(...sampleResultOf(outcome))
  } catch (error) {
    status.textContent = error instanceof Error ? error.message : String(error)
    status.classList.add("try-bad")
  }
  result.ariaBusy = "false"
}

function panelBelow(button: HTMLElement): HTMLElement {
  const figure = button.closest("figure")!
  const next = figure.nextElementSibling
  if (next instanceof HTMLElement && next.matches(".try-panel")) return next
  const panel = h("section", { class: "try-panel", "aria-label": "What the sample did" })
  figure.after(panel)
  return panel
}

/** A worker for each run: nothing of one is left in the next. */
async function runInWorker(file: string, region: string): Promise<SampleOutcome> {
  const { samples } = await shopFiles()
  const files = (await (await fetch(samples)).json()) as SampleFiles
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
