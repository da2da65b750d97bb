import type { Sidebar } from "./sidebar.ts"

const reference = "references/js-client/"
const hooks = "references/medusa-react/"

/** How programs talk to the shop. */
export const jsClient: Sidebar = {
  name: "jsClientSidebar",
  title: "JS client",
  landing: "js-client/overview",
  items: [
    { page: "js-client/overview", label: "Overview", icon: "code" },
    { page: "medusa-react/overview", label: "React hooks", icon: "code" },
    { heading: "Reference of the client" },
    "references/js-client/modules/js-client",
    "references/js-client/modules/store",
    {
      group: "Classes",
      icon: "boxes",
      items: [
        { group: "Engine", items: [{ generated: `${reference}classes/engine/` }] },
        { group: "Store resources", items: [{ generated: `${reference}classes/store/` }] },
        { group: "Admin resources", items: [{ generated: `${reference}classes/admin/` }] },
      ],
    },
    {
      group: "Interfaces",
      icon: "braces",
      folded: `${reference}modules/js-client`,
      items: [
        { group: "Of the engine", items: [{ generated: `${reference}interfaces/engine/` }] },
        { group: "Of the store", items: [{ generated: `${reference}interfaces/store/` }] },
        { group: "Of the admin", items: [{ generated: `${reference}interfaces/admin/` }] },
        { group: "Entities", items: [{ generated: `${reference}interfaces/entities/` }] },
      ],
    },
    {
      group: "Types",
      icon: "list",
      folded: `${reference}modules/js-client`,
      items: [{ generated: `${reference}types/` }],
    },
    { heading: "Reference of the hooks" },
    `${hooks}index`,
    `${hooks}keys`,
    `${hooks}others`,
    { group: "Store hooks", icon: "store", items: [{ generated: `${hooks}store/` }] },
    { group: "Admin hooks", icon: "users", items: [{ generated: `${hooks}admin/` }] },
  ],
}
