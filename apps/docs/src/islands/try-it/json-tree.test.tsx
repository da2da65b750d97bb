// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { JsonTree } from "./json-tree.tsx"

afterEach(cleanup)

const order = { id: "order_1", total: 1200, paid: true, note: null, items: [{ title: "Hat", tags: ["new"] }] }

describe("the tree of a value", () => {
  it("shows the first two levels, with the size of what is closed", () => {
    render(<JsonTree value={order} />)
    expect(screen.getByText('"order_1"')).toBeTruthy()
    expect(screen.getByText("null")).toBeTruthy()
    expect(screen.getByRole("button", { name: "items [1 item]" }).ariaExpanded).toBe("true")
    expect(screen.getByRole("button", { name: "0 {2 properties}" }).ariaExpanded).toBe("false")
    expect(screen.queryByText('"Hat"')).toBeNull()
  })

  it("opens and closes", () => {
    render(<JsonTree value={order} />)
    fireEvent.click(screen.getByRole("button", { name: "0 {2 properties}" }))
    expect(screen.getByText('"Hat"')).toBeTruthy()
    fireEvent.click(screen.getByRole("button", { name: "items [1 item]" }))
    expect(screen.queryByText('"Hat"')).toBeNull()
  })

  it("of a long list is closed, and shows 50 items at a time", () => {
    render(<JsonTree name="ids" value={Array.from({ length: 120 }, (_, i) => `id_${i}`)} />)
    fireEvent.click(screen.getByRole("button", { name: "ids [120 items]" }))
    expect(screen.queryByText('"id_50"')).toBeNull()
    fireEvent.click(screen.getByRole("button", { name: "Show 50 more of 120" }))
    expect(screen.getByText('"id_99"')).toBeTruthy()
    fireEvent.click(screen.getByRole("button", { name: "Show 20 more of 120" }))
    expect(screen.getByText('"id_119"')).toBeTruthy()
  })
})
