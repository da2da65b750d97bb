import { Download, Plus, Settings, Upload, type LucideIcon } from "lucide-react"
import { t } from "../../messages/index.ts"
import { areas, settingsArea } from "../navigation.ts"

/** Something in the palette that has an address. */
export interface PaletteEntry {
  readonly to: string
  readonly label: string
  readonly hint?: string | undefined
  readonly keywords?: readonly string[]
  readonly icon?: LucideIcon
}

const words = t.palette

/** The pages of the sidebar. */
export const pageEntries: readonly PaletteEntry[] = [...areas, settingsArea].flatMap(
  ({ to, label, icon, below = [] }) => [{ to, label, icon }, ...below.map((each) => ({ ...each, icon }))],
)

/** Actions that start on a separate page. `?new` opens the dialog that creates a row. */
export const actionEntries: readonly PaletteEntry[] = [
  { to: "/a/products/new", label: words.createProduct, icon: Plus },
  { to: "/a/draft-orders/new", label: words.createDraftOrder, icon: Plus },
  { to: "/a/discounts/new", label: words.createDiscount, icon: Plus },
  { to: "/a/customers?new", label: words.createCustomer, icon: Plus },
  { to: "/a/collections?new", label: words.createCollection, icon: Plus },
  { to: "/a/pricing/new", label: words.createPriceList, icon: Plus },
  { to: "/a/gift-cards?new", label: t.giftCards.issue, icon: Plus },
  { to: "/a/customers/groups?new", label: t.groups.create, icon: Plus },
  { to: "/a/inventory/locations?new", label: t.locations.create, icon: Plus },
  { to: "/a/inventory/reservations?new", label: t.reservations.create, icon: Plus },
  { to: "/a/settings/regions?new", label: t.settings.createRegion, icon: Plus },
  { to: "/a/settings/shipping-profiles?new", label: t.shippingProfiles.create, icon: Plus },
  { to: "/a/sales-channels?new", label: t.channels.create, icon: Plus },
  { to: "/a/publishable-api-keys?new", label: t.keys.create, icon: Plus },
  { to: "/a/products/import", label: words.importProducts, icon: Upload },
]

/** Exports of everything, as kinds of batch jobs. */
export const exportEntries = [
  { type: "order-export", label: words.exportOrders, icon: Download },
  { type: "product-export", label: words.exportProducts, icon: Download },
] as const

const cards = t.settingsCards

/** The pages of the settings. @source facts/admin.json, layout.settingsCards */
export const settingEntries: readonly PaletteEntry[] = [
  { to: "/a/settings/details", ...found(cards.details) },
  { to: "/a/settings/regions", ...found(cards.regions) },
  { to: "/a/settings/currencies", ...found(cards.currencies) },
  { to: "/a/settings/shipping-profiles", ...found(cards.profiles) },
  { to: "/a/settings/taxes", ...found(cards.taxes) },
  { to: "/a/settings/return-reasons", ...found(cards.returnReasons) },
  { to: "/a/settings/emails", ...found(cards.emails) },
  { to: "/a/settings/messages", ...found(cards.sentMessages) },
  { to: "/a/settings/files", ...found(cards.files) },
  { to: "/a/settings/team", ...found(cards.team) },
  { to: "/a/settings/personal-information", ...found(cards.you) },
  { to: "/a/sales-channels", ...found(cards.channels) },
  { to: "/a/publishable-api-keys", ...found(cards.keys) },
]

function found({ title, text }: { title: string; text: string }) {
  return { label: title, keywords: [text], icon: Settings }
}
