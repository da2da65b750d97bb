/**
 * Builds the dashboard into `dist/app`: files with hashed names in `assets`, and `index.html`, which knows them. What the
 * dashboard shares with extensions has separate entries there, which the import map of the page names.
 */
import { randomUUID } from "node:crypto"
import fs from "node:fs"
import path from "node:path"
import { fileURLToPath, pathToFileURL } from "node:url"
import { catalogFiles, languagesWithCatalog } from "./catalogs.mjs"
import { writeLicenses } from "../../../scripts/pack/licenses.mjs"
import { replaceFolder } from "./replace-folder.mjs"
import { sharedEntries } from "./shared-entries.mjs"
import { strictStyles } from "./strict-styles.mjs"
import { writeTexts } from "./write-texts.mjs"

const folder = fileURLToPath(new URL("..", import.meta.url))

/** The default output folder. */
export const appDirectory = path.join(folder, "dist/app")

/** Extensions with a library that inserts styles find this in its place. */
const styleSingleton = "src/app/styles/style-singleton.ts"

/** Runs before the first paint: a separate script that imports nothing. */
const beforePaint = "src/app/before-paint.ts"

const common = {
  absWorkingDir: folder,
  entryNames: "assets/[name]-[hash]",
  bundle: true,
  platform: "browser",
  target: "es2022",
  minify: true,
  legalComments: "none",
  metafile: true,
  logLevel: "error",
}

/**
 * @param {string} [outdir] absolute path of the directory to fill; what was in it goes once the build succeeded
 * @returns {Promise<string[]>} absolute paths of the sources, for those who watch them
 */
export async function buildApp(outdir = appDirectory) {
  const stage = `${outdir}.${randomUUID()}`
  try {
    const sources = await buildInto(stage)
    replaceFolder(stage, outdir)
    return sources
  } finally {
    fs.rmSync(stage, { recursive: true, force: true })
  }
}

async function buildInto(stage) {
  const { build, stop } = await import("esbuild")
  const shared = await sharedEntries(folder)
  const languages = languagesWithCatalog()
  const first = await build({
    ...common,
    outdir: stage,
    entryPoints: { "before-paint": beforePaint },
    format: "iife",
  })
  const { metafile } = await build({
    ...common,
    entryPoints: {
      main: "src/app/main.ts",
      "style-singleton": styleSingleton,
      ...Object.fromEntries(shared.map(({ entry }) => [entry, `shared:${entry}`])),
    },
    outdir: stage,
    chunkNames: "assets/[name]-[hash]",
    assetNames: "assets/[name]-[hash]",
    loader: { ".woff2": "file" },
    splitting: true,
    format: "esm",
    jsx: "automatic",
    conditions: ["stheno-source", "stheno-dashboard", "production"],
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [
      oneCopy(folder),
      hooksOfExtensions(),
      shownEntries(folder, shared),
      parsedTexts(),
      strictStyles(folder),
    ],
  })
  await stop()
  const outputs = outputsOf({ ...first.metafile.outputs, ...metafile.outputs }, stage)
  const preloads = startupFiles(metafile.outputs).map((file) => relativeTo(stage, file))
  fs.writeFileSync(
    path.join(stage, "index.html"),
    pageOf(outputs, { shared, texts: writeTexts(stage, languages), preloads }, stage),
  )
  fs.copyFileSync(path.join(folder, "src/app/favicon.svg"), path.join(stage, "favicon.svg"))
  writeLicenses(Object.keys(metafile.inputs), folder, stage)
  const sources = Object.keys(metafile.inputs).filter((file) => !/[:?]/.test(file))
  return [...sources.map((file) => path.resolve(folder, file)), ...languages.flatMap(catalogFiles)]
}

/** Workspaces of the repository have their own copies of TanStack Query: the page must have one. */
function oneCopy(resolveDir) {
  return {
    name: "one-copy",
    setup(build) {
      build.onResolve(
        { filter: /^(react|react-dom|react-router-dom|@tanstack\/react-query)($|\/)/ },
        (args) =>
          args.pluginData === "asked"
            ? undefined
            : build.resolve(args.path, { kind: args.kind, resolveDir, pluginData: "asked" }),
      )
    },
  }
}

/**
 * Extensions get every hook, the dashboard only those that it uses: the generated modules are loaded twice, as one copy
 * with all of them would be part of the first page. What has a state, such as contexts, exists once.
 */
function hooksOfExtensions() {
  const all = "all hooks"
  const suffix = "?all"
  return {
    name: "hooks-of-extensions",
    setup(build) {
      build.onResolve({ filter: /^@stheno\/medusa-react$/, namespace: "shared" }, async (args) => {
        if (args.pluginData === all) return undefined
        const { path: file } = await build.resolve(args.path, {
          kind: args.kind,
          resolveDir: args.resolveDir,
          pluginData: all,
        })
        return { path: file, suffix, sideEffects: false }
      })
      build.onResolve({ filter: /\.gen\.(ts|js)$/ }, ({ path: file, resolveDir, pluginData }) =>
        pluginData === all ? { path: path.resolve(resolveDir, file), suffix, sideEffects: false } : undefined,
      )
      build.onLoad({ filter: /[\\/](index|[\w-]+\.gen)\.[tj]s$/ }, ({ path: file, suffix: given }) =>
        given === suffix
          ? {
              contents: fs.readFileSync(file, "utf8"),
              loader: "ts",
              resolveDir: path.dirname(file),
              pluginData: all,
            }
          : undefined,
      )
    },
  }
}

/** The entries of shared packages exist in memory only. */
function shownEntries(resolveDir, shared) {
  return {
    name: "shared-entries",
    setup(build) {
      build.onResolve({ filter: /^shared:/ }, (args) => ({ path: args.path.slice(7), namespace: "shared" }))
      build.onLoad({ filter: /.*/, namespace: "shared" }, (args) => ({
        contents: shared.find(({ entry }) => entry === args.path).contents,
        loader: "js",
        resolveDir,
      }))
    },
  }
}

/** What formats the texts needs no parser: write-texts.mjs has parsed them. */
function parsedTexts() {
  return {
    name: "parsed-texts",
    setup(build) {
      build.onResolve({ filter: /^@formatjs\/icu-messageformat-parser$/ }, ({ kind, resolveDir }) =>
        build.resolve("@formatjs/icu-messageformat-parser/no-parser.js", { kind, resolveDir }),
      )
    },
  }
}

/** Built scripts that the first page needs besides the first: asked for at once, they do not wait for each other. */
function startupFiles(outputs) {
  const entries = ["src/app/main.ts", "src/app/app.tsx"]
  const found = new Set()
  const add = (file) => {
    if (found.has(file) || outputs[file] === undefined) return
    found.add(file)
    for (const { path, kind } of outputs[file].imports) if (kind === "import-statement") add(path)
  }
  for (const [file, { entryPoint }] of Object.entries(outputs)) if (entries.includes(entryPoint)) add(file)
  return [...found].filter((file) => outputs[file].entryPoint !== entries[0])
}

function relativeTo(stage, file) {
  return `./${path.relative(stage, path.resolve(folder, file)).replaceAll("\\", "/")}`
}

/** Built files by the entry that they come from, relative to the page. */
function outputsOf(built, stage) {
  const found = new Map()
  for (const [file, { entryPoint, cssBundle }] of Object.entries(built)) {
    if (entryPoint === undefined) continue
    found.set(entryPoint.replace(/^shared:/, ""), relativeTo(stage, file))
    if (cssBundle !== undefined) found.set(`${entryPoint} styles`, relativeTo(stage, cssBundle))
  }
  return (entry) => {
    if (!found.has(entry)) throw new Error(`Nothing was built from ${entry}`)
    return found.get(entry)
  }
}

/**
 * The page. The server puts its own path into `base`; everything else is relative to it. The import map is the only
 * script inside of the page.
 */
function pageOf(output, { shared, texts, preloads }, stage) {
  const imports = {
    ...Object.fromEntries(shared.map(({ name, entry }) => [name, output(entry)])),
    "react-style-singleton": output(styleSingleton),
  }
  const links = preloads.map((file) => `<link rel="modulepreload" href="${file}" />`)
  return fs
    .readFileSync(path.join(folder, "src/app/index.html"), "utf8")
    .replace("%texts%", texts)
    .replace("%preloads%", links.join("\n    "))
    .replace("%before-paint%", output(beforePaint))
    .replace("%font%", fontOf(stage))
    .replace("%styles%", output("src/app/main.ts styles"))
    .replace("%main%", output("src/app/main.ts"))
    .replace("%imports%", JSON.stringify({ imports }))
}

/** The font of nearly every text: asked for at once, it is there for the first paint. */
function fontOf(stage) {
  const file = fs.readdirSync(path.join(stage, "assets")).find((name) => name.startsWith("geist-latin"))
  return `./assets/${file}`
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const started = performance.now()
  await buildApp()
  console.log(`${appDirectory} in ${Math.round(performance.now() - started)} ms`)
}
