import { audiences, audiencesOf } from "../content/audience.ts"
import type { Article, PageMeta } from "../content/page.ts"
import type { Place } from "../sidebars/resolve-sidebars.ts"
import { popularRoutes } from "./popular.ts"
import type { Catalogue, CataloguePage, NameEntry } from "../islands/search/catalogue.ts"

/** A page with all that search knows of it. */
export interface Searchable {
  readonly page: PageMeta
  readonly article: Article
  readonly place: Place
}

/**
 * What the browser knows of every page before it has read any: titles to rank by, areas and readers to filter by, and
 * everything that has a name.
 * @param ids page's address → its id in the index
 * @since 0.1
 */
export function catalogueOf(pages: readonly Searchable[], ids: ReadonlyMap<string, string>): Catalogue {
  const areas = [...new Set(pages.map(({ place }) => place.area.title))]
  const listed = pages.map(({ page, place }): CataloguePage => {
    const id = ids.get(page.route)
    if (!id) throw new Error(`${page.route} is not in the search index`)
    return {
      id,
      url: page.route,
      title: page.title,
      description: page.description,
      kind: page.kind,
      area: areas.indexOf(place.area.title),
      groups: place.groups,
      audiences: audiencesOf(page.route).map((audience) => audiences.indexOf(audience)),
      keywords: page.keywords?.join(", ") ?? "",
    }
  })
  const popular = popularRoutes.map((route) => listed.findIndex(({ url }) => url === route))
  return { areas, pages: listed, popular: popular.filter((place) => place >= 0), names: namesOf(pages) }
}

/** Where names are looked for, first what most readers mean: `Order` is the entity before it is a type of the client. */
const namePlaces = [
  "/references/entities/",
  "/api/",
  "/references/services/classes/",
  "/references/medusa-react/",
  "/references/services/",
  "/references/js-client/classes/",
  "/references/",
]

/** Reference pages with headings that are names of methods and hooks. */
const withMembers = /^\/references\/(services\/classes|js-client\/classes|medusa-react)\//

const identifier = /^[A-Za-z_$][\w$]*$/

function namesOf(pages: readonly Searchable[]): NameEntry[] {
  const rank = ({ page }: Searchable) => namePlaces.findIndex((place) => page.route.startsWith(place))
  return pages
    .map((each, index) => ({ each, index, rank: rank(each) }))
    .filter((entry) => entry.rank >= 0)
    .toSorted((a, b) => a.rank - b.rank)
    .flatMap(({ each, index }) => namesOfPage(each, index))
}

function namesOfPage({ page, article }: Searchable, index: number): NameEntry[] {
  const members = withMembers.test(page.route)
    ? article.toc.filter(({ text, id }) => identifier.test(text) && [text, `method-${text}`].includes(id))
    : []
  const own = [page.title, ...operationNames(page)].map((name): NameEntry => [name, index])
  const named = page.names?.map(([name, anchor]): NameEntry => [name, index, anchor]) ?? []
  return [...own, ...named, ...members.map(({ text, id }): NameEntry => [text, index, id])]
}

/** An operation has an id, and a method with a path, which its description begins with. */
function operationNames({ route, kind, description }: PageMeta): string[] {
  const call = /^(GET|POST|PUT|DELETE) (\/\S+):/.exec(description)
  if (kind !== "api" || !call) return []
  return [route.slice(route.lastIndexOf("/") + 1), `${call[1]} ${call[2]}`]
}
