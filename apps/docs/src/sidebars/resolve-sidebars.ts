import type { PageMeta } from "../content/page.ts"
import type { IconName } from "../layout/icons.ts"
import type { SidebarName } from "./names.ts"
import type { GeneratedItem, Sidebar, SidebarItem } from "./sidebar.ts"

/** One entry of a sidebar, with addresses instead of ids. */
export type SidebarNode =
  | {
      kind: "page"
      label: string
      route: string
      icon?: IconName | undefined
      /** HTTP method of the operation that the page is about */
      method?: string | undefined
      foreign: boolean
    }
  | {
      kind: "group"
      label: string
      icon?: IconName | undefined
      items: readonly SidebarNode[]
      /** address that stands for the group while the reader is elsewhere */
      folded?: string | undefined
    }
  | { kind: "heading"; label: string }

/** Where a page stands: its area, the groups above it, its neighbours. */
export interface Place {
  readonly area: ResolvedSidebar
  readonly groups: readonly string[]
  readonly previous?: PageMeta | undefined
  readonly next?: PageMeta | undefined
}

/** A sidebar whose every entry is known to exist. */
export interface ResolvedSidebar {
  readonly name: SidebarName
  readonly title: string
  /** area of the header that it belongs to, where it is none itself */
  readonly under?: SidebarName | undefined
  readonly landing: string
  readonly nodes: readonly SidebarNode[]
}

/** The sidebars of a build and the place of each of its pages. */
export interface Navigation {
  readonly sidebars: readonly ResolvedSidebar[]
  /** route → place */
  readonly places: ReadonlyMap<string, Place>
}

/** A sidebar names a page that does not exist, or a page is in no sidebar, or in two. */
export class SidebarError extends Error {}

/**
 * Checks the sidebars against the pages and turns ids into addresses.
 * @returns the sidebars that have pages, and every page's place
 * @throws SidebarError listing every entry without a page and every page without exactly one entry
 * @since 0.1
 */
export function resolveSidebars(sidebars: readonly Sidebar[], pages: readonly PageMeta[]): Navigation {
  const byId = new Map(pages.map((page) => [page.id, page]))
  const problems: string[] = []
  const places = new Map<string, Place>()
  const resolved = sidebars.map((sidebar) => {
    const resolver = new Resolver(sidebar.name, byId, problems)
    const nodes = resolver.nodesOf(sidebar.items, [])
    const landing = byId.get(sidebar.landing)?.route ?? "/"
    if (!byId.has(sidebar.landing)) problems.push(`${sidebar.name}: no landing page ${sidebar.landing}`)
    const area = { name: sidebar.name, title: sidebar.title, under: sidebar.under, landing, nodes }
    resolver.found.forEach(({ page, groups }, index, all) => {
      if (places.has(page.route)) problems.push(`${sidebar.name}: ${page.id} is listed twice`)
      places.set(page.route, { area, groups, previous: all[index - 1]?.page, next: all[index + 1]?.page })
    })
    return area
  })
  for (const page of pages)
    if (!places.has(page.route)) problems.push(`${page.sidebar}: has no entry for ${page.id}`)
  if (problems.length) throw new SidebarError(`sidebars:\n  ${problems.join("\n  ")}`)
  return { sidebars: resolved, places }
}

class Resolver {
  readonly found: { page: PageMeta; groups: readonly string[] }[] = []

  constructor(
    private readonly name: SidebarName,
    private readonly byId: ReadonlyMap<string, PageMeta>,
    private readonly problems: string[],
  ) {}

  nodesOf(items: readonly SidebarItem[], groups: readonly string[]): SidebarNode[] {
    return items.flatMap((item): SidebarNode[] => {
      if (typeof item === "string") return this.own(item, {}, groups)
      if ("page" in item) return this.own(item.page, item, groups)
      if ("ref" in item) return this.foreign(item.ref, item)
      if ("heading" in item) return [{ kind: "heading", label: item.heading }]
      if ("generated" in item) return this.generated(item, groups)
      const nodes = this.nodesOf(item.items, [...groups, item.group])
      const folded = item.folded && this.byId.get(item.folded)?.route
      return [{ kind: "group", label: item.group, icon: item.icon, items: nodes, folded }]
    })
  }

  private own(id: string, extra: NodeExtra, groups: readonly string[]): SidebarNode[] {
    const page = this.byId.get(id)
    if (!page) return this.fail(`no page with the id ${id}`)
    if (page.sidebar !== this.name) return this.fail(`${id} says it belongs to ${page.sidebar}`)
    this.found.push({ page, groups })
    return [nodeOf(page, extra, false)]
  }

  private foreign(id: string, extra: NodeExtra): SidebarNode[] {
    const page = this.byId.get(id)
    return page ? [nodeOf(page, extra, true)] : this.fail(`no page with the id ${id}`)
  }

  private generated({ generated, but = [] }: GeneratedItem, groups: readonly string[]): SidebarNode[] {
    return [...this.byId.values()]
      .filter((page) => page.id.startsWith(generated) && !but.includes(page.id))
      .sort((a, b) => a.title.localeCompare(b.title, "en"))
      .flatMap((page) => this.own(page.id, {}, groups))
  }

  private fail(problem: string): [] {
    this.problems.push(`${this.name}: ${problem}`)
    return []
  }
}

interface NodeExtra {
  readonly label?: string
  readonly icon?: IconName
}

function nodeOf(page: PageMeta, extra: NodeExtra, foreign: boolean): SidebarNode {
  return {
    kind: "page",
    label: extra.label ?? page.label ?? page.title,
    route: page.route,
    icon: extra.icon ?? page.icon,
    method: page.method,
    foreign,
  }
}
