import { readRows } from "../connection.ts"
import type { ServerSettings } from "../server-process.ts"

/** Seconds after which PostgreSQL archives a file that is not full, if it has changes. */
const timeout = 60

/**
 * The settings with which PostgreSQL archives its write-ahead log. A file appears under its name when it is on the disk.
 * An archived file is never replaced: archiving the same content again succeeds, and another content fails. Only
 * incomplete files, which a crash may leave before a restore, are.
 * @param wal the folder of the files, as PostgreSQL names it
 */
export function archiveSettings(wal: string): ServerSettings {
  const command = [
    `d=${quoted(wal)}`,
    `f="$d/%f.gz"`,
    `case %f in *.partial) ;; *) if [ -e "$f" ]; then gzip -dc "$f" | cmp -s - "%p"; exit $?; fi;; esac`,
    `gzip -1c "%p" > "$d/%f.tmp" && sync "$d/%f.tmp" && mv "$d/%f.tmp" "$f" && sync "$d"`,
  ].join("; ")
  return { archive_mode: "on", archive_command: command, archive_timeout: timeout }
}

/**
 * Whether a running server archives as the settings say.
 * @param settings of `archiveSettings`; undefined for a server that does not archive
 */
export async function archivesAs(url: string, settings: ServerSettings | undefined): Promise<boolean> {
  const [row] = await readRows<{ command: string }>(
    url,
    `select case current_setting('archive_mode') when 'off' then '' else current_setting('archive_command') end as command`,
  )
  return row?.command === (settings?.["archive_command"] ?? "")
}

/**
 * The settings with which PostgreSQL reads its write-ahead log from an archive.
 * @param wal the folder of the files, as PostgreSQL names it
 * @param target the time at which it stops; undefined for all that there is
 */
export function recoverySettings(wal: string, target: Date | undefined): ServerSettings {
  return {
    restore_command: `f=${quoted(wal)}"/%f.gz"; [ -e "$f" ] && gzip -dc "$f" > "%p"`,
    // A time means the timeline that was current then, also after an earlier restore.
    recovery_target_timeline: "current",
    recovery_target_action: "promote",
    // PostgreSQL knows no names of time zones, such as Z, when it reads this.
    ...(target && { recovery_target_time: target.toISOString().replace("Z", "+00") }),
  }
}

/** A text for a shell, in which PostgreSQL replaces nothing. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`).replaceAll("%", "%%")}'`
}
