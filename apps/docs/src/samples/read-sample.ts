import { readFileSync } from "node:fs"
import { extname } from "node:path"
import { asItWorks } from "@stheno/create-medusa-app/internal/published.ts"

/** A piece of a sample file, ready to be shown. */
export interface Sample {
  readonly code: string
  readonly language: string
}

/** The sample or its region does not exist, or its region comments do not pair up. */
export class SampleError extends Error {}

const languages: Record<string, string> = {
  ".ts": "ts",
  ".tsx": "tsx",
  ".js": "js",
  ".jsx": "tsx", // the same colors, without the types
  ".mjs": "js",
  ".json": "json",
  ".html": "html",
  ".css": "css",
  ".sh": "bash",
  ".sql": "sql",
  ".txt": "text",
  ".http": "http",
  ".yaml": "yaml",
  ".toml": "toml",
  ".service": "ini",
  ".timer": "ini",
  ".conf": "nginx",
  ".dockerfile": "dockerfile",
  ".env": "dotenv",
}

// `// region name` and `// endregion`; `#` and `--` open comments in shell and SQL samples
const marker = /^[ \t]*(?:\/\/|#|--)[ \t]*(region|endregion)\b[ \t]*([\w-]*)[ \t]*$/

/**
 * Reads a sample, or one region of it, without the region comments and without common indentation.
 * @param root the folder that holds all samples
 * @param file path below it
 * @param region the name after `// region`; the whole file unless given
 * @throws SampleError when file or region is missing, or a region is not closed
 * @since 0.1
 */
export function readSample(root: URL, file: string, region?: string): Sample {
  const language = languages[extname(file)]
  if (!language) throw new SampleError(`samples/${file}: no language is known for ${extname(file) || "it"}`)
  const lines = readLines(root, file)
  const shown = region === undefined ? lines : linesOfRegion(lines, file, region)
  return { code: asItWorks(dedent(shown.filter((line) => !marker.test(line)))), language }
}

function readLines(root: URL, file: string): string[] {
  try {
    return readFileSync(new URL(file, root), "utf8").split(/\r?\n/)
  } catch {
    throw new SampleError(`samples/${file}: no such file`)
  }
}

function linesOfRegion(lines: readonly string[], file: string, region: string): string[] {
  const shown: string[] = []
  const open: string[] = []
  let found = false
  for (const line of lines) {
    const [, word, name = ""] = marker.exec(line) ?? []
    if (word === "region") found = open.push(name) > 0 && (found || name === region)
    else if (word === "endregion" && open.pop() === undefined)
      throw new SampleError(`samples/${file}: endregion without a region`)
    if (open.includes(region)) shown.push(line)
  }
  if (open.length) throw new SampleError(`samples/${file}: region ${open.at(-1)} is not closed`)
  if (!found) throw new SampleError(`samples/${file}: no region ${region}`)
  return shown
}

function dedent(lines: readonly string[]): string {
  const indents = lines.filter((line) => line.trim()).map((line) => /^[ \t]*/.exec(line)![0].length)
  const indent = Math.min(...indents)
  return lines
    .map((line) => line.slice(indent).trimEnd())
    .join("\n")
    .replace(/^\n+|\n+$/g, "")
}
