import type { Cache, Engine, LockProvider } from "@stheno/core"
import { createApp, addedOperations, type App, type JobQueue, type Problem } from "@stheno/core/host"
import type { Config } from "../config/keys.ts"
import { isProduction, storefrontUrl } from "../config/read-config.ts"
import { fileOperations } from "../files/file-operations.ts"
import { previewOperations } from "../previews/preview-operations.ts"
import type { Job, Jobs } from "../jobs/index.ts"
import type { MailSetup } from "../mail/set-up-mail.ts"
import { mailsOf } from "./collect-mail.ts"
import { startLiveJobs, type LiveJobs } from "./live-jobs.ts"
import { createLiveProject } from "./live-project.ts"
import type { Project } from "./load-project.ts"
import type { ShopHolder } from "./own-providers.ts"
import { assertWhole, describeProblem } from "./report.ts"

/** A project in a process. */
export interface SetUp {
  readonly fetch: App["fetch"]
  readonly recall?: App["recall"]
  /** starts our jobs together with the project's */
  startJobs(ours: readonly Job[], start: (jobs: readonly Job[]) => Jobs): Jobs
  /** sets a newer version to work */
  reload(project: Project): Promise<void>
  stop(): Promise<void>
}

/** What a project is applied to, as `assembleEngine` makes it. */
interface Surroundings {
  readonly engine: Engine
  readonly cache: Cache | undefined
  readonly locks: LockProvider | undefined
  readonly mail: Pick<MailSetup, "operations" | "templates">
  readonly problems: readonly Problem[]
  readonly holder: ShopHolder
}

/**
 * Applies a project to an engine. In development, what cannot be used is reported and left out.
 * @param project undefined for a shop without a project
 * @throws project_broken in production, when something of it cannot be used
 * @since 0.1
 */
export async function setUpProject(
  project: Project | undefined,
  { engine, cache, locks, mail, problems: earlier, holder }: Surroundings,
  { config, onProgress }: { readonly config: Config; readonly onProgress: (message: string) => void },
): Promise<SetUp> {
  const extra = [
    ...mail.operations,
    ...fileOperations,
    ...previewOperations(storefrontUrl(config)),
    ...addedOperations,
  ]
  if (!project) return withoutProject(createApp(engine, extra))
  const judge = (problems: readonly Problem[]) => {
    if (isProduction(config)) assertWhole(problems)
    for (const problem of problems) onProgress(`Skipped ${describeProblem(problem)}`)
  }
  let jobs: { readonly ours: readonly Job[]; readonly live: LiveJobs } | undefined
  const enqueue: JobQueue = async (name, ...input) => {
    if (jobs) return jobs.live.enqueue(name, ...input)
    throw new Error(`The job ${name} cannot be enqueued yet: jobs start after the loaders.`)
  }
  const live = createLiveProject(engine, { cache, locks, enqueue, onProgress, holder, extra })
  const use = async (version: Project, known: readonly Problem[]) => {
    mail.templates.use(mailsOf(version.parts.mails))
    judge([...version.problems, ...known, ...(await live.use(version))])
    jobs?.live.use([...jobs.ours, ...live.jobs()])
  }
  await use(project, earlier)
  return {
    fetch: live.fetch,
    recall: live.recall,
    startJobs(ours, start) {
      jobs = { ours, live: startLiveJobs([...ours, ...live.jobs()], start) }
      return jobs.live
    },
    reload: (version) => use(version, []),
    stop: async () => live.stop(),
  }
}

function withoutProject({ fetch, recall }: App): SetUp {
  return {
    fetch,
    ...(recall && { recall }),
    startJobs: (ours, start) => start(ours),
    reload: async () => {
      throw new TypeError("This host was started without a project.")
    },
    stop: async () => {},
  }
}
