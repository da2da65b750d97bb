import { watch, type FSWatcher } from "chokidar"
import path from "node:path"

/** Watches a project's files. */
export interface ProjectWatch {
  close(): Promise<void>
}

/** What a change asks for: the code can be exchanged, or the process has to begin anew. */
export type ChangeKind = "code" | "start"

/** Milliseconds without another change after which a change counts: editors write in several steps. */
const quiet = 60

/**
 * Watches the files of a project and tells of changes, several at once as one.
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
  let isReady = false
  watcher.on("ready", () => {
    isReady = true
  })
  watcher.on("all", (_event, file, stats) => {
    if (!isReady && (!stats?.isFile() || stats.mtimeMs < options.since)) return
    if (wanted !== "start") wanted = kindOf(path.relative(directory, file))
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

/** Settings, plugins and what the engine is made with are read at the start only. */
function kindOf(file: string): ChangeKind {
  const [top, folder] = file.split(path.sep)
  const isCode = top === "src" && !["providers", "strategies"].includes(folder ?? "")
  return isCode ? "code" : "start"
}
