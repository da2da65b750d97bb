import fs from "node:fs"
import path from "node:path"

/** The files of one cluster in an archive. A cluster that replaces it, e.g. after an upgrade, has other ones. */
export interface Archive {
  /** the identifier that `initdb` gave the cluster */
  readonly systemIdentifier: string
  /** the folder with the compressed files of the write-ahead log */
  readonly wal: string
  /** the folder with the base backups */
  readonly base: string
}

/**
 * Where an archive has the files of a cluster.
 * @param directory the archive's directory
 */
export function archiveOf(directory: string, systemIdentifier: string): Archive {
  const file = (name: string) => path.join(path.resolve(directory), systemIdentifier, name)
  return { systemIdentifier, wal: file("wal"), base: file("base") }
}

/** The files of every cluster in an archive, which need not exist. */
export function archivesIn(directory: string): Archive[] {
  if (!fs.existsSync(directory)) return []
  const names = fs.readdirSync(directory).filter((name) => /^\d+$/.test(name))
  return names.map((name) => archiveOf(directory, name))
}

/**
 * The identifier of a cluster: the first eight bytes of `pg_control`, in every version of PostgreSQL.
 * @param cluster PostgreSQL's own data directory
 */
export function systemIdentifierOf(cluster: string): string {
  const control = fs.readFileSync(path.join(cluster, "global", "pg_control"))
  return control.readBigUInt64LE(0).toString()
}
