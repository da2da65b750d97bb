import type { Sidebar } from "./sidebar.ts"

/** How programs talk to the shop. */
export const jsClient: Sidebar = {
  name: "jsClientSidebar",
  title: "JS client",
  landing: "js-client/overview",
  items: [
    { page: "js-client/overview", label: "Overview", icon: "code" },
    { page: "medusa-react/overview", label: "React hooks", icon: "code" },
  ],
}
