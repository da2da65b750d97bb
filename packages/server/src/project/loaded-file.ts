import type { Origin } from "@stheno/core/host"
import type { ProjectFolder } from "./scan-files.ts"

/** A file that was evaluated. */
export interface LoadedFile {
  readonly folder: ProjectFolder
  /** absolute path */
  readonly file: string
  /** path within its folder, e.g. `store/brands/[id]/route.ts` */
  readonly path: string
  readonly origin: Origin
  readonly exports: Readonly<Record<string, unknown>>
}
