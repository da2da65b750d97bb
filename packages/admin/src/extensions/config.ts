import type { ComponentType } from "react"
import type { ListExtensions } from "./lists.ts"
import type { Notify } from "./notify.ts"
import type { InjectionZone, ZoneProps } from "./zones.ts"

/**
 * What every extension is given.
 * @source facts/admin.json, extensions.baseProps
 * @since 0.1
 */
export interface ExtensionProps {
  notify: Notify
}

/**
 * Properties of a widget in the named zones.
 * @since 0.1
 */
export type WidgetProps<Zone extends InjectionZone = InjectionZone> = ExtensionProps & ZoneProps[Zone]

/**
 * Properties of a page that an extension adds.
 * @since 0.1
 */
export type RouteProps = ExtensionProps

/**
 * Properties of a page of settings that an extension adds.
 * @since 0.1
 */
export type SettingProps = ExtensionProps

/**
 * An action in the command palette, which Ctrl+K opens.
 * @since 0.1
 */
export interface PaletteCommand {
  /** what it does, beginning with a verb: `Sync prices` */
  label: string
  /** other words by which it is found */
  keywords?: string[]
  /** runs after the palette has closed; `navigate` takes an address such as `/a/brands` */
  run(context: { navigate: (to: string) => void; notify: Notify }): void | Promise<void>
}

/** What `export const config` of every kind of extension may have. */
interface AnyConfig {
  /** entries of the command palette */
  commands?: PaletteCommand[]
  /** columns and actions of the dashboard's lists */
  lists?: ListExtensions
}

/**
 * `export const config` of a file in `src/admin/widgets`: where the widget is shown.
 * @since 0.1
 */
export interface WidgetConfig extends AnyConfig {
  zone: InjectionZone | InjectionZone[]
}

/**
 * `export const config` of a `page` file in `src/admin/routes`; without it the page has no link in the sidebar.
 * @since 0.1
 */
export interface RouteConfig extends AnyConfig {
  link?: { label: string; icon?: ComponentType }
}

/**
 * `export const config` of a `page` file in `src/admin/settings`: its card among the settings.
 * @since 0.1
 */
export interface SettingConfig extends AnyConfig {
  card: { label: string; description: string; icon?: ComponentType }
}

export type ProductDetailsWidgetProps = WidgetProps<"product.details.before">
export type ProductCollectionDetailsWidgetProps = WidgetProps<"product_collection.details.before">
export type OrderDetailsWidgetProps = WidgetProps<"order.details.before">
export type DraftOrderDetailsWidgetProps = WidgetProps<"draft_order.details.before">
export type DiscountDetailsWidgetProps = WidgetProps<"discount.details.before">
export type PriceListDetailsWidgetProps = WidgetProps<"price_list.details.before">
export type GiftCardDetailsWidgetProps = WidgetProps<"gift_card.details.before">
export type CustomGiftCardWidgetProps = WidgetProps<"custom_gift_card.before">
export type CustomerDetailsWidgetProps = WidgetProps<"customer.details.before">
export type CustomerGroupDetailsWidgetProps = WidgetProps<"customer_group.details.before">
