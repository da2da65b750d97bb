import type { Sidebar } from "./sidebar.ts"

/** For shops that come from somewhere else. */
export const upgradeGuides: Sidebar = {
  name: "upgradeGuides",
  title: "Upgrade",
  landing: "upgrade-guides/medusa-core/index",
  items: [{ page: "upgrade-guides/medusa-core/index", label: "From Medusa v1", icon: "rocket" }],
}
