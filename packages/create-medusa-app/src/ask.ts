import { cancel, confirm, isCancel, select, text } from "@clack/prompts"
import type { Readable, Writable } from "node:stream"
import { complaintAbout, defaults, type Answers } from "./answers.ts"
import type { Language } from "./write-project.ts"

/** What the command line contains, which is not asked again. */
export interface Known {
  readonly name: string | undefined
  /** undefined asks for it */
  readonly language: Language | undefined
  readonly databaseUrl: string | undefined
  /** options name the database, so that no URL is needed */
  readonly isDatabaseKnown: boolean
  readonly isSeeding: boolean
  readonly hasDatabase: boolean
  /** folder to create the project in */
  readonly parent: string
}

/** Where questions are shown and answered; by default the terminal of the process. */
export interface Terminal {
  readonly input?: Readable
  readonly output?: Writable
}

/**
 * Asks for everything that the command line does not contain.
 * @returns undefined when the user cancels
 */
export async function ask(known: Known, terminal: Terminal = {}): Promise<Answers | undefined> {
  const stopped = () => void cancel("Nothing was created.", terminal)
  const name = isUsable(known.name, known.parent, terminal)
    ? known.name!
    : await text({
        ...terminal,
        message: "What is the project called?",
        placeholder: defaults.name,
        defaultValue: defaults.name,
        validate: (value) => complaintAbout(value || defaults.name, known.parent),
      })
  if (isCancel(name)) return stopped()
  const adminEmail = await text({
    ...terminal,
    message: "Email address of the admin user",
    placeholder: defaults.adminEmail,
    defaultValue: defaults.adminEmail,
    validate: (value) =>
      !value || /^[^\s@]+@[^\s@]+$/.test(value)
        ? undefined
        : "Enter an email address, such as admin@example.com.",
  })
  if (isCancel(adminEmail)) return stopped()
  const language = known.language ?? (await select({ ...terminal, ...languages }))
  if (isCancel(language)) return stopped()
  const answers = { name, adminEmail, language, isSeeding: known.isSeeding }
  if (!known.hasDatabase) return { ...answers, databaseUrl: known.databaseUrl }
  const databaseUrl = known.isDatabaseKnown ? known.databaseUrl : await askForDatabase(terminal)
  if (isCancel(databaseUrl)) return stopped()
  const isSeeding =
    known.isSeeding || (await confirm({ ...terminal, message: "Add a few example products?" }))
  if (isCancel(isSeeding)) return stopped()
  return { ...answers, databaseUrl: databaseUrl || undefined, isSeeding }
}

const languages = {
  message: "Which language do you want to use?",
  options: [
    { value: "typescript" as const, label: "TypeScript" },
    { value: "javascript" as const, label: "JavaScript" },
  ],
}

function askForDatabase(terminal: Terminal) {
  return text({
    ...terminal,
    message: "PostgreSQL URL (leave empty to use the embedded PostgreSQL)",
    placeholder: "postgres://user:password@localhost:5432/shop",
    defaultValue: "",
    validate: (value) =>
      !value || /^postgres(ql)?:\/\//.test(value)
        ? undefined
        : "The URL must start with postgres:// or postgresql://.",
  })
}

function isUsable(name: string | undefined, parent: string, { output = process.stderr }: Terminal): boolean {
  if (name === undefined) return false
  const complaint = complaintAbout(name, parent)
  if (complaint) output.write(`  ${complaint}\n`)
  return !complaint
}
