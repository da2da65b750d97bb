import type { BuiltExtensions, ExtensionProblem, ExtensionSource } from "@stheno/admin/build"
import fs from "node:fs"
import { performance } from "node:perf_hooks"

/** Where extensions come from. */
export interface ExtensionOrigin {
  /** `project`, or the name of the plugin's package */
  readonly origin: string
  /** absolute path of the folder `admin`; need not exist */
  readonly folder: string
}

/** The extensions of a project as they were built last. */
export interface LiveExtensions {
  /** waits for a build that is under way */
  current(): Promise<Pick<BuiltExtensions, "manifest">>
  /** a built file, also of the build before: a page may still ask for it */
  file(name: string): Promise<Uint8Array | undefined>
  /** Builds again, after a build in progress. */
  rebuild(sources: readonly ExtensionOrigin[]): Promise<void>
  /** @returns what stops the telling */
  onChange(listener: (version: string) => void): () => void
}

/** What building needs. */
export interface LiveExtensionsOptions {
  readonly directory: string
  /** path of the dashboard */
  readonly path: string
  readonly isDeveloping: boolean
  readonly onProgress: (message: string) => void
}

const none: BuiltExtensions = {
  manifest: { version: "none", development: false, extensions: [], problems: [] },
  files: new Map(),
  problems: [],
}

/**
 * Builds extensions, in the background, and keeps what was built in memory. What cannot be built is reported and left out.
 * @since 0.1
 */
export function createLiveExtensions(options: LiveExtensionsOptions): LiveExtensions {
  const { isDeveloping, onProgress } = options
  const listeners = new Set<(version: string) => void>()
  let before: BuiltExtensions["files"] = new Map()
  let built: BuiltExtensions = { ...none, manifest: { ...none.manifest, development: isDeveloping } }
  let building: Promise<void> = Promise.resolve()
  let isStartup = true
  const work = async (sources: readonly ExtensionOrigin[]) => {
    const began = performance.now()
    const next = await build(sources, options)
    const isSilent = isStartup
    isStartup = false
    if (!next || next.manifest.version === built.manifest.version) return
    const count = next.manifest.extensions.length
    // The message of a startup would follow the addresses, which are the last thing to read.
    if (count > 0 && !isSilent) onProgress(compiled(count, performance.now() - began))
    before = built.files
    built = next
    next.problems.forEach((problem) => onProgress(`Skipped ${describe(problem)}`))
    listeners.forEach((listener) => listener(next.manifest.version))
  }
  return {
    async current() {
      await building
      return built
    },
    async file(name) {
      await building
      return built.files.get(name) ?? before.get(name)
    },
    rebuild(sources) {
      building = building.then(() => work(sources)).catch((error: unknown) => onProgress(failure(error)))
      return building
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** @returns undefined where there was and is nothing to build: then the compiler need not be loaded */
async function build(
  sources: readonly ExtensionOrigin[],
  { directory, path, isDeveloping }: LiveExtensionsOptions,
): Promise<BuiltExtensions | undefined> {
  const there: ExtensionSource[] = sources.filter(({ folder }) => fs.existsSync(folder))
  if (there.length === 0) return { ...none, manifest: { ...none.manifest, development: isDeveloping } }
  const { buildExtensions } = await import("@stheno/admin/build")
  return buildExtensions({ directory, sources: there, path, isDeveloping, env: process.env })
}

/**
 * Builds the extensions of a project once, as production does.
 * @param directory the project's folder
 * @since 0.1
 */
export async function buildProject(
  sources: readonly ExtensionOrigin[],
  directory: string,
): Promise<BuiltExtensions> {
  const { buildExtensions } = await import("@stheno/admin/build")
  return buildExtensions({ directory, sources, path: "/app", isDeveloping: false, env: process.env })
}

function compiled(count: number, duration: number): string {
  return `Compiled ${count} ${count === 1 ? "extension" : "extensions"} of the dashboard in ${Math.round(duration)} ms`
}

function describe({ file, message, remedy }: ExtensionProblem): string {
  return `${file}: ${message} ${remedy}`
}

function failure(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return `The extensions of the dashboard cannot be compiled: ${text}`
}
