import "@stheno/medusa-react/internal/testing/page.ts"
import Stheno from "@stheno/js-client"
import { MedusaProvider } from "@stheno/medusa-react"
import { QueryClient } from "@tanstack/react-query"
import { createElement as h, type ReactNode } from "react"
import { createMemoryRouter, RouterProvider } from "react-router-dom"
import { afterEach, expect, it, vi } from "vitest"
import { useRegionOptions, useStockLocations } from "./choices.ts"
import { FieldInput } from "./field-input.tsx"
import type { Field, FieldValue } from "./fields.ts"
import { categoryChoices, channelChoices, tagWordChoices } from "./searched-choices.ts"

const { cleanup, fireEvent, render, renderHook, screen, waitFor } = await import("@testing-library/react")

afterEach(cleanup)

vi.stubGlobal("location", window.location)
vi.stubGlobal("CustomEvent", window.CustomEvent)
vi.stubGlobal("NodeFilter", window.NodeFilter)
vi.stubGlobal("requestAnimationFrame", (run: () => void) => setTimeout(run))
vi.stubGlobal("cancelAnimationFrame", clearTimeout)
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
)
for (const name of ["addEventListener", "removeEventListener"] as const)
  vi.stubGlobal(name, window[name].bind(window))

/** Much work beside a test may delay a timer. */
const patient = { timeout: 20_000 }

/** A client of an API that has these responses by path; each may depend on the query. */
function clientOf(responses: Readonly<Record<string, (query: URLSearchParams) => object | undefined>>) {
  const fetch = async (input: string | URL | Request) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input)
    const body = responses[pathname]?.(searchParams)
    const missing = { type: "not_found", message: `${pathname} was not found` }
    return Response.json(body ?? missing, { status: body ? 200 : 404 })
  }
  return new Stheno({ baseUrl: "http://shop.test", maxRetries: 0, fetch })
}

function within(medusaClient: Stheno) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return ({ children }: { children: ReactNode }) =>
    h(MedusaProvider, { medusaClient, queryClientProviderProps: { client }, children })
}

/** A list of rows that is read in pages of at most 500. */
const paged = (name: string, rows: readonly object[]) => (query: URLSearchParams) => {
  const offset = Number(query.get("offset") ?? 0)
  const limit = Math.min(500, Number(query.get("limit")))
  return { [name]: rows.slice(offset, offset + limit), count: rows.length }
}

const named = (count: number, more: object = {}) =>
  Array.from({ length: count }, (_, index) => ({ id: `id_${index}`, name: `Row ${index}`, ...more }))

it("reads all regions, and all locations with the default one first", async () => {
  const wrapper = within(
    clientOf({
      "/admin/regions": paged("regions", named(501, { currency_code: "eur" })),
      "/admin/stock-locations": paged("stock_locations", named(1001)),
      "/admin/store": () => ({ store: { default_location_id: "id_1000" } }),
    }),
  )
  const regions = renderHook(useRegionOptions, { wrapper }).result
  const locations = renderHook(useStockLocations, { wrapper }).result
  await waitFor(() => expect([regions.current.length, locations.current.length]).toEqual([501, 1001]))
  expect(regions.current.at(-1)).toEqual({ value: "id_500", label: "Row 500 (EUR)", currency: "eur" })
  await waitFor(() => expect(locations.current[0]?.id).toBe("id_1000"))
})

it("shows categories with the names of those above them, and leaves out what was deleted", async () => {
  const kinds = [
    ["top", "Rooms", null],
    ["middle", "Kitchens", "top"],
    ["low", "Kettles", "middle"],
  ] as const
  const rows = kinds.map(([id, name, parent_category_id]) => ({ id, name, parent_category_id }))
  const client = clientOf({
    "/admin/product-categories": (query) => ({
      product_categories: rows.filter(({ name }) => name === query.get("q")),
      count: 1,
    }),
    ...Object.fromEntries(
      rows.map((row) => [`/admin/product-categories/${row.id}`, () => ({ product_category: row })]),
    ),
  })
  const kettles = { value: "low", label: "Rooms / Kitchens / Kettles" }
  expect(await categoryChoices.find(client, "Kettles")).toEqual({ options: [kettles], hasMore: false })
  expect(await categoryChoices.read(client, ["low", "deleted"])).toEqual([kettles])
})

it("shows categories in the order of their tree: each level by rank, then by name", async () => {
  const rows = [
    ["prints", "Prints", "paper", 0],
    ["sale", "Home - Sale", null, 2],
    ["mugs", "Mugs", "home", 1],
    ["paper", "Paper", null, 0],
    ["vases", "Vases", "home", 0],
    ["home", "Home", null, 1],
    ["art", "Art", null, 2],
  ] as const
  const product_categories = rows.map(([id, name, parent_category_id, rank]) => {
    return { id, name, rank, parent_category_id }
  })
  const client = clientOf({ "/admin/product-categories": () => ({ product_categories }) })
  const found = await categoryChoices.find(client, "")
  expect(found.options.map(({ label }) => label)).toEqual([
    "Paper",
    "Paper / Prints",
    "Home",
    "Home / Vases",
    "Home / Mugs",
    "Art",
    "Home - Sale",
  ])
})

it("offers words by their text", async () => {
  const product_tags = [{ id: "1", value: "Wool" }]
  const client = clientOf({ "/admin/product-tags": () => ({ product_tags, count: 2 }) })
  const options = [{ value: "Wool", label: "Wool" }]
  expect(await tagWordChoices.find(client, "wo")).toEqual({ options, hasMore: true })
})

const channels = named(30).map(({ id, name }) => ({ id, name }))
const channelClient = (asked: string[] = []) =>
  clientOf({
    "/admin/sales-channels": (query) => {
      const q = query.get("q") ?? ""
      asked.push(q)
      const found = channels.filter(({ name }) => name.includes(q))
      return { sales_channels: found.slice(0, 20), count: found.length }
    },
    ...Object.fromEntries(
      channels.map((row) => [`/admin/sales-channels/${row.id}`, () => ({ sales_channel: row })]),
    ),
  })

function show(field: Pick<Field, "kind">, value: FieldValue, client = channelClient()) {
  const changes: FieldValue[] = []
  const props = {
    field: { name: "channel", label: "Channel", choices: channelChoices, ...field },
    value,
    problem: undefined,
    onChange: (next: FieldValue) => void changes.push(next),
  }
  render(h(FieldInput, props), { wrapper: within(client) })
  return changes
}

it("names what is chosen among rows that are not the first", async () => {
  show({ kind: "combobox" }, "id_29")
  await screen.findByText("Row 29")
})

it("searches the rows of checkboxes on the server, and shows what is chosen first", async () => {
  const changes = show({ kind: "checks" }, ["id_29"])
  await screen.findByLabelText("Row 19", {}, patient)
  await screen.findByRole("button", { name: /Row 29/ })
  expect(screen.queryByLabelText("Row 28")).toBeNull()
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "Row 28" } })
  fireEvent.click(await screen.findByLabelText("Row 28", {}, patient))
  expect(changes).toEqual([["id_29", "id_28"]])
})

const more = "There are more results. Refine the search."

it("says below checkboxes and in a list of choices that there are more", async () => {
  show({ kind: "checks" }, [])
  await screen.findByText(more, {}, patient)
  const type = (value: string) => fireEvent.change(screen.getByRole("searchbox"), { target: { value } })
  type("Row 28")
  await screen.findByLabelText("Row 28", {}, patient)
  expect(screen.queryByText(more)).toBeNull()
  cleanup()
  show({ kind: "combobox" }, "id_29")
  fireEvent.click(await screen.findByText("Row 29"))
  await screen.findByText("Row 19", {}, patient)
  screen.getByText(more)
})

it("says in a dialog of choices that there are more", async () => {
  const { PickerDialog, foundRows } = await import("./picker-dialog.tsx")
  const useRows = (q: string) => {
    const rows = channels.filter(({ name }) => name.includes(q))
    return foundRows(rows.slice(0, 20), { count: rows.length, error: null })
  }
  const router = createMemoryRouter([
    {
      path: "/",
      element: h(PickerDialog<(typeof channels)[number]>, {
        title: "Add",
        submit: () => "Add",
        useRows,
        label: ({ name }) => name,
        send: async () => {},
        onClose: () => {},
      }),
    },
  ])
  render(h(RouterProvider, { router }), { wrapper: within(channelClient()) })
  await screen.findByText(more)
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "Row 28" } })
  await waitFor(() => expect(screen.queryByText(more)).toBeNull(), patient)
  screen.getByText("Row 28")
})

it("asks the server once the typing pauses, not for each key", async () => {
  const asked: string[] = []
  show({ kind: "checks" }, [], channelClient(asked))
  await screen.findByLabelText("Row 19", {}, patient)
  const search = screen.getByRole("searchbox")
  const type = (value: string) => fireEvent.change(search, { target: { value } })
  for (const length of [1, 2, 3, 4, 5, 6]) type("Row 28".slice(0, length))
  await screen.findByLabelText("Row 28", {}, patient)
  expect(asked).toEqual(["", "Row 28"])
  type("")
  await screen.findByLabelText("Row 19", {}, patient)
  expect(asked, "the first rows are known").toEqual(["", "Row 28"])
})
