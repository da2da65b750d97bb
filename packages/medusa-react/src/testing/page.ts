import { JSDOM } from "jsdom"

// Imported before React: it looks for a document once. Only what pages have and Node lacks comes from jsdom, since the
// server of the tests runs in the same process and wants Node's own streams and signals.
const { window } = new JSDOM("<!doctype html><body></body>", {
  url: "http://127.0.0.1/",
  pretendToBeVisual: true,
})
const names = [
  "document",
  "localStorage",
  "navigator",
  "Element",
  "HTMLElement",
  "HTMLIFrameElement",
  "MutationObserver",
  "Node",
  "StorageEvent",
  "DocumentFragment",
  "getComputedStyle",
]
Object.defineProperty(globalThis, "window", { value: window, configurable: true })
for (const name of names)
  Object.defineProperty(globalThis, name, { value: Reflect.get(window, name), configurable: true })
