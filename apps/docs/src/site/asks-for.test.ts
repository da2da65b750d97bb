import { expect, it } from "vitest"
import { asksFor } from "./asks-for.ts"

const browser = "text/html,application/xhtml+xml,*/*;q=0.8"

it.each([
  ["/modules/overview", browser, { route: "/modules/overview", form: "html" }],
  ["/modules/overview", "text/markdown", { route: "/modules/overview", form: "markdown" }],
  ["/modules/overview.md", browser, { route: "/modules/overview", form: "markdown" }],
  ["/index.md", "*/*", { route: "/", form: "markdown" }],
  ["/src/client/main.ts", "*/*", undefined],
  ["/", undefined, undefined],
])("%s with %s", (path, accept, expected) => {
  expect(asksFor(path, accept)).toEqual(expected)
})
