import type { Sidebar } from "./sidebar.ts"

/** Where every reader starts. */
export const homepage: Sidebar = {
  name: "homepage",
  title: "Start",
  landing: "homepage",
  items: [
    { page: "homepage", label: "Introduction", icon: "home" },
    { page: "create-medusa-app", icon: "rocket" },
    { heading: "Browse" },
    { ref: "modules/overview", icon: "boxes" },
    { ref: "development/overview", icon: "server" },
    { ref: "references/entities/index", label: "Entities and enums", icon: "database" },
    { ref: "upgrade-guides/medusa-core/index", label: "From Medusa v1", icon: "rocket" },
  ],
}
