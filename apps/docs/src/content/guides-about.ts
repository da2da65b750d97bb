import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { groupBy } from "@stheno/core/internal/platform/kernel/group-by.ts"
import { routeOfEndpoint } from "../reference/api/operation-route.ts"
import { readFrontmatter, routeOf } from "./frontmatter.ts"

/** A guide that a generated page links to. */
export interface GuideLink {
  readonly title: string
  readonly route: string
}

/** The guides about operations, by the address of the operation's page, and about entities, by name. */
export interface Guides {
  readonly ofOperation: ReadonlyMap<string, readonly GuideLink[]>
  readonly ofEntity: ReadonlyMap<string, readonly GuideLink[]>
}

/** A page, and what it names. */
interface Mention {
  readonly name: string
  readonly guide: GuideLink
  /** whether the page explains it rather than mentions it */
  readonly isTopic: boolean
  /** how many things the page names: a page that names fewer is more about each of them */
  readonly others: number
}

const content = fileURLToPath(new URL("../../content/", import.meta.url))

/** Pages that mention an operation for another reason than to explain it. */
const otherPages = /^(?:api|contribution|references|troubleshooting|upgrade-guides)\//

/** More links do not help a reader choose. */
export const mostGuides = 3

/**
 * Reads which guides explain each operation and each entity. A guide explains an operation that it names on a line of
 * its own, as above a sample, and the entity that it names first.
 * @since 0.1
 */
export function guidesOfContent(): Guides {
  const pages = readdirSync(content, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".mdx") && !otherPages.test(file))
    .toSorted()
    .map((file) => {
      const { frontmatter, body } = readFrontmatter(file, readFileSync(join(content, file), "utf8"))
      return { guide: { title: frontmatter.title, route: routeOf(frontmatter) }, body }
    })
  const guidesBy = (namesIn: typeof operationsIn) =>
    bestByName(
      pages.flatMap(({ guide, body }) => {
        const named = namesIn(body)
        return named.map((each) => ({ ...each, guide, others: named.length }))
      }),
    )
  return { ofOperation: guidesBy(operationsIn), ofEntity: guidesBy(entitiesIn) }
}

/** The addresses of the operations that a page names. */
function operationsIn(body: string): Pick<Mention, "name" | "isTopic">[] {
  return [...body.matchAll(/<Endpoint\s+method="(\w+)"\s+path="([^"]+)"\s*\/>/g)].flatMap((match) => {
    const [text, method, path] = match
    const name = routeOfEndpoint(method!, path!)
    const isTopic = body[match.index - 1] === "\n" && body[match.index + text.length] === "\n"
    return name ? [{ name, isTopic }] : []
  })
}

function entitiesIn(body: string): Pick<Mention, "name" | "isTopic">[] {
  return [...body.matchAll(/<Entity\s+name="(\w+)"/g)].map(([, name], index) => ({
    name: name!,
    isTopic: index === 0,
  }))
}

/** The pages about each name: first if the subject is in the address, then guides of modules, then pages of few subjects. */
function bestByName(mentions: readonly Mention[]): ReadonlyMap<string, readonly GuideLink[]> {
  const rank = ({ name, guide: { route } }: Mention) =>
    (route.split("/").at(-1)!.includes(subjectOf(name)) ? 0 : 2) + (route.startsWith("/modules/") ? 0 : 1)
  return new Map(
    [...groupBy(mentions, ({ name }) => name)].map(([name, all]) => {
      const topics = all.filter(({ isTopic }) => isTopic)
      const sorted = (topics.length > 0 ? topics : all).toSorted(
        (one, other) => rank(one) - rank(other) || one.others - other.others,
      )
      const guides = new Map(sorted.map(({ guide }) => [guide.route, guide]))
      return [name, [...guides.values()].slice(0, mostGuides)]
    }),
  )
}

/** `/api/admin/price-lists/GetPriceLists` and `PriceList` are about `price-list`. */
function subjectOf(name: string): string {
  const tag = name.split("/")[3]
  if (tag) return tag.replace(/s$/, "")
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase()
}
