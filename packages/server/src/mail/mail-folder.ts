import type { Engine, Log } from "@stheno/core"
import fs from "node:fs/promises"
import path from "node:path"
import { composeMails, mailedEvents, type Addresses, type Mail } from "./compose.ts"
import { keyOfEvent, messageOf } from "./message.ts"
import { createMailTemplates, type MailTemplates } from "./templates.ts"

/** A message in the folder. */
export interface StoredMail extends Mail {
  /** its name in the folder */
  readonly name: string
  /** ISO 8601 */
  readonly written_at: string
}

/** A folder that replaces a mail server. */
export interface MailFolder {
  readonly directory: string
  /** newest first */
  list(): Promise<StoredMail[]>
  read(name: string): Promise<StoredMail | undefined>
  /** the message as it would have been sent */
  source(name: string): Promise<Buffer | undefined>
}

/** Where to write, and what about. */
export interface MailFolderOptions extends Addresses {
  readonly directory: string
  readonly from: string
  /** the built-in ones by default */
  readonly templates?: MailTemplates
}

/**
 * Writes every message into a folder instead of sending it: `*.eml`, which mail programs open, and `*.json` for the
 * server's own page. An event that is delivered again writes the same files. Nothing is kept in the database, where
 * answers would show it.
 * @since 0.1
 */
export function createMailFolder({ directory }: Pick<MailFolderOptions, "directory">): MailFolder {
  const file = (name: string, kind: string) => path.join(directory, `${name}.${kind}`)
  const read = async (name: string) => {
    const text = isName(name) ? await contents(file(name, "json")) : undefined
    return text && (JSON.parse(text.toString()) as StoredMail)
  }
  return {
    directory,
    read,
    source: async (name) => (isName(name) ? contents(file(name, "eml")) : undefined),
    async list() {
      const names = await fs.readdir(directory).catch(() => [])
      const mails = names.filter((name) => name.endsWith(".json")).map((name) => read(name.slice(0, -5)))
      return (await Promise.all(mails))
        .filter((mail) => mail !== undefined)
        .toSorted((a, b) => b.written_at.localeCompare(a.written_at))
    },
  }
}

/**
 * Adds a message to the folder for every event that has an email.
 * @since 0.1
 */
export function subscribeMailFolder(engine: Engine, options: MailFolderOptions): void {
  const { templates = createMailTemplates({ log: engine.log }) } = options
  const source = { db: engine.db, engine, templates }
  for (const name of mailedEvents)
    engine.events.subscribe(name, async (event) => {
      if (event.data.no_notification === true) return
      const mails = await composeMails(source, options, event).catch((error) => explain(engine.log, error))
      for (const [at, mail] of (mails ?? []).entries())
        await storeMail(options, mail, at === 0 ? event.id : `${event.id}/${at}`)
    })
}

/** Writes a message into the folder. The same id makes the same files. */
export async function storeMail(
  { directory, from }: Pick<MailFolderOptions, "directory" | "from">,
  mail: Mail,
  id: string,
): Promise<void> {
  const { createTransport } = await import("nodemailer")
  const transport = createTransport({ streamTransport: true, buffer: true })
  const { message } = await transport.sendMail(messageOf(mail, from, id))
  await store(directory, keyOfEvent(id), { mail, message: message as Buffer })
}

/** A message that cannot be written must not delay other subscribers of the event. */
function explain(log: Log, error: unknown): undefined {
  log.warn({ error: String(error) }, "A message could not be written")
}

async function store(
  directory: string,
  name: string,
  { mail, message }: { readonly mail: Mail; readonly message: Buffer },
): Promise<void> {
  await fs.mkdir(directory, { recursive: true, mode: 0o700 })
  await fs.writeFile(path.join(directory, `${name}.eml`), message)
  const stored: StoredMail = { name, written_at: new Date().toISOString(), ...mail }
  await fs.writeFile(path.join(directory, `${name}.json`), JSON.stringify(stored))
}

function isName(name: string): boolean {
  return /^[0-9a-f]{32}$/.test(name)
}

async function contents(file: string): Promise<Buffer | undefined> {
  return fs.readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined
    throw error
  })
}
