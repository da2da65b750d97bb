import fs from "node:fs"
import { builtinModules } from "node:module"
import path from "node:path"
import { expect } from "@stheno/testing/expect.ts"
import { describe, it } from "vitest"

const root = path.join(import.meta.dirname, "..")
const content = path.join(root, "apps/docs/content")

const names = fs
  .readdirSync(import.meta.dirname)
  .filter((name) => fs.existsSync(path.join(import.meta.dirname, name, "src")))
  .filter((name) => !manifestOf(name).private)

const pages = fs
  .readdirSync(content, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".mdx"))
  .map((file) => fs.readFileSync(path.join(content, file), "utf8"))

interface Manifest {
  readonly name: string
  readonly version: string
  readonly description: string
  readonly license: string
  /** packages that others contain, and that nobody installs */
  readonly private?: boolean
  readonly bundleDependencies?: readonly string[]
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies: Readonly<Record<string, string>>
  readonly stheno: { readonly plugin: string; readonly title: string }
}

function manifestOf(name: string): Manifest {
  return JSON.parse(fs.readFileSync(path.join(import.meta.dirname, name, "package.json"), "utf8")) as Manifest
}

/** The packages that the sources of a plugin import. */
function importsOf(name: string): string[] {
  const source = path.join(import.meta.dirname, name, "src")
  const files = fs
    .readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith(`admin${path.sep}`))
  const specifiers = files.flatMap((file) => {
    const text = fs.readFileSync(path.join(source, file), "utf8")
    return [...text.matchAll(/^\s*(?:import|export)\s(?:[^"]*?from )?"([^."][^"]*)"/gm)].map(
      ([, each]) => each!,
    )
  })
  return [...new Set(specifiers)].map((each) =>
    each
      .split("/")
      .slice(0, each.startsWith("@") ? 2 : 1)
      .join("/"),
  )
}

describe.each(names)("%s", (name) => {
  const manifest = manifestOf(name)

  it("is a package with exact dependencies and a name for create-medusa-app", () => {
    expect(manifest).toMatchObject({
      name: `@stheno/${name}`,
      license: "MIT",
      description: expect.stringMatching(/\.$/),
    })
    expect(manifest.stheno).toMatchObject({ plugin: expect.any(String), title: expect.any(String) })
    expect(manifest.peerDependencies).toMatchObject({ "@stheno/core": manifest.version })
    for (const version of Object.values(manifest.dependencies ?? {}))
      expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  })

  it("imports what it names in its package, and nothing else of the repository", () => {
    const allowed = [...Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })]
    const foreign = importsOf(name).filter(
      (each) => !allowed.includes(each) && !each.startsWith("node:") && !builtinModules.includes(each),
    )
    expect(foreign).toEqual([])
  })

  it("contains the packages of the repository that it depends on", () => {
    const own = Object.keys(manifest.dependencies ?? {}).filter((each) => each.startsWith("@stheno/"))
    expect(manifest.bundleDependencies ?? []).toEqual(own)
    for (const each of own)
      expect(manifestOf(each.replace("@stheno/", ""))).toMatchObject({
        private: true,
        version: manifest.version,
      })
  })

  it("has a page, whose command installs the tarball of npm run pack", () => {
    const samples = path.join(root, "samples/plugins", name)
    const commands = fs.readFileSync(path.join(samples, "commands.sh"), "utf8")
    expect(commands).toContain(`./packages/plugins/stheno-${name}-${manifest.version}.tgz`)
    expect(fs.readFileSync(path.join(samples, "medusa-config.ts"), "utf8")).toContain(manifest.name)
    expect(pages.filter((page) => page.includes(`"plugins/${name}/commands.sh"`))).not.toEqual([])
  })
})
