import { documentedOperations } from "../reference/api/documented-operations.ts"
import { groupRoute } from "../reference/api/operation-route.ts"
import type { Sidebar, SidebarItem } from "./sidebar.ts"

/** A group opens only while the reader is in it: there are hundreds of operations. */
function groupsOf(area: "store" | "admin"): SidebarItem[] {
  const own = documentedOperations.filter((operation) => operation.area === area)
  return [...new Set(own.map(({ tag }) => tag))].sort().map((tag) => {
    const prefix = `${groupRoute({ area, tag }).slice(1)}/`
    const index = `${prefix}index`
    return {
      group: tag,
      folded: index,
      items: [
        { page: index, label: "Overview" },
        ...own
          .filter((operation) => operation.tag === tag)
          .map((operation, place) => ({ operation, place }))
          .sort((a, b) => rankOf(a.operation) - rankOf(b.operation) || a.place - b.place)
          .map(({ operation: { id, summary } }) => ({ page: `${prefix}${id}`, label: shortName(summary) })),
      ],
    }
  })
}

/** What readers look for first: a list, one of it, a new one, a change of it, its end; then what else can be done. */
const verbs = ["List", "Get", "Create", "Update", "Delete"]

/** The operations of a resource come before the operations of its parts, which have longer paths. */
function rankOf({ summary, path }: { readonly summary: string; readonly path: string }): number {
  const verb = verbs.indexOf(summary.split(" ")[0]!)
  const isOfPart = path.split("/").length > 4
  return (verb < 0 ? verbs.length : verb) + (isOfPart ? verbs.length + 1 : 0)
}

/**
 * A summary without what only the page has room for: `Get a cart with its totals` is `Get a cart`.
 * @since 0.1
 */
export function shortName(summary: string): string {
  const [first = summary] = summary
    .replace(/\.$/, "")
    .split(/[,;] | with (?:its|their|prices)\b| that (?:was|were|did)\b| of the signed-in| in which /)
  return first.split(" ").length < 2 ? summary : first
}

/** Every operation of the HTTP API. */
export const api: Sidebar = {
  name: "apiReference",
  title: "HTTP API",
  landing: "api/store/index",
  items: [
    {
      group: "Using the API",
      icon: "book",
      items: [
        "api/authentication",
        "api/errors",
        "api/pagination",
        "api/fields-and-expand",
        "api/filtering",
        "api/idempotency",
        "api/rate-limits",
        "api/versioning",
        "api/webhooks",
      ],
    },
    { page: "api/store/index", icon: "store" },
    { page: "api/admin/index", icon: "users" },
    { group: "Store resources", icon: "store", items: groupsOf("store") },
    { group: "Admin resources", icon: "users", items: groupsOf("admin") },
  ],
}
