import fs from "node:fs"
import path from "node:path"
import type { Layout } from "./cluster.ts"

/** A data directory under this name is complete and replaces the one of the server. */
const upgraded = (layout: Layout) => `${layout.cluster}.upgraded`

/** Where the data of an earlier major version are kept. */
export const keptCluster = (layout: Layout, version: number) => `${layout.cluster}.${version}`

/**
 * Replaces PostgreSQL's data directory and keeps the old one. After the first of three renames, the replacement can
 * only be completed: an interruption between the others must not look like a store without data.
 * @param next the new data directory, complete and on the same file system; its server has stopped
 * @param kept where the old one is kept
 */
export function replaceCluster(layout: Layout, next: string, kept: string): void {
  fs.renameSync(next, upgraded(layout))
  fs.renameSync(layout.cluster, kept)
  finishReplacement(layout)
}

/**
 * The files of a data directory beside the one of the server, so that replacing it is a matter of renames; it has its
 * password and its log.
 * @param work a folder for its password and log
 */
export function nextLayout(layout: Layout, work: string): Layout {
  return {
    ...layout,
    cluster: `${layout.cluster}.next`,
    log: path.join(work, "postgres.log"),
    password: path.join(work, "postgres.password"),
  }
}

/** Completes a replacement that was interrupted after the old data directory was moved. */
export function finishReplacement(layout: Layout): void {
  if (fs.existsSync(layout.cluster) || !fs.existsSync(upgraded(layout))) return
  fs.renameSync(upgraded(layout), layout.cluster)
}

/** Deletes the result of an upgrade that was interrupted before it replaced anything. */
export function discardReplacement(layout: Layout): void {
  if (fs.existsSync(layout.cluster)) fs.rmSync(upgraded(layout), { recursive: true, force: true })
}

/**
 * The data directories of earlier major versions that were kept.
 * @returns their paths, the oldest version first
 */
export function keptClusters(layout: Layout): string[] {
  const prefix = `${path.basename(layout.cluster)}.`
  return fs
    .readdirSync(layout.dataDir)
    .filter((name) => name.startsWith(prefix) && /^\d+$/.test(name.slice(prefix.length)))
    .sort((a, b) => Number(a.slice(prefix.length)) - Number(b.slice(prefix.length)))
    .map((name) => path.join(layout.dataDir, name))
}
