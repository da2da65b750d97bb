import type { Sidebar } from "./sidebar.ts"

/** The engine, for those who run and change it. */
export const core: Sidebar = {
  name: "core",
  title: "Development",
  landing: "development/overview",
  items: [
    { page: "development/overview", label: "Overview", icon: "server" },
    { heading: "Reference" },
    { ref: "references/entities/index", label: "Entities and enums", icon: "database" },
  ],
}
