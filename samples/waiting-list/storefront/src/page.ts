import { JSDOM } from "jsdom"

// React looks for a document when it is imported.
const { window } = new JSDOM("<!doctype html><main></main>", {
  url: "http://127.0.0.1/",
})
for (const name of [
  "document",
  "localStorage",
  "navigator",
  "HTMLElement",
  "HTMLIFrameElement",
])
  Object.defineProperty(globalThis, name, { value: Reflect.get(window, name) })
Object.defineProperty(globalThis, "window", { value: window })
