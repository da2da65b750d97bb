import { renderToStaticMarkup } from "react-dom/server"
import { beforeAll, expect, it } from "vitest"
import { loadHighlighter, MarkError } from "./highlight.ts"
import { StepSample } from "./languages.tsx"

beforeAll(loadHighlighter)

const html = (mark: string) =>
  renderToStaticMarkup(<StepSample file="carts/use-cart.ts" region="create" mark={mark} />)

it("marks lines of a sample in several languages", () => {
  expect(html("medusa.carts.create").match(/line-marked/g)).toHaveLength(1)
})

it("refuses words that the sample does not have", () => {
  expect(() => html("no such words")).toThrow(MarkError)
})
