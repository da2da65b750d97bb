import {
  BadgePercent,
  Gift,
  House,
  Package,
  ReceiptText,
  Settings,
  Tags,
  Users,
  Warehouse,
  type LucideIcon,
} from "lucide-react"
import { t } from "../messages/index.ts"

/** A link of the sidebar. */
export interface NavigationItem {
  readonly to: string
  readonly label: string
  readonly icon: LucideIcon
  /** shown while one is somewhere in the area */
  readonly below?: readonly { readonly to: string; readonly label: string }[]
}

/** The areas of the dashboard. @source facts/admin.json, layout.sidebar */
export const areas: readonly NavigationItem[] = [
  { to: "/a/overview", label: t.nav.overview, icon: House },
  {
    to: "/a/orders",
    label: t.nav.orders,
    icon: ReceiptText,
    below: [{ to: "/a/draft-orders", label: t.nav.draftOrders }],
  },
  {
    to: "/a/products",
    label: t.nav.products,
    icon: Package,
    below: [
      { to: "/a/product-categories", label: t.nav.categories },
      { to: "/a/collections", label: t.nav.collections },
      { to: "/a/product-types", label: t.nav.productTypes },
      { to: "/a/product-tags", label: t.nav.productTags },
    ],
  },
  {
    to: "/a/inventory",
    label: t.nav.inventory,
    icon: Warehouse,
    below: [
      { to: "/a/inventory/reservations", label: t.nav.reservations },
      { to: "/a/inventory/locations", label: t.nav.locations },
    ],
  },
  {
    to: "/a/customers",
    label: t.nav.customers,
    icon: Users,
    below: [{ to: "/a/customers/groups", label: t.nav.groups }],
  },
  { to: "/a/discounts", label: t.nav.discounts, icon: BadgePercent },
  { to: "/a/gift-cards", label: t.nav.giftCards, icon: Gift },
  { to: "/a/pricing", label: t.nav.pricing, icon: Tags },
]

/** The last link, below the links of extensions. */
export const settingsArea: NavigationItem = { to: "/a/settings", label: t.nav.settings, icon: Settings }

/** Pages that belong to the settings though their addresses do not. */
export const settingsPages = ["/a/settings", "/a/sales-channels", "/a/publishable-api-keys"]

/**
 * Which of these addresses is the one that a page belongs to: the longest that its own begins with.
 * @returns undefined where none is
 */
export function currentOf(pathname: string, addresses: readonly string[]): string | undefined {
  return addresses
    .filter((address) => pathname === address || pathname.startsWith(`${address}/`))
    .sort((one, other) => other.length - one.length)[0]
}
