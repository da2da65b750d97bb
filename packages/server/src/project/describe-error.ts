import { z } from "@stheno/core"
import type { Problem } from "@stheno/core/host"
import path from "node:path"

/**
 * Says of an error in a project's code where it is and what to do.
 * @param file the file that was loaded or ran, absolute
 * @param directory the project's folder: paths in messages are relative to it
 * @since 0.1
 */
export function describeError(error: unknown, file: string, directory: string): Problem {
  if (error instanceof z.ZodError) return wrongOptions(error, relative(file, directory))
  const { message, stack = "" } =
    error instanceof Error ? error : { message: String(error), stack: undefined }
  const missing = /Cannot find (?:module|package) '([^']+)'/.exec(message)?.[1]
  if (missing) return missingModule(missing, error, { file, directory })
  const syntax = /^ParseError: (.*?)\s*\n\s*(\S.*?):(\d+):\d+/s.exec(message)
  if (syntax)
    return {
      file: `${relative(syntax[2]!, directory)}:${syntax[3]}`,
      message: `Syntax error: ${sentence(syntax[1]!)}`,
      remedy: "Correct this line.",
    }
  return {
    file: placeIn(stack, { file, directory }) ?? relative(file, directory),
    message: sentence(message),
    remedy: "Correct this file; the rest of the project works without it.",
  }
}

/** A plugin parses its options with a schema: the error is in the configuration, not in the plugin. */
function wrongOptions({ issues }: z.ZodError, file: string): Problem {
  const complaints = issues.map(({ path: place, message }) => {
    const isMissing = message.endsWith("received undefined")
    return `${place.join(".") || "options"}: ${isMissing ? "it is missing" : lowerFirst(message)}`
  })
  return {
    file,
    message: `Wrong options of the plugin: ${complaints.join("; ")}.`,
    remedy: "Correct them in the configuration file, or set the environment variables that it reads.",
  }
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

function missingModule(
  name: string,
  error: unknown,
  { file, directory }: { readonly file: string; readonly directory: string },
): Problem {
  const asking = (error as { requireStack?: readonly string[] }).requireStack?.[0] ?? file
  const isPath = /^[./]/.test(name)
  const isV1 = name === "@medusajs/medusa" || name.startsWith("@medusajs/")
  return {
    file: relative(asking, directory),
    message: `It imports ${isPath ? relative(name, directory) : name}, which does not exist.`,
    remedy: isV1
      ? "It was written for Medusa v1: import what it needs from @stheno/core."
      : isPath
        ? "Correct the path."
        : `Install it: npm install ${name
            .split("/")
            .slice(0, name.startsWith("@") ? 2 : 1)
            .join("/")}`,
  }
}

/**
 * The first line of a stack that lies in the project, or in the plugin that the file belongs to.
 * @param file absolute path; where packages lie in the project's folder too, only its own one counts
 * @returns `src/jobs/a.ts:12`, from the project's folder on; undefined when no line does
 * @since 0.1
 */
export function placeIn(
  stack: string,
  { file = "", directory }: { readonly file?: string; readonly directory: string },
): string | undefined {
  const own = packageOf(file)
  for (const line of stack.split("\n")) {
    const [, found, row] = /(?:\(|at )(?:file:\/\/)?(\/.*?|[A-Za-z]:\\.*?):(\d+):\d+\)?$/.exec(line) ?? []
    if (found?.startsWith(directory + path.sep) && packageOf(found) === own)
      return `${relative(found, directory)}:${row}`
  }
  return undefined
}

/** The folder of the package in `node_modules` that a file belongs to; undefined outside of them. */
function packageOf(file: string): string | undefined {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0]
}

/** A path as the developer sees it. */
export function relative(file: string, directory: string): string {
  return path.isAbsolute(file) ? path.relative(directory, file).replaceAll(path.sep, "/") : file
}

/** The first line of a text, with a full stop. */
export function sentence(text: string): string {
  const line = text.split("\n")[0]!.trim()
  return /[.!?]$/.test(line) ? line : `${line}.`
}
