import { describe, expect, it } from "vitest"
import type { PageMeta } from "../content/page.ts"
import { collect } from "../site/collect.ts"
import { resolveSidebars } from "./resolve-sidebars.ts"
import type { Sidebar, SidebarItem } from "./sidebar.ts"

const page = (id: string, sidebar: PageMeta["sidebar"] = "modules"): PageMeta => ({
  id,
  route: `/${id}`,
  title: id.toUpperCase(),
  description: `All about ${id} here.`,
  sidebar,
  kind: "guide",
  source: `${id}.mdx`,
})
const sidebar = (items: readonly SidebarItem[]): Sidebar => ({
  name: "modules",
  title: "Modules",
  landing: "a",
  items,
})

describe("resolveSidebars", () => {
  it("finds every page's groups and neighbours; pages of other sidebars are not neighbors", () => {
    const pages = [page("a"), page("b"), page("c"), page("x", "core")]
    const core: Sidebar = { name: "core", title: "Core", landing: "x", items: ["x"] }
    const items = ["a", { ref: "x", label: "Elsewhere" }, { group: "G", items: [{ heading: "H" }, "b", "c"] }]
    const { places, sidebars } = resolveSidebars([sidebar(items), core], pages)
    expect(places.get("/b")).toEqual({ area: sidebars[0], groups: ["G"], previous: pages[0], next: pages[2] })
    expect(sidebars[0]!.nodes).toEqual([
      { kind: "page", label: "A", route: "/a", icon: undefined, foreign: false },
      { kind: "page", label: "Elsewhere", route: "/x", icon: undefined, foreign: true },
      {
        kind: "group",
        label: "G",
        icon: undefined,
        items: [
          { kind: "heading", label: "H" },
          { kind: "page", label: "B", route: "/b", icon: undefined, foreign: false },
          { kind: "page", label: "C", route: "/c", icon: undefined, foreign: false },
        ],
      },
    ])
  })

  it("lists generated pages by title", () => {
    const pages = [page("a"), page("r/z"), page("r/b")]
    const { places } = resolveSidebars([sidebar(["a", { generated: "r/" }])], pages)
    expect(places.get("/r/b")).toMatchObject({ previous: pages[0], next: pages[1] })
  })

  it("reports every fault at once", () => {
    const pages = [page("a"), page("b"), page("x", "core")]
    expect(() => resolveSidebars([sidebar(["a", "a", "lost", "x", { ref: "gone" }])], pages)).toThrow(
      [
        "sidebars:",
        "modules: no page with the id lost",
        "modules: x says it belongs to core",
        "modules: no page with the id gone",
        "modules: a is listed twice",
        "modules: has no entry for b",
        "core: has no entry for x",
      ].join("\n  "),
    )
  })
})

describe("the sidebars of the site", () => {
  it("hold every page of the site exactly once", () => {
    const { pages, navigation } = collect()
    expect([...navigation.places.keys()].sort()).toEqual(pages.map(({ meta }) => meta.route).sort())
  })
})
