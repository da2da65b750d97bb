/** Every sidebar of the site; a page's frontmatter names one of them. */
export const sidebarNames = [
  "homepage",
  "modules",
  "core",
  "upgradeGuides",
  "troubleshooting",
  "plugins",
  "userGuideSidebar",
  "servicesSidebar",
  "jsClientSidebar",
  "entitiesSidebar",
  "inventoryReference",
  "pricingReference",
  "productReference",
  "stockLocationReference",
  "apiReference",
] as const

/** The name of a sidebar. */
export type SidebarName = (typeof sidebarNames)[number]
