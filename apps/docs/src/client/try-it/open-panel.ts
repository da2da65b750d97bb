import type { Filling, Trial } from "../../shop/messages.ts"
import { requestOf } from "../../shop/run-trial.ts"
import { h } from "./dom.ts"
import { requestForm, type RequestForm } from "./form.ts"
import { keepLogIn, readToken, sendToServer } from "./own-server.ts"
import { pageShop, shopFiles } from "./page-shop.ts"
import { answerOf, resultOf } from "./result.ts"
import { targetChoice, type TargetChoice } from "./target-choice.ts"
import { work, type Workplace } from "./work.ts"

interface Panel extends Workplace {
  readonly trial: Trial
  readonly form: RequestForm
  readonly target: TargetChoice
}

/** Puts a form in the place of the button that was pressed, and sends the first request in the page's shop. */
export async function openPanel(button: HTMLButtonElement): Promise<void> {
  const section = button.closest<HTMLElement>("[data-try]")!
  const trial = JSON.parse(section.dataset["try"]!) as Trial
  const panel = buildPanel(trial, section)
  if (panel.target.current().place === "server") return fillFromDocumentation(panel)
  await work(panel, "The shop opens in this tab. The first time, about 9 MB are loaded.", async () => {
    const shop = await pageShop()
    panel.form.fill(await shop.fill(trial.key))
    await send(panel)
  })
}

function buildPanel(trial: Trial, section: HTMLElement): Panel {
  const form = requestForm({ ...trial, file: trial.file?.field })
  const target = targetChoice(trial.caller)
  const run = h("button", { type: "submit", class: "try-button try-primary" }, "Run")
  const again = h("button", { type: "button", class: "try-button" }, "Other values")
  const reset = h("button", { type: "button", class: "try-button" }, "Reset the shop")
  const status = h("p", { class: "try-news", role: "status" })
  const result = h("div", { class: "try-result" })
  const element = h(
    "form",
    { class: "try-panel", "aria-label": "Request" },
    target.element,
    form.element,
    h("div", { class: "try-buttons" }, run, again, reset),
    status,
    result,
  )
  const panel = { trial, form, target, status, result, buttons: [run, again, reset] }
  element.addEventListener("submit", (event) => {
    event.preventDefault()
    void work(panel, "Sent …", () => send(panel))
  })
  element.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) element.requestSubmit()
  })
  again.addEventListener("click", () => void refill(panel))
  reset.addEventListener("click", () => void resetShop(panel))
  target.onChange((place) => {
    again.hidden = reset.hidden = place === "server"
  })
  section.querySelector(".try-start")!.replaceWith(element)
  run.focus({ preventScroll: true })
  return panel
}

function refill(panel: Panel): Promise<void> {
  return work(panel, "Looking for other values …", async () => {
    panel.form.fill(await (await pageShop()).fill(panel.trial.key))
    panel.status.textContent = "The fields have other values. Nothing was sent."
  })
}

function resetShop(panel: Panel): Promise<void> {
  return work(panel, "The shop is reset …", async () => {
    const shop = await pageShop()
    await shop.reset()
    panel.form.fill(await shop.fill(panel.trial.key))
    panel.result.replaceChildren()
    panel.status.textContent = "The shop is what it was at the beginning. Nothing was sent."
  })
}

/** A reader's own server is asked nothing before the reader says so. */
async function fillFromDocumentation({ trial, form, status }: Panel): Promise<void> {
  const { requests } = await shopFiles()
  const all = (await (await fetch(requests)).json()) as Record<string, { path: string; body?: unknown }>
  const documented = all[trial.key]
  const body = documented?.body === undefined ? "" : JSON.stringify(documented.body, null, 2)
  form.fill({ params: {}, query: documented?.path.split("?")[1] ?? "", body } satisfies Filling)
  status.textContent = "Fill in the ids of your shop, then run. Nothing was sent yet."
}

async function send(panel: Panel): Promise<void> {
  const { trial, form, target, status, result } = panel
  const request = requestOf(trial, form.read())
  const { place, url } = target.current()
  if (place === "server") {
    const answer = await sendToServer(url, request, readToken(url, trial.caller))
    keepLogIn(url, request.path, answer.body)
    status.textContent = `${url} answered ${answer.status}.`
    result.replaceChildren(
      answerOf(request, answer),
      h("p", { class: "try-none" }, "What changed there is not seen from here."),
    )
    return
  }
  const outcome = await (await pageShop()).run(request)
  const { answer, rows, events } = outcome
  status.textContent = `Answered ${answer.status}: ${counted(rows.length, "row")} changed, ${counted(events.length, "event")}.`
  result.replaceChildren(...resultOf(request, outcome))
}

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? "" : "s"}`
}
