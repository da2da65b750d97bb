import { stop } from "esbuild"
import { createHash } from "node:crypto"
import fs from "node:fs"
import type { Extension, ExtensionManifest } from "../extensions/manifest.ts"
import { bundle, type Bundle, type BundleOptions, type Entry } from "./bundle.ts"
import { describeFailure, type ExtensionProblem } from "./describe-failure.ts"
import { findExtensions, type ExtensionFile, type ExtensionSource } from "./find-files.ts"
import { sameAddress } from "./forbidden-paths.ts"
import { judgeDeclaration, type Placement } from "./judge-declaration.ts"
import { readDeclaration } from "./read-declaration.ts"

/** What to build from, and how. */
export interface BuildRequest {
  /** the project's folder, absolute */
  readonly directory: string
  /** if two extensions have the same address, the one of the earlier source stays */
  readonly sources: readonly ExtensionSource[]
  /** path of the dashboard, e.g. `/app` */
  readonly path: string
  /** readable code with source maps, and problems in the manifest; minified code and none of them otherwise */
  readonly isDeveloping: boolean
  /** variables of the environment: those that begin with MEDUSA_ADMIN_ are put into the code */
  readonly env: Readonly<Record<string, string | undefined>>
}

/** Extensions that a browser can load. */
export interface BuiltExtensions {
  readonly manifest: ExtensionManifest
  /** contents by name within `extensions/`; the names change with the contents */
  readonly files: ReadonlyMap<string, Uint8Array>
  /** what was left out */
  readonly problems: readonly ExtensionProblem[]
}

/** A file that is an extension by what it says, too. */
interface Accepted {
  readonly found: ExtensionFile
  readonly placement: Placement
}

/**
 * Compiles the extensions of a project and its plugins for the browser. A file that cannot be compiled, or whose config
 * is wrong, is left out and becomes a problem; the others are built without it. Nothing is written to disk.
 * @since 0.1
 */
export async function buildExtensions(request: BuildRequest): Promise<BuiltExtensions> {
  const { directory, sources, isDeveloping } = request
  const found = sources.flatMap((source) => findExtensions(source, directory))
  const read = await Promise.all(found.map((file) => judge(file, directory)))
  const judged = leaveOutTaken(read)
  const { bundled, failed } = await bundleSound(judged.accepted, optionsOf(request))
  // Where nothing is built again, the compiler's process is of no more use.
  if (!isDeveloping) await stop()
  const problems = [...judged.problems, ...failed].toSorted((a, b) => compare(a.file, b.file))
  const extensions = judged.accepted.flatMap((each) => describe(each, bundled))
  const shown = isDeveloping
    ? problems.map(({ file, message, remedy }) => ({ file, message: `${message} ${remedy}` }))
    : []
  const version = createHash("sha256")
    .update(JSON.stringify([extensions, shown, bundled.utilities]))
    .digest("hex")
    .slice(0, 16)
  return {
    manifest: {
      version,
      development: isDeveloping,
      extensions,
      problems: shown,
      ...(bundled.utilities && { utilities: `extensions/${bundled.utilities}` }),
    },
    files: bundled.files,
    problems,
  }
}

function optionsOf({ directory, path: base, isDeveloping, env }: BuildRequest): BundleOptions {
  return { directory, address: `${base}/extensions/`, isDeveloping, env }
}

async function judge(found: ExtensionFile, directory: string): Promise<Accepted | ExtensionProblem> {
  try {
    const judged = judgeDeclaration(found, await readDeclaration(found.file))
    return "kind" in judged ? { found, placement: judged } : { file: found.place, ...judged }
  } catch (error) {
    return describeFailure(error, found.place, directory)
  }
}

/** Of two pages with the same address one is left out. */
function leaveOutTaken(read: readonly (Accepted | ExtensionProblem)[]) {
  const accepted: Accepted[] = []
  const problems: ExtensionProblem[] = []
  const taken = new Map<string, string>()
  for (const each of read) {
    if ("message" in each) {
      problems.push(each)
      continue
    }
    const { found, placement } = each
    const address =
      placement.kind === "widget" ? undefined : `${placement.kind} ${sameAddress(placement.path)}`
    const other = address === undefined ? undefined : taken.get(address)
    if (other !== undefined)
      problems.push({
        file: found.place,
        message: `${other} has the same address.`,
        remedy: "Give one of the two folders another name.",
      })
    else {
      if (address !== undefined) taken.set(address, found.place)
      accepted.push(each)
    }
  }
  return { accepted, problems }
}

/** Builds all at once; where that fails, each alone first, to find out which of them cannot be built. */
async function bundleSound(
  accepted: readonly Accepted[],
  options: BundleOptions,
): Promise<{ bundled: Bundle; failed: ExtensionProblem[] }> {
  const entries = accepted.map(({ found }) => ({ file: found.file, name: nameOf(found), found }))
  try {
    return { bundled: await bundle(entries, options), failed: [] }
  } catch {
    const failed: ExtensionProblem[] = []
    const sound: Entry[] = []
    for (const entry of entries)
      try {
        await bundle([entry], options)
        sound.push(entry)
      } catch (error) {
        failed.push(describeFailure(error, entry.found.place, options.directory))
      }
    return { bundled: await bundle(sound, options), failed }
  }
}

/** `route-brands-id` of `routes/brands/[id]/page.tsx`. */
function nameOf({ kind, within }: ExtensionFile): string {
  const words = within.replace(/\.\w+$/, "").replace(/\/page$/, "")
  return `${kind}-${words.replace(/[^A-Za-z0-9]+/g, "-").replace(/^-|-$/g, "")}`
}

function describe({ found, placement }: Accepted, { built }: Bundle): Extension[] {
  const files = built.get(fs.realpathSync(found.file))
  if (!files) return []
  const { origin, place: file, kind, within } = found
  const base = {
    id: `${origin}:${kind}:${within}`,
    origin,
    file,
    module: `extensions/${files.module}`,
    ...(files.styles !== undefined && { styles: `extensions/${files.styles}` }),
  }
  return [{ ...base, ...placement }]
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
