import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { join, relative } from "node:path"
import type { ComponentType } from "react"
import { compileMdx } from "../mdx/compile-mdx.ts"
import { pictureSizes } from "../mdx/screenshot.tsx"
import { uiTexts } from "../mdx/ui-props.tsx"
import { languageTexts } from "../samples/languages.ts"
import { readFrontmatter, routeOf } from "./frontmatter.ts"
import type { PageParts, PageSource } from "./page.ts"

const repository = fileURLToPath(new URL("../../../../", import.meta.url))
const samples = new URL("../../../../samples/", import.meta.url)

/**
 * Reads every `.mdx` file below a folder.
 * @param parts components made from the code that the pages may name besides the usual ones
 * @returns the pages, not yet rendered, by path
 * @throws FrontmatterError when a page's frontmatter is missing or wrong
 * @since 0.1
 */
export function loadPages(folder: URL, parts: PageParts = {}): PageSource[] {
  const root = fileURLToPath(folder)
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".mdx"))
    .sort()
    .map((file) => loadPage(join(root, file), parts))
}

function loadPage(path: string, parts: PageParts): PageSource {
  const file = relative(repository, path)
  const text = readFileSync(path, "utf8")
  const { frontmatter, body } = readFrontmatter(file, text)
  return {
    meta: { ...frontmatter, route: routeOf(frontmatter), source: file, samples: sampleFilesOf(body) },
    fingerprint: hash([
      text,
      ...samplesOf(body),
      ...languageTexts(samples, body),
      ...pictureSizes(body),
      ...uiTexts(body),
      ...dataOf(body, parts),
    ]),
    render: () => compileMdx(file, body, componentsOf(parts)),
  }
}

function componentsOf(parts: PageParts): Record<string, ComponentType> {
  return Object.fromEntries(Object.entries(parts).map(([name, { component }]) => [name, component]))
}

/** What the parts that a page names will show. */
function dataOf(body: string, parts: PageParts): string[] {
  return Object.entries(parts)
    .filter(([name]) => body.includes(`<${name} `))
    .map(([, { data }]) => JSON.stringify(data))
}

function sampleFilesOf(body: string): string[] {
  return [...body.matchAll(/<(?:(?:Hero)?Sample|Example)\b[^>]*?\bfile="([^"]+)"/g)].map(([, file]) => file!)
}

/** The text of every sample a page shows: the page changes when they do. */
function samplesOf(body: string): string[] {
  return [...body.matchAll(/<(?:Hero)?(Sample|Output|Terminal|Example)\b[^>]*?\bfile="([^"]+)"/g)].map(
    ([, component, file]) => {
      const path = join(
        repository,
        "samples",
        /Output|Terminal/.test(component!) ? `output/${file}.txt` : file!,
      )
      try {
        return readFileSync(path, "utf8")
      } catch {
        return "" // rendering the page reports it
      }
    },
  )
}

function hash(parts: readonly string[]): string {
  const sum = createHash("sha256")
  for (const part of parts) sum.update(part).update("\0")
  return sum.digest("hex")
}
