import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import { breakable, breakableType } from "./breakable.tsx"

const html = (node: ReturnType<typeof breakable>) => renderToStaticMarkup(<code>{node}</code>)
const places = (text: string) =>
  html(breakableType(text))
    .replace(/<\/?code>/g, "")
    .split("<wbr/>")

it("breaks names before capitals", () => {
  expect(html(breakable("AdminGetOrdersParams"))).toBe("<code>Admin<wbr/>Get<wbr/>Orders<wbr/>Params</code>")
  expect(html(breakable("order"))).toBe("<code>order</code>")
})

it.each([
  ["PriceSetMoneyAmountDTO", ["Price", "Set", "Money", "Amount", "DTO"]],
  ["HTTPServer", ["HTTP", "Server"]],
  ["modules.FindConfig", ["modules.", "Find", "Config"]],
  ["invalid_request_error", ["invalid_", "request_", "error"]],
  ["string[]", ["string[]"]],
  ["string | null", ["string | null"]],
])("breaks %s in reasonable places", (text, parts) => {
  expect(places(text)).toEqual(parts)
})
