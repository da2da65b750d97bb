import type { ComponentFacts } from "../../shop/messages.ts"
import { answerFrom } from "../../shop/requests.ts"
import type { Stage } from "../../shop/samples/stage.tsx"
import type { ComponentLog } from "./component-log.ts"
import { field, h, line } from "./dom.ts"
import { fetchFrom, keepLogIn, readToken } from "./own-server.ts"
import type { SamplePanel } from "./sample-panel.ts"
import type { Scene, Theatre } from "./theatre.ts"
import { fail } from "./work.ts"

/** Fields for what components take; sent, they show the components with the reader's server. */
export function propertiesForm(panel: SamplePanel, theatre: Theatre, newScene: () => Scene): HTMLElement {
  const { components } = theatre.facts
  const inputs = new Map(
    components.flatMap(({ props }) => props).map((prop) => [prop.name, inputFor(prop)] as const),
  )
  let stage: Stage | undefined
  const form = h(
    "form",
    { class: "try-fields" },
    ...[...inputs].map(([name, input]) => field(name, input)),
    h(
      "div",
      { class: "try-buttons" },
      h("button", { type: "submit", class: "try-button try-primary" }, "Show the component"),
    ),
  )
  form.addEventListener("submit", (event) => {
    event.preventDefault()
    stage?.close()
    const { url } = panel.target.current()
    const { ground, log } = newScene()
    stage = theatre.openStage({ ...ground, baseUrl: url, fetch: fetchOf(url, panel, log) })
    for (const { name, props } of components)
      stage.show({ name, component: theatre.module[name]!, props: valuesOf(props, inputs) })
    panel.status.textContent = `The component talks to ${url}. What changes there is not seen from here.`
    panel.status.classList.remove("try-bad")
  })
  return form
}

function inputFor({ isFile }: ComponentFacts["props"][number]): HTMLInputElement {
  return isFile ? h("input", { type: "file", required: "" }) : line("", { required: "" })
}

function valuesOf(
  props: ComponentFacts["props"],
  inputs: ReadonlyMap<string, HTMLInputElement>,
): Record<string, string | File> {
  const value = (name: string) => {
    const input = inputs.get(name)!
    return input.files?.[0] ?? input.value.trim()
  }
  return Object.fromEntries(props.map(({ name }) => [name, value(name)]))
}

/** Sends the request with the reader's access token, and shows the response. */
function fetchOf(url: string, { status }: SamplePanel, log: ComponentLog): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const path = request.url.slice(new URL(request.url).origin.length)
    const headers = new Headers(request.headers)
    const token = readToken(url, path.startsWith("/admin") ? "admin" : "customer")
    if (token) headers.set("authorization", `Bearer ${token}`)
    const { method } = request
    const body = method === "GET" ? undefined : await request.blob()
    const started = performance.now()
    try {
      const response = await fetchFrom(url, path, { method, headers, ...(body?.size ? { body } : {}) })
      const answer = await answerFrom(response.clone(), started)
      keepLogIn(url, path, answer.body)
      log.add({ method, path }, answer)
      return response
    } catch (error) {
      fail(status, error)
      throw error
    }
  }
}
