import { existsSync, readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"

/** A request and its answer, recorded when the tests sent it. */
export interface Example {
  /** path with query, as it was sent */
  readonly path: string
  readonly body?: unknown
  /** fields of a multipart form instead of a body, with the names of the files */
  readonly files?: Readonly<Record<string, string>>
  readonly status: number
  /** JSON, or a text */
  readonly answer?: unknown
}

const folder = fileURLToPath(new URL("../../../../../samples/output/http/", import.meta.url))

/**
 * The recorded examples by `area.operation`.
 * @since 0.1
 */
export function readExamples(): ReadonlyMap<string, Example> {
  if (!existsSync(folder)) return new Map()
  const files = readdirSync(folder).filter((name) => name.endsWith(".json"))
  return new Map(
    files.flatMap((file) =>
      Object.entries(JSON.parse(readFileSync(`${folder}${file}`, "utf8")) as Record<string, Example>),
    ),
  )
}
