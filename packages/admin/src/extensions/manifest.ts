import type { InjectionZone } from "./zones.ts"

/**
 * What the server tells the dashboard of the extensions that it built, at `<path of the dashboard>/extensions/manifest.json`.
 * @since 0.1
 */
export interface ExtensionManifest {
  /** Changes whenever an extension changes. */
  version: string
  /** In development the dashboard listens at `extensions/changes` (server-sent events, `data` is the new version). */
  development: boolean
  extensions: Extension[]
  /** The style sheet for Tailwind's class names, when an extension uses any. */
  utilities?: string
  /** Files that could not be built or whose config is wrong, with the remedy: shown to the operator in development. */
  problems: { file: string; message: string }[]
}

/**
 * One extension. Its module exports the component as `default`, and `config` as its author wrote it (for the icon).
 * @since 0.1
 */
export type Extension = ExtensionOrigin &
  (
    | { kind: "widget"; zones: InjectionZone[] }
    /** `path` below `/a`, parameters as `:name`: `/brands/:id`. */
    | { kind: "route"; path: string; link?: { label: string } }
    /** `path` below `/a/settings`. */
    | { kind: "setting"; path: string; card: { label: string; description: string } }
  )

interface ExtensionOrigin {
  /** The same across builds: origin and file. */
  id: string
  /** `project`, or the name of the plugin's package. */
  origin: string
  /** As its author knows it: `src/admin/widgets/brand.tsx`. */
  file: string
  /** ES module, relative to the dashboard's path: `extensions/brand-1a2b3c.js`. Imports of shared packages stay bare. */
  module: string
  /** Its style sheet, when it imports CSS. */
  styles?: string
}

/**
 * What extensions share with the dashboard and import by name; the page's import map says where each lies. Everything
 * else that an extension imports is bundled with it.
 * @since 0.1
 */
export const sharedPackages = [
  "react",
  "react/jsx-runtime",
  "react/jsx-dev-runtime",
  "react-dom",
  "react-dom/client",
  "react-router-dom",
  "@tanstack/react-query",
  "@stheno/js-client",
  "@stheno/medusa-react",
  "@stheno/ui",
  "@stheno/ui/charts",
  "@stheno/ui/dates",
  "@stheno/ui/forms",
  "@stheno/ui/grid",
  "@stheno/ui/palette",
  "@stheno/ui/sortable",
  "@stheno/ui/table",
] as const

/**
 * Names by which projects of v1 know shared packages.
 * @since 0.1
 */
export const sharedAliases = { "medusa-react": "@stheno/medusa-react" } as const
