import type { Sidebar } from "./sidebar.ts"

/** Where every reader starts. */
export const homepage: Sidebar = {
  name: "homepage",
  title: "Start",
  landing: "homepage",
  items: [
    { page: "homepage", label: "Introduction", icon: "home" },
    { page: "create-medusa-app", icon: "rocket" },
    {
      group: "Deploy",
      icon: "rocket",
      items: [
        { page: "deployments/server/index", label: "The server" },
        "deployments/server/general-guide",
        "deployments/server/deploying-on-heroku",
        "deployments/server/deploying-on-digital-ocean",
        "deployments/server/deploying-on-railway",
        "deployments/server/deploying-on-microtica",
        "deployments/admin/index",
        "deployments/admin/deploying-on-vercel",
        "deployments/storefront/index",
        "deployments/storefront/deploying-next-on-vercel",
      ],
    },
    { heading: "Browse" },
    { ref: "modules/overview", icon: "boxes" },
    { ref: "development/overview", icon: "server" },
    { ref: "references/entities/index", label: "Entities and enums", icon: "database" },
    { ref: "plugins/overview", label: "Plugins", icon: "blocks" },
    { ref: "upgrade-guides/index", label: "Upgrade guides", icon: "rocket" },
    { ref: "troubleshooting/index", label: "Troubleshooting", icon: "alert" },
    { heading: "About" },
    "glossary",
    "beta",
    "usage",
    "contribution/docs",
  ],
}
