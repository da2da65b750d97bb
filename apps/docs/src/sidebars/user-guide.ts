import { existsSync } from "node:fs"
import { fileURLToPath } from "node:url"
import type { GroupItem, Sidebar } from "./sidebar.ts"

const content = fileURLToPath(new URL("../../content/", import.meta.url))

/** Pages of one area; those that are not written yet are left out. */
function area(title: string, icon: NonNullable<GroupItem["icon"]>, pages: readonly string[]): GroupItem[] {
  const items = pages.filter(isWritten).map((page) => ({ page }))
  return items.length === 0 ? [] : [{ group: title, icon, items }]
}

function isWritten(page: string): boolean {
  return existsSync(`${content}${page}.mdx`)
}

function below(folder: string, pages: readonly string[]): string[] {
  return pages.map((page) => `user-guide/${folder}/${page}`)
}

/** The dashboard, for merchants: task by task. */
export const userGuide: Sidebar = {
  name: "userGuideSidebar",
  title: "User guide",
  landing: "user-guide/index",
  items: [
    { page: "user-guide/index", label: "Tour of the dashboard", icon: "monitor" },
    ...[{ page: "user-guide/lists", icon: "list" as const }].filter(({ page }) => isWritten(page)),
    ...area(
      "Orders",
      "order",
      below("orders", [
        "index",
        "manage",
        "payments",
        "fulfillments",
        "returns",
        "exchange",
        "claims",
        "edit",
        "drafts",
        "export",
      ]),
    ),
    ...area(
      "Products",
      "product",
      below("products", ["index", "manage", "categories", "collections", "import", "export"]),
    ),
    ...area(
      "Inventory",
      "warehouse",
      below("multiwarehouse", ["index", "locations", "inventory", "reservations"]),
    ),
    ...area("Customers", "users", below("customers", ["index", "manage", "groups"])),
    ...area("Discounts", "percent", below("discounts", ["index", "create", "manage"])),
    ...area("Gift cards", "gift", below("gift-cards", ["index", "manage", "custom"])),
    ...area("Price lists", "list", below("price-lists", ["index", "manage", "import"])),
    ...area("Sales channels", "store", below("sales-channels", ["index", "manage", "products"])),
    ...area("Regions", "globe", below("regions", ["index", "manage", "providers", "shipping-options"])),
    ...area(
      "Taxes",
      "table",
      below("taxes", ["index", "manage", "tax-rates", "tax-overrides", "tax-inclusive"]),
    ),
    ...area(
      "Settings",
      "server",
      below("settings", [
        "store",
        "currencies",
        "emails",
        "messages",
        "files",
        "return-reasons",
        "publishable-api-keys",
      ]),
    ),
    ...area("Users", "user", below("users", ["index", "team", "profile"])),
  ],
}
