import { watch, type FSWatcher } from "chokidar"
import type { Stats } from "node:fs"
import path from "node:path"

/** Watches a project's files. */
export interface ProjectWatch {
  close(): Promise<void>
}

/** What a change requires: new extensions, new code, or a restart of the process; each includes the previous ones. */
const kinds = ["dashboard", "code", "start"] as const
export type ChangeKind = (typeof kinds)[number]

/** Milliseconds without another change after which a change counts: editors write in several steps. */
const quiet = 60

/** Milliseconds that the times of files may be behind the clock. */
const clockStep = 20

/**
 * Watches the files of a project and reports changes; simultaneous changes are reported as one.
 * @param options.since milliseconds since 1970: what was saved later counts, also before the watch had begun
 * @param options.onChange is not called again before it has returned
 * @since 0.1
 */
export function watchProject(
  directory: string,
  options: {
    readonly configFile: string
    readonly since: number
    readonly onChange: (kind: ChangeKind) => Promise<void>
  },
): ProjectWatch {
  const watcher: FSWatcher = watch(
    [
      path.join(directory, "src"),
      path.join(directory, "plugins"),
      path.join(directory, options.configFile),
      path.join(directory, ".env"),
    ],
    { alwaysStat: true, ignored: (file) => /[\\/](?:node_modules|\.git|\.stheno)(?:[\\/]|$)/.test(file) },
  )
  let wanted: ChangeKind | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let working = Promise.resolve()
  const work = () => {
    working = working.then(async () => {
      const kind = wanted
      wanted = undefined
      if (kind) await options.onChange(kind)
    })
  }
  watcher.on("all", (event, file, stats) => {
    // Existing files are reported as added too, even after the watcher reports that it is ready.
    if (event === "addDir" || (event === "add" && lastTouch(stats) < options.since - clockStep)) return
    const kind = kindOf(path.relative(directory, file))
    if (!wanted || kinds.indexOf(kind) > kinds.indexOf(wanted)) wanted = kind
    clearTimeout(timer)
    timer = setTimeout(work, quiet)
  })
  return {
    async close() {
      clearTimeout(timer)
      await watcher.close()
      await working
    },
  }
}

/** When a file was written, or moved to its place, milliseconds since 1970. */
function lastTouch(stats: Stats | undefined): number {
  return stats ? Math.max(stats.mtimeMs, stats.ctimeMs) : Infinity
}

/** Settings, plugins and what the engine is created with are read only at startup. */
function kindOf(file: string): ChangeKind {
  const [top, folder, ...more] = file.split(path.sep)
  if (top === "src" && folder === "admin") return "dashboard"
  // plugins/points/src/admin/…
  if (top === "plugins" && more[0] === "admin") return "dashboard"
  if (top === "plugins" && ["src", "dist"].includes(more[0] ?? "") && more[1] === "admin") return "dashboard"
  const isCode = top === "src" && !["providers", "strategies"].includes(folder ?? "")
  return isCode ? "code" : "start"
}
