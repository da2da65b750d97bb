import type { GroupItem, Sidebar, SidebarItem } from "./sidebar.ts"

/** Pages of one area: what it is made of, and what its readers do with it. */
interface Area {
  readonly title: string
  readonly folder: string
  readonly icon: NonNullable<GroupItem["icon"]>
  readonly concepts: readonly string[]
  readonly admin?: readonly string[]
  readonly storefront?: readonly string[]
  readonly backend?: readonly string[]
}

/** What the shop can do, module by module. */
export const modules: Sidebar = {
  name: "modules",
  title: "Modules",
  landing: "modules/overview",
  items: [
    { page: "modules/overview", label: "Overview", icon: "boxes" },
    area({
      title: "Regions and currencies",
      folder: "regions-and-currencies",
      icon: "globe",
      concepts: ["regions", "currencies", "money"],
      admin: ["manage-currencies", "manage-regions"],
      storefront: ["use-regions"],
    }),
    area({
      title: "Customers",
      folder: "customers",
      icon: "users",
      concepts: ["customers", "customer-groups"],
      admin: ["manage-customers", "manage-customer-groups"],
      storefront: ["implement-customer-profiles"],
      backend: ["send-confirmation"],
    }),
    area({
      title: "Products",
      folder: "products",
      icon: "product",
      concepts: ["products", "categories", "serverless-module"],
      admin: ["manage-products", "manage-categories", "manage-collections", "import-products"],
      storefront: ["show-products", "use-categories"],
    }),
    area({
      title: "Carts and checkout",
      folder: "carts-and-checkout",
      icon: "cart",
      concepts: ["cart", "payment", "shipping"],
      admin: ["manage-shipping"],
      storefront: ["implement-cart", "implement-checkout-flow"],
      backend: ["add-payment-provider", "add-fulfillment-provider", "cart-completion-strategy"],
    }),
    area({
      title: "Orders",
      folder: "orders",
      icon: "order",
      concepts: ["orders", "fulfillments", "returns", "swaps", "claims", "draft-orders"],
      admin: [
        "practice-order",
        "manage-orders",
        "edit-order",
        "manage-returns",
        "manage-swaps",
        "manage-claims",
        "manage-draft-orders",
        "manage-payments",
        "manage-notes",
      ],
      storefront: [
        "retrieve-order-details",
        "create-return",
        "create-swap",
        "handle-order-edits",
        "implement-claim-order",
      ],
      backend: ["send-order-confirmation", "handle-order-claim-event"],
    }),
    area({
      title: "Multi-warehouse",
      folder: "multiwarehouse",
      icon: "warehouse",
      concepts: ["install-modules", "inventory-module", "stock-location-module"],
      admin: [
        "manage-stock-locations",
        "manage-inventory-items",
        "manage-reservations",
        "manage-item-allocations-in-orders",
      ],
      backend: ["create-inventory-service", "create-stock-location-service"],
    }),
    area({
      title: "Taxes",
      folder: "taxes",
      icon: "table",
      concepts: ["taxes", "inclusive-pricing"],
      admin: ["manage-tax-settings", "manage-tax-rates"],
      storefront: ["manual-calculation"],
      backend: ["create-tax-provider", "tax-calculation-strategy"],
    }),
    area({
      title: "Discounts",
      folder: "discounts",
      icon: "percent",
      concepts: ["discounts"],
      admin: ["manage-discounts"],
      storefront: ["use-discounts-in-checkout"],
    }),
    area({
      title: "Gift cards",
      folder: "gift-cards",
      icon: "gift",
      concepts: ["gift-cards"],
      admin: ["manage-gift-cards"],
      storefront: ["use-gift-cards"],
      backend: ["send-gift-card-to-customer"],
    }),
    area({
      title: "Price lists",
      folder: "price-lists",
      icon: "list",
      concepts: ["price-lists", "price-selection-strategy"],
      admin: ["manage-price-lists", "import-prices"],
      backend: ["override-price-selection-strategy"],
    }),
    area({
      title: "Sales channels",
      folder: "sales-channels",
      icon: "store",
      concepts: ["sales-channels"],
      admin: ["manage"],
      storefront: ["use-sales-channels"],
    }),
    area({
      title: "Users and invites",
      folder: "users",
      icon: "user",
      concepts: ["users"],
      admin: ["manage-users", "manage-invites", "manage-profile"],
      backend: ["rbac", "send-invite"],
    }),
  ],
}

function area({ title, folder, icon, concepts, admin, storefront, backend }: Area): GroupItem {
  const below = (heading: string, path: string, pages: readonly string[] = []): SidebarItem[] =>
    pages.length === 0 ? [] : [{ heading }, ...pages.map((page) => `modules/${folder}/${path}/${page}`)]
  return {
    group: title,
    icon,
    items: [
      `modules/${folder}/overview`,
      ...concepts.map((page) => `modules/${folder}/${page}`),
      ...below("With the Admin API", "admin", admin),
      ...below("In a storefront", "storefront", storefront),
      ...below("Custom code", "backend", backend),
    ],
  }
}
