import { nearest, type Problem } from "@stheno/core/host"

/** How the dashboard is served. */
export interface DashboardSettings {
  readonly isServed: boolean
  /** begins with a slash and ends without one: `/app` */
  readonly path: string
  /** whether extensions may add `<style>` elements */
  readonly allowsInlineStyles: boolean
}

/** Settings with what was found wrong on the way. */
export interface ReadDashboardSettings {
  readonly settings: DashboardSettings
  readonly problems: readonly Problem[]
  /** what is passed over, for the log */
  readonly notes: readonly string[]
}

export const defaultSettings: DashboardSettings = {
  isServed: true,
  path: "/app",
  allowsInlineStyles: false,
}

/** What the configuration file calls the settings. @source facts/admin.json, pluginOptions */
export const dashboardKeys = {
  serve: "whether the server serves the dashboard; true by default",
  path: "path of the dashboard on the server; /app by default",
  inlineStyles:
    "whether extensions may add <style> elements, as CSS-in-JS libraries such as Emotion do; they may not, unless this is true",
} as const

/** Options of v1's dashboard that have no effect, with the reason. @source facts/admin.json, pluginOptions */
export const dashboardKeysWithoutMeaning: Readonly<Record<string, string>> = {
  autoRebuild:
    "the dashboard is already built, and extensions are compiled at each startup and after each save in development",
  outDir: "compiled extensions stay in memory",
  backend: "the dashboard calls the server that serves it",
  develop: "stheno develop serves the dashboard and the API on one server",
}

/** Beginnings of addresses that the server answers itself; the first two are v1's. @source facts/admin.json, pluginOptions.path.reserved */
const reserved = ["admin", "store", "uploads", "mails", "health", "ready", "openapi"]

/**
 * Understands the settings of the dashboard.
 * @param given by the place where they stand, written before each key, e.g. `admin.`; what a later one says counts
 * @param file name of the configuration file, for messages
 * @since 0.1
 */
export function readDashboardSettings(
  given: readonly { readonly place: string; readonly values: Readonly<Record<string, unknown>> }[],
  file: string,
): ReadDashboardSettings {
  const problems: Problem[] = []
  const notes: string[] = []
  let settings = defaultSettings
  for (const { place, values } of given)
    for (const [key, value] of Object.entries(values)) {
      const why = dashboardKeysWithoutMeaning[key]
      if (why !== undefined) notes.push(`${file}: ${place}${key} has no effect: ${why}.`)
      else if (value !== undefined) {
        const read = readKey(key, value)
        if ("message" in read)
          problems.push({ file, message: `${place}${read.message}`, remedy: read.remedy })
        else settings = { ...settings, ...read }
      }
    }
  return { settings, problems, notes }
}

function readKey(key: string, value: unknown): Partial<DashboardSettings> | Omit<Problem, "file"> {
  if (key === "serve")
    return typeof value === "boolean"
      ? { isServed: value }
      : { message: "serve must be true or false.", remedy: "Correct it." }
  if (key === "inlineStyles")
    return typeof value === "boolean"
      ? { allowsInlineStyles: value }
      : { message: "inlineStyles must be true or false.", remedy: "Correct it." }
  if (key === "path") return readPath(value)
  const near = nearest(key, Object.keys(dashboardKeys))
  return {
    message: `${key} is not a setting of the dashboard.`,
    remedy: near
      ? `Did you mean ${near}?`
      : `Remove it. The settings are ${Object.keys(dashboardKeys).join(", ")}.`,
  }
}

function readPath(value: unknown): Partial<DashboardSettings> | Omit<Problem, "file"> {
  const path = typeof value === "string" ? value.replace(/\/+$/, "") : ""
  if (!/^(?:\/[\w.~-]+)+$/.test(path))
    return {
      message: `path must be a path on the server, not ${JSON.stringify(value)}.`,
      remedy: 'Begin it with a slash, such as "/dashboard".',
    }
  const [, first = ""] = path.split("/")
  return reserved.includes(first)
    ? {
        message: `path cannot begin with /${first}: the server uses this path itself.`,
        remedy: 'Choose another one, such as "/dashboard".',
      }
    : { path }
}
