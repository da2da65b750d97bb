import type { CommandOutcome, ShopRequest } from "../../shop/messages.ts"
import {
  callerOfScript,
  commandsIn,
  parseCurl,
  pathOf,
  readBy,
  shopRequestOf,
} from "../../shop/samples/parse-curl.ts"
import { answerFrom } from "../../shop/requests.ts"
import { field, h, line } from "./dom.ts"
import { sampleFiles, startLanguageRun } from "./language-run.ts"
import { fetchFrom, keepLogIn, readToken } from "./own-server.ts"
import { pageShop } from "./page-shop.ts"
import { answerOf, commandResultOf, resultOf } from "./result.ts"
import { openSamplePanel, type SamplePanel, type SamplePlace } from "./sample-panel.ts"
import { work } from "./work.ts"

/**
 * Sends the commands of a shell sample: in the page, or to the reader's server.
 * @param hasSteps true if steps come before them, which run in a separate shop; otherwise the demo shop is used
 */
export function runCommands(place: SamplePlace, hasSteps: boolean): Promise<void> {
  const caller = callerOfScript(place.code)
  return openSamplePanel(place, (panel) => ({
    caller,
    note: hasSteps
      ? "Sent to a separate, empty store, after the steps that come before it."
      : "Sent to the demo shop of this page, which keeps what it changes.",
    run: () => (hasSteps ? runInPage(place, panel) : runInDemoShop(place, panel)),
    offer: () =>
      h("div", { class: "try-fields" }, ...commandsIn(place.code).map((each) => commandForm(each, panel))),
  }))
}

function runInPage({ code, file, region }: SamplePlace, panel: SamplePanel): Promise<void> {
  return work(panel, "An empty shop opens in this tab. The first time, about 8 MB are loaded.", async () => {
    panel.result.replaceChildren()
    const parts = new Map<string, HTMLElement>()
    const files = await sampleFiles()
    const run = startLanguageRun({ what: "curl", files, file, region, script: code }, (told) => {
      if (told.what === "command") show(told.command, parts, panel.result)
    })
    try {
      await run.over
    } finally {
      run.close()
    }
    panel.status.textContent = `Sent ${parts.size === 1 ? "one request" : `${parts.size} requests`}. The shop is gone again.`
  })
}

function runInDemoShop({ code }: SamplePlace, panel: SamplePanel): Promise<void> {
  return work(panel, "The shop opens in this tab. The first time, about 9 MB are loaded.", async () => {
    panel.result.replaceChildren()
    const shop = await pageShop()
    for (const command of commandsIn(code)) {
      const request = shopRequestOf(command)
      const outcome = await shop.run(request)
      panel.status.textContent = `Answered ${outcome.answer.status}.`
      panel.result.append(...resultOf(request, outcome))
    }
  })
}

/** What is asked again and again until it is ready, is shown once. */
function show(done: CommandOutcome, parts: Map<string, HTMLElement>, result: HTMLElement): void {
  const { command, variables, outcome } = done
  const key = JSON.stringify([command, variables])
  const part = h("section", { class: "try-part" }, variablesOf(variables), ...commandResultOf(done, outcome))
  const before = parts.get(key)
  if (before) before.replaceWith(part)
  else result.append(part)
  parts.set(key, part)
}

function variablesOf(variables: CommandOutcome["variables"]): HTMLElement | false {
  const lines = Object.entries(variables).map(([name, value]) => `${name}=${shortened(value)}`)
  return lines.length > 0 && h("p", { class: "try-variables" }, h("code", {}, lines.join("\n")))
}

/** Tokens are long, and nobody reads them. */
function shortened(value: string): string {
  return value.length > 60 ? `${value.slice(0, 24)}…` : value
}

/** A command with fields for its variables; the access token has a field above. */
function commandForm(command: string, panel: SamplePanel): HTMLElement {
  const { variables, files } = readBy(command)
  const inputs = variables
    .filter((name) => name !== "TOKEN")
    .map((name) => [name, line("", { required: "" })] as const)
  const upload = files[0] === undefined ? undefined : h("input", { type: "file", required: "" })
  const send = h("button", { type: "submit", class: "try-button try-primary" }, "Send")
  const result = h("div", { class: "try-result" })
  const plain = parseCurl(command, { variable: (name) => `$${name}`, file: () => undefined })
  const form = h(
    "form",
    { class: "try-command" },
    h("p", {}, h("code", {}, `${plain.init.method} ${pathOf(plain.url)}`)),
    ...inputs.map(([name, input]) => field(name, input)),
    upload && field(`File ${files[0]}`, upload),
    h("div", { class: "try-buttons" }, send),
    result,
  )
  form.addEventListener("submit", (event) => {
    event.preventDefault()
    const values = new Map(inputs.map(([name, input]) => [name, input.value.trim()]))
    void work({ status: panel.status, result, buttons: [send] }, "Sent …", async () => {
      const { url } = panel.target.current()
      values.set("TOKEN", readToken(url, callerOfScript(command)))
      const { request, answer } = await sendCommand(command, url, values, upload?.files?.[0])
      panel.status.textContent = `${url} answered ${answer.status}.`
      result.replaceChildren(answerOf(request, answer))
    })
  })
  return form
}

async function sendCommand(
  command: string,
  url: string,
  values: Map<string, string>,
  file: File | undefined,
) {
  const { url: address, init } = parseCurl(command, {
    variable: (name) => values.get(name) ?? "",
    file: () => file,
  })
  const path = pathOf(address)
  const started = performance.now()
  const answer = await answerFrom(await fetchFrom(url, path, init), started)
  keepLogIn(url, path, answer.body)
  const request: Pick<ShopRequest, "method" | "path"> = { method: init.method, path }
  return { request, answer }
}
