import type { Message } from "esbuild"
import { isBuiltin } from "node:module"
import path from "node:path"
import type { Fault } from "./judge-declaration.ts"

/** A file that is left out, with the reason and what to do. */
export interface ExtensionProblem extends Fault {
  /** path from the project's folder on, with the line where that is known */
  readonly file: string
}

/**
 * Describes why a file could not be compiled, and where.
 * @param place the file, for a reason without a position
 * @param directory the project's folder
 * @since 0.1
 */
export function describeFailure(error: unknown, place: string, directory: string): ExtensionProblem {
  const first = messagesOf(error)[0]
  if (!first) {
    const text = error instanceof Error ? error.message : String(error)
    return { file: place, message: sentence(text), remedy: "Correct the code there." }
  }
  const { location, text } = first
  const file = location
    ? `${relative(path.resolve(directory, location.file), directory)}:${location.line}`
    : place
  const missing = /^Could not resolve "(.+)"$/.exec(text)?.[1]
  if (missing) return { file, ...missingModule(missing) }
  const loader = /^No loader is configured for "(.+?)" files/.exec(text)?.[1]
  if (loader)
    return {
      file,
      message: `It imports a file that ends with ${loader}, which nothing here can read.`,
      remedy: "Import code, styles, JSON, pictures or fonts.",
    }
  return { file, message: sentence(text), remedy: "Correct the code there." }
}

/** What esbuild has to say; nothing when the error is somebody else's. */
function messagesOf(error: unknown): readonly Message[] {
  // Only esbuild's errors have the property.
  return error instanceof Error && "errors" in error && Array.isArray(error.errors)
    ? (error.errors as readonly Message[])
    : []
}

/** Packages of v1's dashboard, whose newest versions are for v2 and which ask for another React than the dashboard's. */
const medusaVersions: Readonly<Record<string, string>> = { "@medusajs/ui": "3", "@medusajs/icons": "1" }

function missingModule(name: string): Fault {
  const message = `It imports ${name}, which does not exist.`
  if (/^[./]/.test(name)) return { message, remedy: "Correct the path." }
  if (isBuiltin(name))
    return {
      message: `It imports ${name}, which is a part of Node.js; the dashboard runs in a browser.`,
      remedy: "Leave it out, or move the work into an endpoint in src/api.",
    }
  const installed = name
    .split("/")
    .slice(0, name.startsWith("@") ? 2 : 1)
    .join("/")
  const version = medusaVersions[installed]
  return {
    message,
    remedy: version
      ? `Follow "Extensions that use Medusa UI" in the upgrade guides, which installs ${installed}@${version}.`
      : `Install it: npm install ${installed}`,
  }
}

function relative(file: string, directory: string): string {
  return path.relative(directory, file).replaceAll(path.sep, "/")
}

/** The first line of a text, with a full stop. */
function sentence(text: string): string {
  const line = text.split("\n")[0]?.trim() ?? ""
  return /[.!?]$/.test(line) ? line : `${line}.`
}
