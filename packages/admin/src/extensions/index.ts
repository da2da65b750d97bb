export type {
  CustomerDetailsWidgetProps,
  CustomerGroupDetailsWidgetProps,
  CustomGiftCardWidgetProps,
  DiscountDetailsWidgetProps,
  DraftOrderDetailsWidgetProps,
  ExtensionProps,
  GiftCardDetailsWidgetProps,
  OrderDetailsWidgetProps,
  PaletteCommand,
  PriceListDetailsWidgetProps,
  ProductCollectionDetailsWidgetProps,
  ProductDetailsWidgetProps,
  RouteConfig,
  RouteProps,
  SettingConfig,
  SettingProps,
  WidgetConfig,
  WidgetProps,
} from "./config.ts"
export type { Notify } from "./notify.ts"
export type {
  ListAction,
  ListActionContext,
  ListColumn,
  ListedEmail,
  ListedFile,
  ListedRow,
  ListExtension,
  ListExtensions,
  ListRows,
} from "./lists.ts"
export { sharedAliases, sharedPackages, type Extension, type ExtensionManifest } from "./manifest.ts"
export { injectionZones, type InjectionZone, type ZoneProps } from "./zones.ts"
