import { createHash } from "node:crypto"
import { build, type BuildOptions, type Metafile } from "esbuild"
import fs from "node:fs"
import path from "node:path"
import { queryFour } from "./query-four.ts"
import { sharedModules } from "./shared-modules.ts"
import { utilityStyles } from "./utility-styles.ts"

/** A module to be built. */
export interface Entry {
  /** absolute path */
  readonly file: string
  /** begins the name of the built file */
  readonly name: string
}

/** The output of an entry, relative to the folder of built files. */
export interface Built {
  readonly module: string
  readonly styles?: string
}

/** Built modules with everything that they need. */
export interface Bundle {
  /** by the absolute path of the entry, links followed */
  readonly built: ReadonlyMap<string, Built>
  /** contents by name */
  readonly files: ReadonlyMap<string, Uint8Array>
  /** the name of the style sheet for Tailwind's class names, when a module uses any */
  readonly utilities?: string
}

/** How to build. */
export interface BundleOptions {
  readonly directory: string
  /** address of the folder of built files, ending with a slash: pictures are found there */
  readonly address: string
  readonly isDeveloping: boolean
  readonly env: Readonly<Record<string, string | undefined>>
}

/** A folder that exists in names only: everything stays in memory. */
const nowhere = "built-extensions"

const files = ["png", "jpg", "jpeg", "gif", "webp", "avif", "svg", "ico", "woff", "woff2", "ttf", "otf"]
const loaders: BuildOptions["loader"] = {
  ".js": "jsx",
  ...Object.fromEntries(files.map((ending) => [`.${ending}`, "file" as const])),
}

/**
 * Bundles modules for the browser: what several of them need is built once, and what the dashboard shares stays outside.
 * @throws BuildFailure of esbuild when one of them is not valid
 * @since 0.1
 */
export async function bundle(entries: readonly Entry[], options: BundleOptions): Promise<Bundle> {
  if (entries.length === 0) return { built: new Map(), files: new Map() }
  const outdir = path.join(options.directory, nowhere)
  const { outputFiles, metafile } = await build({
    absWorkingDir: options.directory,
    entryPoints: entries.map(({ file, name }) => ({ in: file, out: name })),
    outdir,
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    assetNames: "[name]-[hash]",
    publicPath: options.address,
    loader: loaders,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    jsx: "automatic",
    minify: !options.isDeveloping,
    sourcemap: options.isDeveloping && "inline",
    legalComments: "none",
    define: definitions(options),
    plugins: [queryFour, sharedModules],
    metafile: true,
    write: false,
    logLevel: "silent",
  })
  const files = new Map(outputFiles.map((file) => [path.basename(file.path), file.contents]))
  const modules = outputFiles.filter(({ path: file }) => file.endsWith(".js")).map(({ text }) => text)
  const utilities = await writeUtilities(modules, files)
  return { built: builtOf(metafile, options.directory), files, ...(utilities && { utilities }) }
}

async function writeUtilities(
  modules: readonly string[],
  files: Map<string, Uint8Array>,
): Promise<string | undefined> {
  const styles = await utilityStyles(modules)
  if (styles === undefined) return undefined
  const hash = createHash("sha256").update(styles).digest("hex").slice(0, 8)
  const name = `utilities-${hash}.css`
  files.set(name, Buffer.from(styles))
  return name
}

/** Extensions see the variables that begin with MEDUSA_ADMIN_, as in v1: they reach every browser. */
function definitions({ env, isDeveloping }: BundleOptions): Record<string, string> {
  const shown = Object.entries(env).filter(([name, value]) => /^MEDUSA_ADMIN_\w+$/.test(name) && value)
  return {
    "process.env": "{}",
    global: "globalThis",
    ...Object.fromEntries(shown.map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)])),
    "process.env.NODE_ENV": JSON.stringify(isDeveloping ? "development" : "production"),
  }
}

function builtOf({ outputs }: Metafile, directory: string): Map<string, Built> {
  const built = new Map<string, Built>()
  for (const [file, { entryPoint, cssBundle }] of Object.entries(outputs))
    if (entryPoint !== undefined)
      built.set(fs.realpathSync(path.resolve(directory, entryPoint)), {
        module: path.basename(file),
        ...(cssBundle !== undefined && { styles: path.basename(cssBundle) }),
      })
  return built
}
