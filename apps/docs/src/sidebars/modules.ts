import type { Sidebar } from "./sidebar.ts"

/** What the shop can do, module by module. */
export const modules: Sidebar = {
  name: "modules",
  title: "Modules",
  landing: "modules/overview",
  items: [
    { page: "modules/overview", label: "Overview", icon: "boxes" },
    {
      group: "Products",
      icon: "product",
      items: [{ heading: "How-to" }, "modules/products/admin/manage-products"],
    },
    {
      group: "Regions and currencies",
      icon: "globe",
      items: [{ heading: "How-to" }, "modules/regions-and-currencies/admin/manage-regions"],
    },
    {
      group: "Carts and checkout",
      icon: "cart",
      items: [
        { heading: "How-to" },
        "modules/carts-and-checkout/storefront/implement-cart",
        "modules/carts-and-checkout/storefront/implement-checkout-flow",
      ],
    },
    {
      group: "Orders",
      icon: "order",
      items: [{ heading: "How-to" }, "modules/orders/admin/manage-orders", "modules/orders/admin/edit-order"],
    },
    {
      group: "Multi-warehouse",
      icon: "warehouse",
      items: [{ heading: "How-to" }, "modules/multiwarehouse/admin/manage-inventory-items"],
    },
    {
      group: "Price lists",
      icon: "list",
      items: [{ heading: "Backend" }, "modules/price-lists/backend/override-price-selection-strategy"],
    },
    {
      group: "Taxes",
      icon: "table",
      items: [{ heading: "Backend" }, "modules/taxes/backend/tax-calculation-strategy"],
    },
  ],
}
