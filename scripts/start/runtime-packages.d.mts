/** What matters here of a package in npm's lock file. */
interface Locked {
  readonly link?: boolean
  readonly resolved?: string
  readonly dependencies?: Readonly<Record<string, string>>
}

/** The folders of the workspaces that running the server needs. */
export function runtimeWorkspaces(packages: Readonly<Record<string, Locked>>): string[]

/** What running the server needs of a lock file. */
export function runtimeLock<Entry extends Locked>(lock: {
  readonly packages: Readonly<Record<string, Entry>>
}): { packages: Record<string, Entry> }

/** Writes a project that has only what running the server needs. */
export function writeRuntimeProject(root: string, folder: string): void

/** Moves the installed packages of such a project to the repository. */
export function moveRuntimePackages(folder: string, root: string): void
