import type { SampleOutcome } from "../../shop/messages.ts"
import type { SampleAsked } from "../../shop/samples/sample-worker.ts"
import { h } from "./dom.ts"
import { sampleFiles } from "./language-run.ts"
import { fetchFrom } from "./own-server.ts"
import { sampleResultOf, sentResultOf } from "./result.ts"
import { openSamplePanel, type SamplePanel, type SamplePlace } from "./sample-panel.ts"
import { work, type Workplace } from "./work.ts"

/** Runs a sample as it is written, from its beginning to the step: in the page, or against the reader's server. */
export async function runSteps(place: SamplePlace): Promise<void> {
  // Samples of modules call no server.
  if (place.file.startsWith("modules/")) return openModulePanel(place)
  await openSamplePanel(place, (panel) => ({
    caller: "nobody",
    note: "Run in a separate, empty store, with the steps that come before it.",
    run: () => runInPage(place, panel),
    offer: () => serverForm(place, panel),
  }))
}

async function openModulePanel(place: SamplePlace): Promise<void> {
  const status = h("p", { class: "try-news", role: "status" })
  const result = h("div", { class: "try-result" })
  place.panel.replaceChildren(status, result)
  await runInPage(place, { status, result, buttons: [] })
}

function runInPage({ file, region }: SamplePlace, panel: Workplace): Promise<void> {
  return work(panel, "An empty shop opens in this tab. The first time, about 8 MB are loaded.", async () => {
    const outcome = await runInWorker({ files: await sampleFiles(), file, region })
    panel.status.textContent = "Run from the beginning to the end of this step. The shop is gone again."
    panel.result.replaceChildren(...sampleResultOf(outcome))
  })
}

/** The reader who presses the button knows what it does to the server. */
function serverForm({ file, region }: SamplePlace, panel: SamplePanel): HTMLElement {
  const send = h("button", { type: "button", class: "try-button try-primary" }, "Run it there")
  const { status, result } = panel
  send.addEventListener("click", () => {
    const { url } = panel.target.current()
    void work({ status, result, buttons: [send] }, `Asks ${url} …`, async () => {
      // Says why, where nothing comes back.
      await fetchFrom(url, "/store/regions", {})
      const server = url.replace(/\/+$/, "")
      const outcome = await runInWorker({ files: await sampleFiles(), file, region, server })
      status.textContent = `Run at ${url} from the beginning to the end of this step.`
      result.replaceChildren(...sentResultOf(outcome))
    })
  })
  return h(
    "div",
    { class: "try-fields" },
    h(
      "p",
      { class: "try-none" },
      "Everything from the beginning of the sample to this step is sent, as admin@example.com, and makes what it says in your database. Use a shop to play with that is empty, as ",
      h("code", {}, "npm start -- --no-seed"),
      " leaves it.",
    ),
    h("div", { class: "try-buttons" }, send),
  )
}

/** A worker for each run: nothing of one is left in the next. */
async function runInWorker(asked: SampleAsked): Promise<SampleOutcome> {
  const worker = new Worker(asked.files.worker, { type: "module" })
  try {
    return await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<{ result: SampleOutcome } | { error: string }>) => {
        if ("error" in data) reject(new Error(`The sample broke off: ${data.error}`))
        else resolve(data.result)
      }
      worker.onerror = ({ message }) =>
        reject(new Error(`The sample's worker broke: ${message || "it could not be loaded"}`))
      worker.postMessage(asked)
    })
  } finally {
    worker.terminate()
  }
}
