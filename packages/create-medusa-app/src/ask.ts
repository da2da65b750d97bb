import { cancel, confirm, isCancel, text } from "@clack/prompts"
import path from "node:path"
import { AppError } from "./app-error.ts"
import { assertEmpty } from "./write-project.ts"

/** What was answered. */
export interface Answers {
  readonly name: string
  readonly adminEmail: string
  readonly databaseUrl: string | undefined
  readonly isSeeding: boolean
}

/** What the command line said already, which is not asked again. */
export interface Known {
  readonly name: string | undefined
  readonly databaseUrl: string | undefined
  readonly isSeeding: boolean
  readonly hasDatabase: boolean
  /** folder to create the project in */
  readonly parent: string
}

/** Name and address when nobody is asked. */
export const defaults = { name: "my-shop", adminEmail: "admin@example.com" }

/**
 * Asks what the command line does not say.
 * @returns undefined when it was cancelled
 */
export async function ask(known: Known): Promise<Answers | undefined> {
  const name = isUsable(known.name, known.parent)
    ? known.name!
    : await text({
        message: "What is the project called?",
        placeholder: defaults.name,
        defaultValue: defaults.name,
        validate: (value) => complaintAbout(value || defaults.name, known.parent),
      })
  if (isCancel(name)) return stopped()
  const adminEmail = await text({
    message: "E-mail address of the admin user",
    placeholder: defaults.adminEmail,
    defaultValue: defaults.adminEmail,
    validate: (value) =>
      !value || /^[^\s@]+@[^\s@]+$/.test(value) ? undefined : "That is no e-mail address.",
  })
  if (isCancel(adminEmail)) return stopped()
  if (!known.hasDatabase || known.databaseUrl !== undefined) return { ...known, name, adminEmail }
  const databaseUrl = await text({
    message: "URL of a PostgreSQL of your own; empty for the embedded one",
    placeholder: "postgres://user:password@localhost:5432/shop",
    defaultValue: "",
    validate: (value) =>
      !value || /^postgres(ql)?:\/\//.test(value) ? undefined : "It begins with postgres://",
  })
  if (isCancel(databaseUrl)) return stopped()
  const isSeeding = known.isSeeding || (await confirm({ message: "Fill the shop with a few products?" }))
  if (isCancel(isSeeding)) return stopped()
  return { name, adminEmail, databaseUrl: databaseUrl || undefined, isSeeding }
}

function stopped(): undefined {
  cancel("Nothing was created.")
}

function isUsable(name: string | undefined, parent: string): boolean {
  if (name === undefined) return false
  const complaint = complaintAbout(name, parent)
  if (complaint) console.error(`  ${complaint}`)
  return !complaint
}

/** What is wrong with a name, if anything. */
export function complaintAbout(name: string, parent: string): string | undefined {
  if (/[\0<>:"|?*]/.test(path.basename(name))) return "A folder cannot be called that."
  try {
    assertEmpty(path.resolve(parent, name))
    return undefined
  } catch (error) {
    if (error instanceof AppError) return error.message
    throw error
  }
}
