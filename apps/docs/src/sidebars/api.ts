import { operations } from "../../../../packages/core/src/operations.ts"
import { groupRoute } from "../reference/api/operation-route.ts"
import type { Sidebar, SidebarItem } from "./sidebar.ts"

/** A group opens only while the reader is in it: there are hundreds of operations. */
function groupsOf(area: "store" | "admin"): SidebarItem[] {
  const own = operations.filter((operation) => operation.area === area)
  return [...new Set(own.map(({ tag }) => tag))].sort().map((tag) => {
    const prefix = `${groupRoute({ area, tag }).slice(1)}/`
    const index = `${prefix}index`
    return {
      group: tag,
      folded: index,
      items: [
        { page: index, label: "All of them" },
        { generated: prefix, but: [index] },
      ],
    }
  })
}

/** Every operation of the HTTP API. */
export const api: Sidebar = {
  name: "apiReference",
  title: "HTTP API",
  landing: "api/store/index",
  items: [
    "api/store/index",
    "api/admin/index",
    { group: "Store resources", icon: "store", items: groupsOf("store") },
    { group: "Admin resources", icon: "users", items: groupsOf("admin") },
  ],
}
