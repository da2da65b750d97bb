import type { Sidebar } from "./sidebar.ts"

/** For shops that come from somewhere else. */
export const upgradeGuides: Sidebar = {
  name: "upgradeGuides",
  title: "Upgrade",
  landing: "upgrade-guides/index",
  items: [
    { page: "upgrade-guides/index", label: "Overview", icon: "rocket" },
    { heading: "From Medusa v1" },
    { page: "upgrade-guides/medusa-core/index", label: "Server and database", icon: "database" },
    "upgrade-guides/medusa-core/differences",
    "upgrade-guides/medusa-core/recorded-responses",
    "upgrade-guides/plugins/index",
    "upgrade-guides/admin/index",
    "upgrade-guides/medusa-ui/index",
    "upgrade-guides/medusa-react/index",
    "upgrade-guides/modules/index",
  ],
}
