import fs from "node:fs"
import { fileURLToPath } from "node:url"
import { brotliDecompressSync } from "node:zlib"
import type { RankedPage } from "../docs-search/rank.ts"
import { StartError } from "../start-error.ts"

/** A page of the documentation, as text. */
export interface DocsPage extends RankedPage {
  /** its address within the site, e.g. `/modules/orders` */
  readonly route: string
  /** the area of the site */
  readonly area: string
  /** whom it is for: developer, operator, storefront */
  readonly audiences: readonly string[]
  readonly markdown: string
}

/** Milliseconds that the site may take to give its pages. */
const patience = 20_000

/** Beside the bundle of an installed package, and in the built site of a checkout, seen from the bundle and the source. */
const places = [
  "./docs-pages.json.br",
  "../../../apps/docs/dist/docs-pages.json",
  "../../../../apps/docs/dist/docs-pages.json",
]

/**
 * The pages of the documentation: from the site at an address, else from the package, which has the same version as the
 * code.
 * @param address of the site, e.g. `http://localhost:3000`
 * @throws docs_not_found when the site does not respond with its pages, or the package contains no pages
 * @since 0.1
 */
export async function loadPages(address?: string): Promise<readonly DocsPage[]> {
  return address ? fetchPages(address) : readPages()
}

async function fetchPages(address: string): Promise<readonly DocsPage[]> {
  const url = `${address.replace(/\/+$/, "")}/docs-pages.json`
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(patience) })
    if (!answer.ok) throw new Error(`status ${answer.status}`)
    return (await answer.json()) as DocsPage[]
  } catch (error) {
    throw new StartError(
      "docs_not_found",
      `${url} does not serve the documentation: ${error instanceof Error ? error.message : String(error)}.`,
      "Start the documentation, or leave out --docs to read the pages that came with the package.",
      { cause: error },
    )
  }
}

function readPages(): readonly DocsPage[] {
  for (const place of places) {
    const file = fileURLToPath(new URL(place, import.meta.url))
    if (!fs.existsSync(file)) continue
    const bytes = fs.readFileSync(file)
    return JSON.parse((file.endsWith(".br") ? brotliDecompressSync(bytes) : bytes).toString()) as DocsPage[]
  }
  throw new StartError(
    "docs_not_found",
    "This package does not contain the documentation.",
    "Build it with npm run docs:build, or pass the URL of a running site: --docs http://localhost:3000.",
  )
}

/**
 * Finds a page by what people and programs have of it: its address with or without host, `.md`, slash and anchor.
 * @since 0.1
 */
export function findPage(pages: readonly DocsPage[], address: string): DocsPage | undefined {
  const path = address.replace(/^[a-z][a-z\d+.-]*:\/\/[^/]*/i, "").replace(/[?#].*$/, "")
  const route = `/${path.replace(/^\/+|\/+$/g, "").replace(/\.md$/, "")}`.replace(/^\/index$/, "/")
  return pages.find((page) => page.route === route)
}
