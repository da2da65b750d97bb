// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import type { CataloguePage, SearchFilter } from "./catalogue.ts"
import type { Finder } from "./find.ts"
import { SearchDialog } from "./search-dialog.tsx"
import "../../testing/patient.ts"

const page = (title: string): CataloguePage => ({
  id: title,
  url: `/${title.toLowerCase()}`,
  title,
  description: `About ${title}.`,
  kind: "guide",
  area: 0,
  groups: [],
  audiences: [],
  keywords: "",
})

const pages = [page("Returns"), page("Claims")]

/** Finds the page that has the title. */
const finder = {
  catalogue: { areas: ["Orders", "Plugins"], pages, popular: [1], names: [] },
  async find(text: string, { area }: SearchFilter) {
    return (area === 1 ? [] : pages)
      .filter(({ title }) => title.toLowerCase() === text)
      .map(({ url, title }) => ({
        url,
        title,
        trail: "Orders",
        excerpt: [
          { text: "All about ", isMarked: false },
          { text: title, isMarked: true },
        ],
        section: false,
      }))
  },
} as unknown as Finder

let visited: string[]

beforeEach(() => {
  visited = []
  localStorage.clear()
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  Element.prototype.scrollIntoView = () => {}
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show(load = async () => finder) {
  const onOpenChange = vi.fn()
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <SearchDialog open onOpenChange={onOpenChange} load={load} visit={(url) => void visited.push(url)} />
    </QueryClientProvider>,
  )
  return onOpenChange
}
const input = () => screen.getByPlaceholderText("Search the documentation")
const type = (text: string) => fireEvent.change(input(), { target: { value: text } })

describe("the search", () => {
  it("offers recent and popular pages before anything is typed", async () => {
    localStorage.setItem("stheno:recent", JSON.stringify([{ url: "/returns", title: "Returns" }]))
    show()
    expect(screen.getByText("Recent pages")).toBeTruthy()
    await screen.findByText("Popular pages")
    expect(
      within(screen.getByRole("listbox"))
        .getAllByRole("option")
        .map(({ textContent }) => textContent),
    ).toEqual(["Returns", "ClaimsAbout Claims."])
  })

  it("shows results with their excerpt while typing, and opens the selected one with Enter", async () => {
    const onOpenChange = show()
    type("returns")
    const hit = await screen.findByRole("option", { name: /Returns/ })
    expect(hit.querySelector("mark")!.textContent).toBe("Returns")
    await waitFor(() => expect(hit.getAttribute("aria-selected")).toBe("true"))
    fireEvent.keyDown(input(), { key: "Enter" })
    expect(visited).toEqual(["/returns"])
    expect(onOpenChange).toHaveBeenCalledWith(false)
  })

  it("opens what was typed when Enter follows before the results", async () => {
    show()
    type("claims")
    fireEvent.keyDown(input(), { key: "Enter" })
    expect(visited).toEqual([])
    await waitFor(() => expect(visited).toEqual(["/claims"]))
  })

  it("says that nothing was found, and suggests pages with a similar name", async () => {
    show()
    type("retuns")
    await screen.findByText("Nothing found for “retuns”.")
    expect(screen.getByText("Did you mean")).toBeTruthy()
    fireEvent.click(screen.getByRole("option", { name: /Returns/ }))
    expect(visited).toEqual(["/returns"])
  })

  it("offers popular pages when nothing is near what was typed", async () => {
    show()
    type("qqqqxxzz")
    await screen.findByText("Nothing found for “qqqqxxzz”.")
    expect(screen.getByText("Popular pages")).toBeTruthy()
    expect(screen.queryByText("Did you mean")).toBeNull()
    fireEvent.click(screen.getByRole("option", { name: /Claims/ }))
    expect(visited).toEqual(["/claims"])
  })

  it("is filtered, and says so when the filter leaves nothing", async () => {
    show()
    await screen.findByRole("option", { name: "Plugins" })
    type("returns")
    fireEvent.change(screen.getByLabelText("In"), { target: { value: "1" } })
    await screen.findByText("Nothing found for “returns” among the pages that the filters leave.")
  })

  it("says that the index is missing", async () => {
    show(async () => Promise.reject(new Error("offline")))
    await screen.findByText("The search index could not be loaded. Reload the page to retry.")
  })
})
