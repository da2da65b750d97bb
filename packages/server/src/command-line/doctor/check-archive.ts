import fs from "node:fs"
import path from "node:path"
import type { Config } from "../../config/keys.ts"
import { isProduction } from "../../config/read-config.ts"
import { findRestorable, type RestorableTime } from "../../point-in-time/index.ts"
import { StartError } from "../../start-error.ts"
import { broken, fine, worthKnowing, type Finding } from "./finding.ts"

const page = "/deployments/server/backups"

/** A server that runs writes a base backup each day. */
const longestPause = 2 * 24 * 60 * 60 * 1000

/**
 * Whether the embedded database can be restored to a point in time, and since when. Reads the names of the archive's
 * files, not their contents: `stheno restore --check` does that.
 */
export function checkArchive(config: Config, now = new Date()): Finding[] {
  if (config.databaseUrl) return []
  if (!config.databaseArchiveDir)
    return isProduction(config)
      ? [
          worthKnowing("archive", "The embedded database is not archived, so only backups can be restored.", {
            remedy: "Set DATABASE_ARCHIVE_DIR to a directory on another disk.",
            page,
          }),
        ]
      : []
  const directory = path.resolve(config.databaseArchiveDir)
  try {
    return [checkRange(findRestorable(directory, undefined), now), ...checkDisk(directory, config.dataDir)]
  } catch (error) {
    return [explain(error, directory)]
  }
}

function explain(error: unknown, directory: string): Finding {
  if (!(error instanceof StartError))
    return broken("archive", `The archive ${directory} cannot be read: ${(error as Error).message}.`, {
      page,
    })
  if (error.code !== "archive_empty") return broken("archive", error.message, { remedy: error.remedy, page })
  return worthKnowing("archive", `The archive ${directory} has no base backup yet.`, {
    remedy: "Start the server: it writes the first base backup within a minute.",
    page,
  })
}

function checkRange({ backup, until, missing }: RestorableTime, now: Date): Finding {
  if (missing)
    return broken(
      "archive",
      `The archive has a gap: ${missing} is missing, and nothing after it can be restored.`,
      {
        remedy: "Start the server: it writes a new base backup after a gap.",
        page,
      },
    )
  const newest = `The newest base backup is of ${backup.endedAt}.`
  if (now.getTime() - Date.parse(backup.endedAt) > longestPause)
    return worthKnowing("archive", newest, {
      remedy: "A server that runs writes one each day. Look for errors of the archive in its output.",
      page,
    })
  return fine(
    "archive",
    until ? `${newest} Later changes are archived until ${until.toISOString()}.` : newest,
  )
}

/** An archive on the disk of the database is lost together with it. */
function checkDisk(directory: string, dataDir: string): readonly Finding[] {
  if (!fs.existsSync(dataDir) || fs.statSync(directory).dev !== fs.statSync(dataDir).dev) return []
  return [
    worthKnowing("archive", "The archive is on the disk of the database.", {
      remedy:
        "Set DATABASE_ARCHIVE_DIR to a directory on another disk, or copy the archive to another machine.",
      page,
    }),
  ]
}
