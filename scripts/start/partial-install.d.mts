/** What matters here of a package in npm's lock file. */
interface Locked {
  readonly link?: boolean
  readonly resolved?: string
  readonly dependencies?: Readonly<Record<string, string>>
}

/** What is installed of the repository: what runs the server, or what the dashboard is built from. */
type Scope = "server" | "dashboard"

/** What a part of the repository needs of a lock file. */
export function partialLock<Entry extends Locked>(
  lock: { readonly packages: Readonly<Record<string, Entry>> },
  scope: Scope,
): { packages: Record<string, Entry> }

/** Writes a project that has only what a part of the repository needs. */
export function writePartialProject(root: string, folder: string, scope: Scope): void

/** Moves the installed packages of such a project to the repository, in place of those that are there. */
export function replacePackages(folder: string, root: string): void

/** Moves the installed packages of such a project to the repository, where they are missing. */
export function addPackages(folder: string, root: string): void
