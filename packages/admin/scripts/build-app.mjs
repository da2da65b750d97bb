/**
 * Builds the dashboard into `dist/app`: files with hashed names in `assets`, and `index.html`, which knows them. What the
 * dashboard shares with extensions has entries of its own there, which the import map of the page names.
 */
import fs from "node:fs"
import path from "node:path"
import { fileURLToPath, pathToFileURL } from "node:url"
import { writeLicenses } from "../../../scripts/pack/licenses.mjs"
import { sharedEntries } from "./shared-entries.mjs"

const folder = fileURLToPath(new URL("..", import.meta.url))

/** Where the build goes unless said. */
export const appDirectory = path.join(folder, "dist/app")

/** Runs before the first paint: a script of its own that imports nothing. */
const theme = "src/app/theme/start.ts"

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
  const { build, stop } = await import("esbuild")
  const stage = `${outdir}.${process.pid}`
  const shared = await sharedEntries(folder)
  const first = await build({ ...common, outdir: stage, entryPoints: { theme }, format: "iife" })
  const { metafile } = await build({
    ...common,
    entryPoints: {
      main: "src/app/main.tsx",
      ...Object.fromEntries(shared.map(({ entry }) => [entry, `shared:${entry}`])),
    },
    outdir: stage,
    chunkNames: "assets/[name]-[hash]",
    assetNames: "assets/[name]-[hash]",
    loader: { ".woff2": "file" },
    splitting: true,
    format: "esm",
    jsx: "automatic",
    conditions: ["stheno-source", "production"],
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [oneCopy(folder), shownEntries(folder, shared)],
  })
  await stop()
  const outputs = outputsOf({ ...first.metafile.outputs, ...metafile.outputs }, stage)
  fs.writeFileSync(path.join(stage, "index.html"), pageOf(outputs, shared, stage))
  fs.copyFileSync(path.join(folder, "src/app/favicon.svg"), path.join(stage, "favicon.svg"))
  writeLicenses(Object.keys(metafile.inputs), folder, stage)
  fs.rmSync(outdir, { recursive: true, force: true })
  fs.renameSync(stage, outdir)
  return Object.keys(metafile.inputs)
    .filter((file) => !file.includes(":"))
    .map((file) => path.resolve(folder, file))
}

/** Workspaces of the repository have copies of TanStack Query of their own: the page must have one. */
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

/** Built files by the entry that they come from, relative to the page. */
function outputsOf(built, stage) {
  const found = new Map()
  for (const [file, { entryPoint, cssBundle }] of Object.entries(built)) {
    if (entryPoint === undefined) continue
    const relative = (each) => path.relative(stage, path.resolve(folder, each)).replaceAll("\\", "/")
    found.set(entryPoint.replace(/^shared:/, ""), relative(file))
    if (cssBundle !== undefined) found.set(`${entryPoint} styles`, relative(cssBundle))
  }
  return (entry) => {
    if (!found.has(entry)) throw new Error(`Nothing was built from ${entry}`)
    return `./${found.get(entry)}`
  }
}

/**
 * The page. The server puts its own path into `base`; everything else is relative to it. The import map is the only
 * script inside of the page.
 */
function pageOf(output, shared, stage) {
  const imports = Object.fromEntries(shared.map(({ name, entry }) => [name, output(entry)]))
  return fs
    .readFileSync(path.join(folder, "src/app/index.html"), "utf8")
    .replace("%theme%", output(theme))
    .replace("%font%", fontOf(stage))
    .replace("%styles%", output("src/app/main.tsx styles"))
    .replace("%main%", output("src/app/main.tsx"))
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
