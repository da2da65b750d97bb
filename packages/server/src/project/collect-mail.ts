import { nearest, type Placed, type Problem } from "@stheno/core/host"
import { mailNames, type MailName, type MailOverride, type OwnMails } from "../mail/index.ts"
import type { LoadedFile } from "./loaded-file.ts"
import { nameOf } from "./scan-files.ts"

/** What a file in `src/mails` declares: a template, or texts of a language. */
export type MailFile =
  | { readonly name: MailName; readonly template: MailOverride }
  | { readonly language: string; readonly texts: Readonly<Record<string, string>> }

/**
 * Puts the templates and texts of a project and its plugins together; those that come later win.
 * @since 0.1
 */
export function mailsOf(files: readonly Placed<MailFile>[]): OwnMails {
  const templates: Partial<Record<MailName, MailOverride>> = {}
  const messages: Record<string, Readonly<Record<string, string>>> = {}
  for (const { definition } of files)
    if ("template" in definition) templates[definition.name] = definition.template
    else messages[definition.language] = { ...messages[definition.language], ...definition.texts }
  return { templates, messages }
}

type Fault = Pick<Problem, "message" | "remedy"> | undefined

/**
 * Takes a file of `src/mails`: a template that replaces a built-in one, or the texts of a language.
 * @returns why it is of no use
 * @since 0.1
 */
export function collectMail(loaded: LoadedFile, mails: Placed<MailFile>[]): Fault {
  return loaded.path.startsWith("messages/") ? collectMessages(loaded, mails) : collectTemplate(loaded, mails)
}

function collectTemplate({ file, origin, exports }: LoadedFile, mails: Placed<MailFile>[]): Fault {
  const name = mailNames.find((one) => one === nameOf(file))
  if (!name) return unknownMail(nameOf(file))
  const { default: render, subject } = exports
  if (typeof render !== "function")
    return {
      message: "The file does not export a template.",
      remedy: "Export a function as default that returns a React element, or { html, text, subject }.",
    }
  if (subject !== undefined && typeof subject !== "string" && typeof subject !== "function")
    return { message: "Its subject is neither text nor a function.", remedy: "Correct the export subject." }
  const template: MailOverride = {
    path: file,
    file: origin.file,
    render: render as MailOverride["render"],
    ...(subject !== undefined && { subject: subject as NonNullable<MailOverride["subject"]> }),
  }
  mails.push({ origin, definition: { name, template } })
  return undefined
}

function unknownMail(name: string): Fault {
  const near = nearest(name, mailNames)
  const also = "A file that templates only import belongs into a folder, or its name begins with _."
  return {
    message: `Unknown email ${name}.`,
    remedy: near ? `Did you mean ${near}? ${also}` : `The emails are: ${mailNames.join(", ")}. ${also}`,
  }
}

function collectMessages({ file, origin, exports }: LoadedFile, mails: Placed<MailFile>[]): Fault {
  const language = languageOf(nameOf(file))
  if (!language)
    return {
      message: `${nameOf(file)} is not a language.`,
      remedy: "Name the file by a language tag, such as de.json or pt-BR.json.",
    }
  const texts: unknown = exports.default
  const isFlat =
    typeof texts === "object" &&
    texts !== null &&
    Object.values(texts).every((text) => typeof text === "string")
  if (!isFlat || Array.isArray(texts))
    return {
      message: "The file is not an object of texts.",
      remedy: 'Write { "order-placed.title": "Thank you" }.',
    }
  mails.push({ origin, definition: { language, texts: texts as Readonly<Record<string, string>> } })
  return undefined
}

function languageOf(name: string): string | undefined {
  try {
    return new Intl.Locale(name).toString()
  } catch {
    return undefined
  }
}
