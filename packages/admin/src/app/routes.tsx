import { loadSections } from "#catalog"
import type { ComponentType } from "react"
import { createBrowserRouter, Navigate, useLocation, type RouteObject } from "react-router-dom"
import { basePath } from "./base-path.ts"
import { ExtensionPage } from "./extensions/extension-page.tsx"
import { Changes } from "./kit/changes.ts"
import { sectionsOfPage } from "./messages/page-sections.ts"
import { changesOfPage } from "./page-changes.ts"
import { SessionGuard } from "./session/session.tsx"
import { Layout } from "./shell/layout.tsx"
import { PageError } from "./shell/page-error.tsx"

/** A page whose texts and code are loaded with its first visit. */
function page(path: string, load: () => Promise<ComponentType>): RouteObject {
  return {
    path,
    lazy: async () => {
      await loadSections(sectionsOfPage(path))
      const Page = await load()
      return {
        element: (
          <Changes value={changesOfPage(path)}>
            <Page />
          </Changes>
        ),
      }
    },
    errorElement: <PageError />,
    hydrateFallbackElement: <span />,
  }
}

/** The pages for signed-in users, below `/a`. @source facts/admin.json, screens */
const pages: RouteObject[] = [
  page("overview", async () => (await import("./overview/overview-page.tsx")).OverviewPage),
  page("orders", async () => (await import("./orders/order-list.tsx")).OrderList),
  page("orders/:id", async () => (await import("./orders/order-page.tsx")).OrderPage),
  page("orders/:id/returns/new", async () => (await import("./orders/returns/return-form.tsx")).ReturnForm),
  page("orders/:id/claims/new", async () => (await import("./orders/claims/claim-form.tsx")).ClaimForm),
  page("orders/:id/exchanges/new", async () => (await import("./orders/swaps/swap-form.tsx")).SwapForm),
  page("orders/:id/edit", async () => (await import("./orders/edits/edit-form.tsx")).EditForm),
  page("draft-orders", async () => (await import("./draft-orders/draft-order-list.tsx")).DraftOrderList),
  page("draft-orders/new", async () => (await import("./draft-orders/draft-form.tsx")).DraftForm),
  page("draft-orders/:id", async () => (await import("./draft-orders/draft-order-page.tsx")).DraftOrderPage),
  page("products", async () => (await import("./products/product-list.tsx")).ProductList),
  page("products/edit", async () => (await import("./products/bulk-editor.tsx")).BulkEditor),
  page("products/import", async () => (await import("./products/transfer/import-page.tsx")).ImportProducts),
  page("products/prices", async () => (await import("./products/prices-page.tsx")).PricesPage),
  page("products/stock", async () => (await import("./products/stock-page.tsx")).StockPage),
  page("products/variants", async () => (await import("./products/variants-page.tsx")).VariantsPage),
  page("products/new", async () => (await import("./products/new/new-product-page.tsx")).NewProductPage),
  page("products/:id", async () => (await import("./products/product-page.tsx")).ProductPage),
  page("products/:id/preview", async () => (await import("./products/preview-page.tsx")).PreviewPage),
  page("inventory", async () => (await import("./inventory/item-list.tsx")).InventoryList),
  page("inventory/locations", async () => (await import("./inventory/location-list.tsx")).LocationList),
  page(
    "inventory/reservations",
    async () => (await import("./inventory/reservation-list.tsx")).ReservationList,
  ),
  page("inventory/:id", async () => (await import("./inventory/item-page.tsx")).InventoryItemPage),
  page("product-types", async () => (await import("./products/word-lists.tsx")).TypeList),
  page("product-tags", async () => (await import("./products/word-lists.tsx")).TagList),
  page("product-categories", async () => (await import("./categories/category-tree.tsx")).CategoryTree),
  page("product-categories/:id", async () => (await import("./categories/category-page.tsx")).CategoryPage),
  page("collections", async () => (await import("./collections/collection-list.tsx")).CollectionList),
  page("collections/:id", async () => (await import("./collections/collection-page.tsx")).CollectionPage),
  page("customers", async () => (await import("./customers/customer-list.tsx")).CustomerList),
  page("customers/:id", async () => (await import("./customers/customer-page.tsx")).CustomerPage),
  page("customers/groups", async () => (await import("./customer-groups/group-list.tsx")).GroupList),
  page("customers/groups/:id", async () => (await import("./customer-groups/group-page.tsx")).GroupPage),
  page("discounts", async () => (await import("./discounts/discount-list.tsx")).DiscountList),
  page("discounts/new", async () => (await import("./discounts/new-discount-page.tsx")).NewDiscountPage),
  page("discounts/:id", async () => (await import("./discounts/discount-page.tsx")).DiscountPage),
  page("gift-cards", async () => (await import("./gift-cards/gift-card-list.tsx")).GiftCardList),
  page("gift-cards/manage", async () => (await import("./gift-cards/gift-card-product.tsx")).GiftCardProduct),
  page("gift-cards/:id", async () => (await import("./gift-cards/gift-card-page.tsx")).GiftCardPage),
  page("pricing", async () => (await import("./price-lists/price-list-list.tsx")).PriceListList),
  page("pricing/new", async () => (await import("./price-lists/new-price-list-page.tsx")).NewPriceListPage),
  page("pricing/:id/import", async () => (await import("./price-lists/import-page.tsx")).ImportPriceList),
  page("pricing/:id", async () => (await import("./price-lists/price-list-page.tsx")).PriceListPage),
  page("settings", async () => (await import("./settings/settings-index.tsx")).SettingsIndex),
  page("settings/details", async () => (await import("./settings/store-details.tsx")).StoreDetails),
  page("settings/currencies", async () => (await import("./settings/currencies.tsx")).Currencies),
  page("settings/emails", async () => (await import("./settings/emails.tsx")).Emails),
  page("settings/emails/:name", async () => (await import("./settings/email-page.tsx")).EmailPage),
  page("settings/files", async () => (await import("./settings/files.tsx")).Files),
  page("settings/messages", async () => (await import("./sent-messages/message-list.tsx")).MessageList),
  page("settings/personal-information", async () => (await import("./settings/you.tsx")).You),
  page("settings/regions", async () => (await import("./settings/regions.tsx")).Regions),
  page("settings/regions/:id", async () => (await import("./settings/region-page.tsx")).RegionPage),
  page("settings/return-reasons", async () => (await import("./settings/return-reasons.tsx")).ReturnReasons),
  page("settings/shipping-profiles", async () => (await import("./settings/profile-list.tsx")).ProfileList),
  page(
    "settings/shipping-profiles/:id",
    async () => (await import("./settings/profile-page.tsx")).ProfilePage,
  ),
  page("settings/taxes", async () => (await import("./settings/taxes.tsx")).Taxes),
  page("settings/taxes/:id", async () => (await import("./settings/region-taxes.tsx")).RegionTaxes),
  page("settings/team", async () => (await import("./settings/team.tsx")).Team),
  page("sales-channels", async () => (await import("./sales-channels/channel-list.tsx")).ChannelList),
  page("sales-channels/:id", async () => (await import("./sales-channels/channel-page.tsx")).ChannelPage),
  page("publishable-api-keys", async () => (await import("./publishable-keys/key-list.tsx")).KeyList),
  page("publishable-api-keys/:id", async () => (await import("./publishable-keys/key-page.tsx")).KeyPage),
  page("oauth/:name", async () => (await import("./settings/connect-app.tsx")).ConnectApp),
  { path: "*", element: <ExtensionPage />, errorElement: <PageError /> },
]

/** Completes an address that lacks the `/a`, as in `/app/settings`. */
function ToPage() {
  const { pathname, search, hash } = useLocation()
  return <Navigate to={{ pathname: `/a${pathname}`, search, hash }} replace />
}

/** The router, below the path that the server gives the dashboard. */
export function createRoutes() {
  return createBrowserRouter(
    [
      page("/login", async () => (await import("./session/login.tsx")).Login),
      page("/reset-password", async () => (await import("./session/reset-password.tsx")).ResetPassword),
      page("/invite", async () => (await import("./session/accept-invite.tsx")).AcceptInvite),
      { path: "/", element: <Navigate to="/a/overview" replace /> },
      {
        path: "/",
        element: <SessionGuard />,
        hydrateFallbackElement: <span />,
        children: [
          {
            element: <Layout />,
            errorElement: <PageError />,
            children: [
              { path: "a", element: <Navigate to="/a/overview" replace /> },
              { path: "a", children: pages },
              { path: "*", element: <ToPage /> },
            ],
          },
        ],
      },
    ],
    { basename: basePath.replace(/\/$/, "") || "/" },
  )
}
