import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
import { writeProject } from "./write-project.ts"

let folder: string
beforeAll(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), "write-project-"))))
afterAll(() => fs.rmSync(folder, { recursive: true }))

it.each([
  ["my-shop", "My Shop"],
  ["Halcyon", "Halcyon"],
  ["atelier_été", "Atelier Été"],
])("names the store of the folder %s %s", (name, store) => {
  const directory = path.join(folder, name)
  writeProject({ directory, language: "typescript", hasExamples: true, packages: undefined })
  const seed = JSON.parse(fs.readFileSync(path.join(directory, "data/seed.json"), "utf8")) as {
    store: unknown
  }
  expect(seed.store).toEqual({ name: store, currencies: ["eur", "usd"] })
})

/** The packages of a project that is created from a registry or from tarballs. */
function packagesOf(packages?: string): { dependencies: string[]; devDependencies: string[] } {
  const directory = fs.mkdtempSync(path.join(folder, "packages-"))
  writeProject({ directory, language: "typescript", hasExamples: true, packages })
  const { dependencies, devDependencies } = JSON.parse(
    fs.readFileSync(path.join(directory, "package.json"), "utf8"),
  ) as Record<"dependencies" | "devDependencies", object>
  return { dependencies: Object.keys(dependencies), devDependencies: Object.keys(devDependencies) }
}

it("has the types of what the dashboard shares with extensions, wherever its packages come from", () => {
  const tarballs = path.join(folder, "tarballs")
  fs.mkdirSync(tarballs)
  for (const name of ["admin", "core", "js-client", "medusa-react", "server", "ui"])
    fs.writeFileSync(path.join(tarballs, `stheno-${name}-0.1.0.tgz`), "")
  const types = ["@stheno/medusa-react", "@stheno/ui"]
  for (const { dependencies, devDependencies } of [packagesOf(), packagesOf(tarballs)]) {
    expect(devDependencies).toEqual(expect.arrayContaining(types))
    expect(dependencies).toEqual(expect.arrayContaining(["@stheno/admin", "@stheno/core", "@stheno/server"]))
    expect(dependencies).not.toEqual(expect.arrayContaining([expect.stringMatching(/medusa-react|ui/)]))
  }
})

it("is tested with the versions that the repository is tested with", () => {
  const directory = fs.mkdtempSync(path.join(folder, "versions-"))
  writeProject({ directory, language: "typescript", hasExamples: true, packages: undefined })
  const versionsIn = (file: string) => {
    const { devDependencies } = JSON.parse(fs.readFileSync(file, "utf8")) as {
      devDependencies: Readonly<Record<string, string>>
    }
    return ["vite", "vitest"].map((name) => devDependencies[name])
  }
  const repository = path.join(import.meta.dirname, "../../../package.json")
  expect(versionsIn(path.join(directory, "package.json"))).toEqual(versionsIn(repository))
})

it("has a Dockerfile that leaves tarballs out of the image, and mentions none where there are none", () => {
  const tarballs = path.join(folder, "no-tarballs")
  fs.mkdirSync(tarballs)
  const dockerfileOf = (packages?: string) => {
    const directory = fs.mkdtempSync(path.join(folder, "image-"))
    writeProject({ directory, language: "typescript", hasExamples: true, packages })
    return fs.readFileSync(path.join(directory, "Dockerfile"), "utf8")
  }
  expect(dockerfileOf(tarballs)).toContain("COPY packages ./packages\n")
  expect(dockerfileOf(tarballs)).toContain("RUN rm -rf packages tests\n")
  // A folder of that name is then the project's own.
  expect(dockerfileOf()).not.toMatch(/COPY packages|rm -rf packages/)
  expect(dockerfileOf()).toContain("RUN rm -rf tests\n")
})
