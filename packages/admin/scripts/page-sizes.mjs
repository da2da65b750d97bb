/**
 * How much script the pages of a built dashboard load: node packages/admin/scripts/page-sizes.mjs [DIRECTORY]
 */
import fs from "node:fs"
import path from "node:path"
import { fileURLToPath, pathToFileURL } from "node:url"
import zlib from "node:zlib"
import { pageModules, startSection } from "./catalogs.mjs"

/** Static imports of a minified module. */
const staticImport = /(?:from|import)\s*"\.\/([^"]+\.js)"/g
/** Imports that wait until they are needed. */
const lazyImport = /import\("\.\/([^"]+\.js)"\)/g

/**
 * @param {string} directory of a built dashboard
 * @returns {{ first: number, pages: Map<string, number> }} bytes after gzip: of the script that the start page loads, and
 *   of what each lazy part loads beyond that, by the name of its file without the hash; both with the texts in English
 */
export function pageSizes(directory) {
  const assets = path.join(directory, "assets")
  const texts = new Map(
    fs
      .readdirSync(assets)
      .filter((file) => file.endsWith(".js"))
      .map((file) => [file, fs.readFileSync(path.join(assets, file), "utf8")]),
  )
  const named = (pattern, file) => [...texts.get(file).matchAll(pattern)].map(([, name]) => name)
  const closure = (files) => {
    const found = new Set()
    const add = (file) => {
      if (found.has(file) || !texts.has(file)) return
      found.add(file)
      named(staticImport, file).forEach(add)
    }
    files.forEach(add)
    return found
  }
  const sizeOf = (files) =>
    [...files].reduce((sum, file) => sum + zlib.gzipSync(texts.get(file), { level: 9 }).length, 0)
  const page = fs
    .readFileSync(path.join(directory, "index.html"), "utf8")
    .replace(/<script type="importmap">.*?<\/script>/s, "")
  const inPage = [...page.matchAll(/assets\/([^"&]+\.js)/g)].map(([, file]) => file)
  const start = startPages.map((name) => {
    const file = [...texts.keys()].find((each) => each.replace(/-[A-Z0-9]+\.js$/, "") === name)
    if (file === undefined) throw new Error(`The build has no chunk called ${name}`)
    return file
  })
  const textsOf = (section) => [...texts.keys()].filter((file) => file.startsWith(`texts-en-${section}-`))
  const first = closure([...inPage, ...textsOf(startSection), ...start])
  const sectionsOf = sectionsOfModules()
  const lazy = new Set([...texts.keys()].flatMap((file) => named(lazyImport, file)))
  const pages = [...lazy]
    .filter((file) => !first.has(file))
    .map((file) => {
      const name = file.replace(/-[A-Z0-9]+\.js$/, "")
      const needed = closure([file, ...(sectionsOf.get(name) ?? []).flatMap(textsOf)])
      return [name, sizeOf([...needed].filter((each) => !first.has(each)))]
    })
  return { first: sizeOf(first), pages: new Map(pages.sort(([, one], [, other]) => other - one)) }
}

/** Sections of the texts by the module of the page that uses them. */
function sectionsOfModules() {
  return new Map(pageModules().map(({ file, sections }) => [path.basename(file, ".tsx"), sections]))
}

/** Files of the page that `/app` opens, with the chart in it. */
const startPages = ["overview-page", "sales-chart"]

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const built = fileURLToPath(new URL("../dist/app", import.meta.url))
  const { first, pages } = pageSizes(process.argv[2] ?? built)
  const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`
  console.log(`start page ${kilobytes(first)}`)
  for (const [name, bytes] of [...pages].slice(0, 12)) console.log(`${name} ${kilobytes(bytes)}`)
}
