import type { Caller } from "../../shop/messages.ts"
import { field, h, line } from "./dom.ts"
import { keepTarget, keepToken, readTarget, readToken, type Target } from "./own-server.ts"

/** Where the reader wants requests to go. */
export interface TargetChoice {
  readonly element: HTMLElement
  current(): Target
  /** told at once, and whenever another place is chosen */
  onChange(listener: (place: Target["place"]) => void): void
}

const who: Readonly<Record<Caller, string>> = {
  admin: "Sent as the admin user admin@example.com.",
  customer: "Sent as the customer ada@example.com.",
  nobody: "Sent without an access token.",
}

/**
 * A choice between the store in the page and the reader's own server, with its address and an access token.
 * @param note about the shop in the page
 */
export function targetChoice(caller: Caller, note = who[caller]): TargetChoice {
  const kept = readTarget()
  const group = `try-place-${++groups}`
  const page = radio({ group, value: "page", text: "In this page", kept })
  const server = radio({ group, value: "server", text: "Your server", kept })
  const url = line(kept.url, { inputmode: "url", placeholder: "http://localhost:9000" })
  const token = line(readToken(kept.url, caller), { type: "password", autocomplete: "off" })
  const path = caller === "admin" ? "/admin/auth/token" : "/store/auth/token"
  const details = h(
    "div",
    { class: "try-fields" },
    field("Address of the server", url, "Kept on this device only."),
    caller !== "nobody" &&
      field("Access token", token, `From the response of POST ${path}. It is kept until you close this tab.`),
  )
  const about = h("p", { class: "try-who" }, note)
  const current = (): Target => ({ place: server.input.checked ? "server" : "page", url: url.value.trim() })
  const listeners: ((place: Target["place"]) => void)[] = []
  const changed = () => {
    const { place } = current()
    details.hidden = place === "page"
    about.hidden = place === "server"
    for (const listener of listeners) listener(place)
  }
  const element = h(
    "fieldset",
    { class: "try-target" },
    h("legend", {}, "Where it runs"),
    page.label,
    server.label,
    about,
    details,
  )
  element.addEventListener("change", () => {
    keepTarget(current())
    changed()
  })
  url.addEventListener("change", () => void (token.value = readToken(url.value.trim(), caller)))
  token.addEventListener("change", () => keepToken(url.value.trim(), caller, token.value.trim()))
  changed()
  return {
    element,
    current,
    onChange(listener) {
      listeners.push(listener)
      listener(current().place)
    },
  }
}

let groups = 0

interface Radio {
  readonly group: string
  readonly value: Target["place"]
  readonly text: string
  readonly kept: Target
}

function radio({ group, value, text, kept }: Radio) {
  const input = h("input", { type: "radio", name: group, value })
  input.checked = kept.place === value
  return { input, label: h("label", { class: "try-radio" }, input, text) }
}
