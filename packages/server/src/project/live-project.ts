import { createMemoryCache, type Engine } from "@stheno/core"
import { createApp, type App, type Operation, type Problem } from "@stheno/core/host"
import type { Job } from "../jobs/index.ts"
import type { Project } from "./load-project.ts"
import type { ShopHolder } from "./own-providers.ts"
import { runProject, type Ground, type RunningProject } from "./run-project.ts"

/** A project at work that can be exchanged for a newer version of itself while requests come in. */
export interface LiveProject {
  readonly fetch: App["fetch"]
  readonly recall: NonNullable<App["recall"]>
  /** the jobs of the version at work; what they do is always the newest version's */
  jobs(): readonly Job[]
  /**
   * Activates a version in place of the previous one. Requests in progress end with the old version.
   * @returns the parts of it that could not be used
   */
  use(project: Project): Promise<readonly Problem[]>
  /** Ends its subscriptions, and calls what its loaders returned. */
  stop(): Promise<void>
}

/**
 * Makes room for a project on an engine; until `use` was called, it serves what every shop serves.
 * @param engine its database carries an `EntityRegistry`
 * @since 0.1
 */
export function createLiveProject(
  engine: Engine,
  {
    cache = createMemoryCache(engine.now),
    locks,
    enqueue,
    onProgress,
    holder,
    extra = [],
  }: Pick<Ground, "enqueue" | "onProgress"> & {
    readonly cache: Ground["cache"] | undefined
    readonly locks: Ground["locks"]
    readonly holder: ShopHolder
    /** operations of this server, besides the ones that every shop has */
    readonly extra?: readonly Operation[]
  },
): LiveProject {
  let running: RunningProject | undefined
  let app = createApp(engine, extra)
  const newest = (name: string) => running?.jobs.find((job) => job.name === name)
  return {
    fetch: (request) => app.fetch(request),
    recall: (path, header) => app.recall?.(path, header),
    jobs: () =>
      (running?.jobs ?? []).map((job) => ({
        ...job,
        run: async (data, run) => newest(job.name)?.run(data, run),
      })),
    async use(project) {
      const next = await runProject(project, { engine, cache, locks, enqueue, onProgress })
      const before = running
      running = next
      holder.current = () => next.shop.shopOver()
      app = createApp(engine, extra, next.shop)
      await before?.stop()
      return next.problems
    },
    stop: async () => running?.stop(),
  }
}
