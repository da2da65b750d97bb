import type { Sidebar } from "./sidebar.ts"

const root = "references/services/"

/** What a project's code can call. */
export const services: Sidebar = {
  name: "servicesSidebar",
  title: "Services",
  under: "core",
  landing: `${root}index`,
  items: [
    { ref: "development/overview", label: "Development", icon: "return" },
    `${root}index`,
    {
      group: "Services",
      icon: "server",
      items: [{ generated: `${root}classes/services/` }],
    },
    { group: "Classes", icon: "boxes", items: [{ generated: `${root}classes/others/` }] },
    { group: "Functions", icon: "code", folded: `${root}index`, items: [{ generated: `${root}functions/` }] },
    {
      group: "Interfaces",
      icon: "braces",
      folded: `${root}index`,
      items: [{ generated: `${root}interfaces/` }],
    },
    { group: "Types", icon: "table", folded: `${root}index`, items: [{ generated: `${root}types/` }] },
    { group: "Constants", icon: "list", folded: `${root}index`, items: [{ generated: `${root}constants/` }] },
  ],
}
