// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react"
import { useState } from "react"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import type { Filling, Trial } from "../../shop/messages.ts"
import { RequestForm } from "./request-form.tsx"

const trial: Trial = {
  key: "store.PostCart",
  method: "POST",
  path: "/store/carts/{id}",
  caller: "nobody",
  params: ["id"],
  query: [
    { name: "q", kind: "text" },
    { name: "limit", kind: "number" },
    { name: "is_giftcard", kind: "switch" },
    { name: "status", kind: "list", item: { name: "", kind: "choice", options: ["draft", "published"] } },
    { name: "created_at", kind: "object", fields: [{ name: "gt", kind: "text" }] },
  ],
  body: [
    { name: "region_id", kind: "text", isRequired: true },
    { name: "quantity", kind: "number" },
    { name: "is_gift", kind: "switch" },
    { name: "type", kind: "choice", options: ["sale", "override"] },
    {
      name: "items",
      kind: "list",
      item: { name: "", kind: "object", fields: [{ name: "variant_id", kind: "text", isRequired: true }] },
    },
    { name: "metadata", kind: "json" },
  ],
}

let sent: Filling

function Form({ start }: { start: Partial<Filling> }) {
  const [filling, setFilling] = useState<Filling>({ params: {}, query: "", body: "{}", ...start })
  sent = filling
  return <RequestForm trial={trial} filling={filling} onChange={setFilling} />
}

const show = (start: Partial<Filling> = {}) => render(<Form start={start} />)
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const add = (name: string) =>
  fireEvent.change(screen.getByLabelText("Add a property to the body"), { target: { value: name } })
const body = () => JSON.parse(sent.body) as unknown

beforeEach(() => (sent = { params: {}, query: "", body: "" }))
afterEach(cleanup)

describe("the form of a request", () => {
  it("has a field for each value of the path", () => {
    show()
    type("id", "cart_1")
    expect(sent.params).toEqual({ id: "cart_1" })
  })

  it("shows query parameters that are set, and writes what is typed into the address", () => {
    show({ query: "q=hat" })
    const group = screen.getByRole("group", { name: "Query" })
    expect(within(group).getByLabelText<HTMLInputElement>("q").value).toBe("hat")
    expect(screen.getByText("4 more parameters")).toBeTruthy()
    type("limit", "5")
    type("is_giftcard", "true")
    type("status", "draft,published")
    type("created_at[gt]", "2026-01-01")
    expect(sent.query).toBe(
      "q=hat&limit=5&is_giftcard=true&status[]=draft&status[]=published&created_at[gt]=2026-01-01",
    )
    type("q", "")
    expect(sent.query).not.toContain("q=")
  })

  it("edits a body by the shape of its properties, with numbers, switches and choices", () => {
    show({ body: '{"region_id": "reg_1"}' })
    type("region_id", "reg_2")
    for (const name of ["quantity", "is_gift", "type"]) add(name)
    type("quantity", "3")
    type("is_gift", "false")
    type("type", "override")
    expect(body()).toEqual({ region_id: "reg_2", quantity: 3, is_gift: false, type: "override" })
    fireEvent.click(screen.getByRole("button", { name: "Remove quantity" }))
    expect(body()).toEqual({ region_id: "reg_2", is_gift: false, type: "override" })
    expect(screen.queryByRole("button", { name: "Remove region_id" })).toBeNull()
  })

  it("adds items to lists, and takes them away", () => {
    show({ body: '{"region_id": "reg_1", "items": []}' })
    const more = screen.getByRole("button", { name: "Add an item to items" })
    fireEvent.click(more)
    fireEvent.click(more)
    fireEvent.change(screen.getAllByLabelText("variant_id")[1]!, { target: { value: "variant_1" } })
    expect(body()).toMatchObject({ items: [{ variant_id: "" }, { variant_id: "variant_1" }] })
    fireEvent.click(screen.getByRole("button", { name: "Remove items[0]" }))
    expect(body()).toMatchObject({ items: [{ variant_id: "variant_1" }] })
  })

  it("keeps the value while JSON in a field is not finished, and says so", () => {
    show({ body: '{"region_id": "", "metadata": {"a": 1}}' })
    type("metadata", '{"a": 2')
    expect(body()).toMatchObject({ metadata: { a: 1 } })
    expect(screen.getByLabelText("metadata").getAttribute("aria-invalid")).toBe("true")
    type("metadata", '{"a": 2}')
    expect(body()).toMatchObject({ metadata: { a: 2 } })
    expect(screen.getByLabelText("metadata").getAttribute("aria-invalid")).toBe("false")
  })

  it("shows the body as JSON, too, and sends what has no form as it is", () => {
    show({ body: '{"region_id": "reg_1"}' })
    fireEvent.click(screen.getByRole("button", { name: "JSON" }))
    type("Body (JSON)", "[1]")
    expect(sent.body).toBe("[1]")
    fireEvent.click(screen.getByRole("button", { name: "Form" }))
    expect(screen.getByText(/This is not a JSON object/)).toBeTruthy()
    type("Body (JSON)", '{"region_id": "reg_3"}')
    fireEvent.click(screen.getByRole("button", { name: "Form" }))
    expect(screen.getByLabelText<HTMLInputElement>("region_id").value).toBe("reg_3")
  })
})
