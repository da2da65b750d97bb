import { createElement, type ComponentType } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import { errorParts, ErrorNameError } from "./error-parts.tsx"

const component = errorParts().Errors!.component as ComponentType<{ names: string }>
const shown = (names: string) => renderToStaticMarkup(createElement(component, { names }))

it("shows the message, the cause and the solution of errors", () => {
  const table = shown("carts.not_found carts.not_in_channel")
  expect(table).toContain("<td>Cart with … was not found</td>")
  expect(table).toContain("Create a new cart with <code>POST /store/carts</code>.")
  expect(table).toContain("Not sold in the cart&#x27;s sales channel: variants with ids …")
})

it("has dots for parts of objects as well", () => {
  expect(shown("tax.option_of_other_region")).toContain("Shipping Option with id: … belongs to Region")
})

it("rejects an error that the code does not have", () => {
  expect(() => shown("carts.nonsense")).toThrow(ErrorNameError)
})
