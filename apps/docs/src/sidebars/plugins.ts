import type { Sidebar } from "./sidebar.ts"

/** What can be added to a shop. */
export const plugins: Sidebar = {
  name: "plugins",
  title: "Plugins",
  under: "core",
  landing: "plugins/overview",
  items: [
    { page: "plugins/overview", label: "Overview", icon: "blocks" },
    { heading: "Kinds" },
    "plugins/payment/index",
    { group: "Fulfillment", items: ["plugins/fulfillment/index", "plugins/fulfillment/manual"] },
    { group: "Files", items: ["plugins/file-service/index", "plugins/file-service/local"] },
    "plugins/notifications/index",
    "plugins/search/index",
    { heading: "Connections" },
    "plugins/analytics/index",
    "plugins/cms/index",
    "plugins/erp/index",
    "plugins/source/index",
    "plugins/other/index",
    { heading: "Write one" },
    { ref: "development/plugins/overview", label: "Plugins for developers" },
    { ref: "development/providers/contracts", label: "Provider contracts" },
  ],
}
