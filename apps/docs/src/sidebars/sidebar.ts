import type { IconName } from "../layout/icons.ts"
import type { SidebarName } from "./names.ts"

/** One entry of a sidebar as it is written down. */
export type SidebarItem = string | PageItem | GroupItem | HeadingItem | RefItem | GeneratedItem

/** A page of this sidebar; a bare string is short for `{ page }`. */
export interface PageItem {
  readonly page: string
  readonly label?: string
  readonly icon?: IconName
}

/** A titled list that opens and closes. */
export interface GroupItem {
  readonly group: string
  readonly icon?: IconName
  readonly items: readonly SidebarItem[]
  /** id of the page that stands for the group while the reader is elsewhere: for groups of very many pages */
  readonly folded?: string
}

/** A caption over the items that follow. */
export interface HeadingItem {
  readonly heading: string
}

/** A page that lives in another sidebar. */
export interface RefItem {
  readonly ref: string
  readonly label?: string
  readonly icon?: IconName
}

/** Every page whose id starts with the prefix, by title. */
export interface GeneratedItem {
  readonly generated: string
  /** ids that stand elsewhere in the sidebar */
  readonly but?: readonly string[]
}

/** A sidebar: one area of the site. */
export interface Sidebar {
  readonly name: SidebarName
  /** what the area is called in the header and the breadcrumbs */
  readonly title: string
  /** area of the header that it belongs to, where it is none itself */
  readonly under?: SidebarName
  /** id of the page the header links to */
  readonly landing: string
  readonly items: readonly SidebarItem[]
}
