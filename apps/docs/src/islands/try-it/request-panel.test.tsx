// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import type { Outcome, ShopRequest, Trial } from "../../shop/messages.ts"
import type { PageShop } from "./page-shop.ts"
import { RequestPanel } from "./request-panel.tsx"
import "../../testing/patient.ts"

const trial: Trial = {
  key: "admin.PostCollections",
  method: "POST",
  path: "/admin/collections",
  caller: "admin",
  params: [],
  query: [],
  body: [{ name: "title", kind: "text", isRequired: true }],
}

let requests: ShopRequest[]
let resets: number
let status: number

/** A store that answers every request with what it was sent. */
const shop: PageShop = {
  fill: async () => ({ params: {}, query: "", body: `{"title": "Winter ${resets}"}` }),
  async run(request) {
    requests.push(request)
    const answer = { status, milliseconds: 2, type: "application/json", body: request.body }
    const row = { table: "product_collection", kind: "insert", before: null, after: { id: "pcol_1" } }
    return {
      answer,
      rows: status < 400 ? [row] : [],
      events: status < 400 ? [{ name: "collection.created", data: { id: "pcol_1" } }] : [],
      later: [],
    } as unknown as Outcome
  },
  reset: async () => void resets++,
}

beforeEach(() => {
  requests = []
  resets = 0
  status = 200
  localStorage.clear()
})
afterEach(cleanup)

const show = (openShop = async () => shop) => render(<RequestPanel trial={trial} openShop={openShop} />)

describe("the panel of an operation", () => {
  it("fills the form and sends the first request, then shows response, rows and events", async () => {
    show()
    await screen.findByText("Status 200: 1 row changed, 1 event emitted.")
    expect(requests).toMatchObject([{ method: "POST", path: "/admin/collections", caller: "admin" }])
    expect(screen.getByLabelText<HTMLInputElement>("title").value).toBe("Winter 0")
    expect(screen.getByText('"Winter 0"')).toBeTruthy()
    expect(screen.getByText("product_collection").parentElement!.textContent).toBe(
      "product_collection 1 inserted",
    )
    expect(screen.getByText("collection.created")).toBeTruthy()
    expect(document.activeElement?.textContent).toBe("Run")
  })

  it("sends what was changed, with Ctrl and Enter as well", async () => {
    show()
    await screen.findByText(/^Status 200/)
    fireEvent.change(screen.getByLabelText("title"), { target: { value: "Summer" } })
    fireEvent.keyDown(screen.getByLabelText("title"), { key: "Enter", ctrlKey: true })
    await screen.findByText('"Summer"')
    expect(requests).toHaveLength(2)
  })

  it("shows an error as the response that it is", async () => {
    status = 404
    show()
    await screen.findByText("Status 404: 0 rows changed, 0 events emitted.")
    expect(screen.getByText("404").className).toBe("try-bad")
  })

  it("finds other values and resets the store without sending anything", async () => {
    show()
    await screen.findByText(/^Status 200/)
    fireEvent.click(screen.getByRole("button", { name: "Other values" }))
    await screen.findByText("The fields have other values. Nothing was sent.")
    fireEvent.click(screen.getByRole("button", { name: "Reset the store" }))
    await screen.findByText("The store was reset. Nothing was sent.")
    expect(screen.getByLabelText<HTMLInputElement>("title").value).toBe("Winter 1")
    expect(screen.queryByText("Rows that changed")).toBeNull()
    expect(requests).toHaveLength(1)
  })

  it("says what went wrong when the store does not open, and opens it at the next press", async () => {
    let isBroken = true
    show(async () => {
      if (isBroken) throw new Error("This copy of the documentation has no store in it (404).")
      return shop
    })
    await screen.findByText("This copy of the documentation has no store in it (404).")
    isBroken = false
    fireEvent.click(screen.getByRole("button", { name: "Other values" }))
    await screen.findByText("The fields have other values. Nothing was sent.")
  })

  it("offers fields for a server of the reader's, and remembers the choice", async () => {
    show()
    await screen.findByText(/^Status 200/)
    fireEvent.click(screen.getByLabelText("Your server"))
    expect(screen.queryByRole("button", { name: "Reset the store" })).toBeNull()
    const address = screen.getByLabelText("Address of the server")
    fireEvent.change(address, { target: { value: "http://localhost:9001" } })
    fireEvent.blur(address)
    fireEvent.change(screen.getByLabelText("Access token"), { target: { value: "secret" } })
    expect(JSON.parse(localStorage.getItem("stheno:shop")!)).toEqual({
      place: "server",
      url: "http://localhost:9001",
    })
    expect(sessionStorage.getItem("stheno:token:admin:http://localhost:9001")).toBe("secret")
    expect(requests).toHaveLength(1)
  })
})
