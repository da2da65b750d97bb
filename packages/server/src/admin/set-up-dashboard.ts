import fs from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"
import { createDashboard, type Dashboard } from "./dashboard.ts"
import type { ExtensionOrigin } from "./live-extensions.ts"
import type { DashboardSettings } from "./read-settings.ts"

/** What a start knows of the dashboard. */
export interface DashboardSetup {
  readonly settings: DashboardSettings
  /** folders that may hold extensions */
  readonly sources: readonly ExtensionOrigin[]
  /** the project's folder */
  readonly directory: string
  readonly isDeveloping: boolean
  readonly onProgress: (message: string) => void
}

/**
 * Creates the dashboard if the package `@stheno/admin` is installed and the settings enable it.
 * @returns undefined without a dashboard; extensions that are not shown for that reason are reported
 * @since 0.1
 */
export function setUpDashboard(setup: DashboardSetup): Dashboard | undefined {
  const { settings, sources, directory, isDeveloping, onProgress } = setup
  if (!settings.isServed) return undefined
  const app = dashboardFolder()
  if (app === undefined) {
    for (const { folder } of sources.filter((source) => fs.existsSync(source.folder)))
      onProgress(
        `${path.relative(directory, folder)}: the dashboard that shows these extensions is not installed. Install @stheno/admin in the same version as @stheno/server.`,
      )
    return undefined
  }
  return createDashboard({
    app,
    path: settings.path,
    allowsInlineStyles: settings.allowsInlineStyles,
    directory,
    isDeveloping,
    onProgress,
  })
}

/** Whether there is a dashboard beside this server. */
export function isInstalled(): boolean {
  return dashboardFolder() !== undefined
}

/** The folder of the built dashboard in `@stheno/admin`; undefined where the package is not installed beside this one. */
export function dashboardFolder(): string | undefined {
  try {
    const home = path.dirname(createRequire(import.meta.url).resolve("@stheno/admin/package.json"))
    return path.join(home, "dist/app")
  } catch {
    return undefined
  }
}
