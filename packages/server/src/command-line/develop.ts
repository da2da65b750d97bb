import type { Host } from "../host.ts"
import type { Project } from "../project/index.ts"
import { watchProject, type ChangeKind, type ProjectWatch } from "../project/watch-project.ts"

/** A host under development: it takes on what is saved. */
export interface Development {
  stop(): Promise<void>
}

/** What development needs. */
export interface DevelopmentOptions {
  readonly directory: string
  readonly configFile: string
  /** when the files were read, milliseconds since 1970 */
  readonly since: number
  /** reads the files of the project */
  readonly load: () => Promise<Project | undefined>
  readonly start: () => Promise<Host>
  readonly print: (message: string) => void
}

/**
 * Keeps a host up to date with the files of its project: code is exchanged while it runs, extensions of the dashboard
 * are compiled again, and changed settings, providers and plugins restart it. If a version does not work, the
 * previous one stays active.
 * @since 0.1
 */
export function developProject(first: Host, options: DevelopmentOptions): Development {
  const { directory, configFile, since, print, load, start } = options
  let host: Host | undefined = first
  const restart = async () => {
    await host?.stop()
    host = undefined
    host = await start()
  }
  const reload = async () => {
    const project = await load()
    if (project && host) await host.reload(project)
    else await restart()
  }
  const take: Readonly<Record<ChangeKind, () => Promise<void>>> = {
    dashboard: async () => (host ? host.reloadDashboard() : restart()),
    code: reload,
    start: restart,
  }
  const watch: ProjectWatch = watchProject(directory, {
    configFile,
    since,
    onChange: async (kind) => {
      const began = performance.now()
      try {
        await take[kind]()
        const done = kind === "start" ? "Restarted" : "Applied the change"
        print(`${done} in ${Math.round(performance.now() - began)} ms`)
      } catch (error) {
        print(`The change was not applied: ${error instanceof Error ? error.message : String(error)}`)
      }
    },
  })
  return {
    async stop() {
      await watch.close()
      await host?.stop()
    },
  }
}
