import type { ComponentType, ReactElement } from "react"
import type { IconName } from "../layout/icons.ts"
import type { SidebarName } from "../sidebars/names.ts"

/** What the checks expect of a page: how many words, which parts. */
export type PageKind = "guide" | "reference" | "index" | "api"

/** What is known of a page before its text is rendered. */
export interface PageMeta {
  readonly id: string
  readonly route: string
  readonly title: string
  readonly description: string
  readonly sidebar: SidebarName
  readonly kind: PageKind
  /** shorter name for the sidebar */
  readonly label?: string | undefined
  readonly icon?: IconName | undefined
  /** other addresses that lead here, such as addresses of v1's documentation */
  readonly aliases?: readonly string[] | undefined
  /** words that people use for the topic, whether or not the page contains them; search uses them */
  readonly keywords?: readonly string[] | undefined
  /** names that lead to a place on the page, with its anchor: error codes */
  readonly names?: readonly (readonly [name: string, anchor: string])[] | undefined
  /** files below `samples` that the page shows, or whose recorded answers it shows */
  readonly samples?: readonly string[] | undefined
  /** HTTP method of the operation that the page is about, shown beside its name */
  readonly method?: string | undefined
  /** the file the page comes from, relative to the repository */
  readonly source: string
}

/** A page that can be rendered. */
export interface PageSource {
  readonly meta: PageMeta
  /** changes exactly when the rendered text can change */
  readonly fingerprint: string
  readonly render: () => Promise<ReactElement>
}

/** Components, by name, that show what the code says; a page that names one changes whenever its data does. */
export type PageParts = Readonly<
  Record<string, { readonly data: unknown; readonly component: ComponentType }>
>

/** A heading readers can jump to. */
export interface TocEntry {
  readonly id: string
  readonly text: string
  readonly depth: 2 | 3
}

/** A page's text, finished: HTML for the site, Markdown for the `.md` twin. */
export interface Article {
  readonly html: string
  readonly markdown: string
  readonly toc: readonly TocEntry[]
}
