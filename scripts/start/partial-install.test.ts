import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { afterEach, describe, expect, it } from "vitest"
import { needsInstall } from "./packages.mjs"
import { addPackages, partialLock, replacePackages, writePartialProject } from "./partial-install.mjs"

const root = fs.mkdtempSync(path.join(os.tmpdir(), "stheno-packages-"))
const inProject = "node_modules/.cache/partial-install"
const project = path.join(root, inProject)
afterEach(() => fs.rmSync(root, { recursive: true, force: true }))

const lock = {
  lockfileVersion: 3,
  packages: {
    "": {
      workspaces: ["packages/*"],
      dependencies: { esbuild: "1.0.0" },
      devDependencies: { vitest: "1.0.0" },
    },
    "node_modules/@shop/admin": { resolved: "packages/admin", link: true },
    "node_modules/@shop/core": { resolved: "packages/core", link: true },
    "node_modules/@shop/testing": { resolved: "packages/testing", link: true },
    "node_modules/@shop/ui": { resolved: "packages/ui", link: true },
    "node_modules/axe": { version: "1.0.0" },
    "node_modules/esbuild": { version: "1.0.0" },
    "node_modules/hono": { version: "4.0.0", devDependencies: { typescript: "1.0.0" } },
    "node_modules/react": { version: "19.0.0" },
    "node_modules/vitest": { version: "1.0.0", dev: true },
    "packages/admin": {
      dependencies: {},
      devDependencies: { "@shop/testing": "1.0.0", "@shop/ui": "1.0.0", react: "19.0.0" },
    },
    "packages/core": { dependencies: { hono: "3.0.0" }, devDependencies: { react: "19.0.0" } },
    "packages/core/node_modules/hono": { version: "3.0.0" },
    "packages/server": { dependencies: { "@shop/core": "1.0.0", hono: "4.0.0" } },
    "packages/testing": { dependencies: { axe: "1.0.0" } },
    "packages/ui": { dependencies: { react: "18.0.0" } },
    "packages/ui/node_modules/react": { version: "18.0.0" },
  },
}

function write(file: string, content: object | string = "") {
  const place = path.join(root, file)
  fs.mkdirSync(path.dirname(place), { recursive: true })
  fs.writeFileSync(place, typeof content === "string" ? content : JSON.stringify(content))
}

function read(file: string): unknown {
  return JSON.parse(fs.readFileSync(path.join(root, file), "utf8"))
}

const exists = (file: string) => fs.existsSync(path.join(root, file))

describe("the lock file of a part", () => {
  it("of this repository has the workspaces that run, and those that the dashboard is built from", () => {
    const ofRepository = JSON.parse(fs.readFileSync("package-lock.json", "utf8")) as typeof lock
    const running = [
      "packages/admin",
      "packages/core",
      "packages/create-medusa-app",
      "packages/demo-shop",
      "packages/js-client",
      "packages/server",
    ]
    expect(partialLock(ofRepository, "server").packages[""].workspaces).toEqual(running)
    expect(partialLock(ofRepository, "dashboard").packages[""].workspaces).toEqual([
      "packages/admin",
      "packages/js-client",
      "packages/medusa-react",
      "packages/ui",
    ])
  })

  it("keeps the workspaces that run, without what they are developed with", () => {
    const { packages } = partialLock(lock, "server")
    expect(packages[""]).toEqual({
      workspaces: ["packages/admin", "packages/core", "packages/server"],
      dependencies: { esbuild: "1.0.0" },
    })
    expect(packages["packages/core"]).toEqual({ dependencies: { hono: "3.0.0" } })
    expect(packages["packages/admin"]).toEqual({ dependencies: {} })
    // A package of npm stays as npm wrote it.
    expect(packages["node_modules/hono"]).toEqual(lock.packages["node_modules/hono"])
    expect(packages).toHaveProperty(["packages/core/node_modules/hono"])
    const gone = ["packages/ui", "node_modules/@shop/ui", "packages/ui/node_modules/react"]
    expect(Object.keys(packages).filter((place) => gone.includes(place))).toEqual([])
    expect(lock.packages[""].devDependencies).toEqual({ vitest: "1.0.0" })
  })

  it("keeps what the dashboard is built from, and nothing of its tests", () => {
    const { packages } = partialLock(lock, "dashboard")
    expect(packages[""].workspaces).toEqual(["packages/admin", "packages/ui"])
    expect(packages["packages/admin"].devDependencies).toEqual({ "@shop/ui": "1.0.0", react: "19.0.0" })
    expect(packages).toHaveProperty(["packages/ui/node_modules/react"])
    expect(packages).not.toHaveProperty(["node_modules/@shop/testing"])
  })
})

it("writes a project with the settings of npm, and nothing of an interrupted one", () => {
  write("package-lock.json", lock)
  write(".npmrc", "legacy-peer-deps=true\n")
  write(`${inProject}/node_modules/half/index.js`)
  writePartialProject(root, project, "server")
  expect(new Set(fs.readdirSync(project))).toEqual(
    new Set([".npmrc", "package-lock.json", "package.json", "packages"]),
  )
  expect(read(`${inProject}/packages/server/package.json`)).toEqual({
    dependencies: { "@shop/core": "1.0.0", hono: "4.0.0" },
  })
  expect(read(`${inProject}/package-lock.json`)).toEqual(partialLock(lock, "server"))
})

describe("the packages of a project", () => {
  const listed = (hono: string, more: object = {}) => ({
    packages: {
      "node_modules/@shop/core": { resolved: "packages/core", link: true },
      "node_modules/esbuild": { version: "1.0.0" },
      "node_modules/hono": { version: hono },
      "packages/core": {},
      "packages/core/node_modules/hono": { version: "3.0.0" },
      ...more,
    },
  })

  /** As npm leaves it. */
  function installProject(scope: "server" | "dashboard", list: object, files: readonly string[]) {
    write("package-lock.json", lock)
    write(".npmrc")
    writePartialProject(root, project, scope)
    for (const file of files) write(`${inProject}/${file}`)
    write(`${inProject}/node_modules/.package-lock.json`, list)
    // As a junction of Windows, which is absolute.
    fs.mkdirSync(path.join(project, "node_modules/@shop"))
    fs.symlinkSync(path.join(project, "packages/core"), path.join(project, "node_modules/@shop/core"))
  }

  it("replace those of an earlier start, and npm is asked for until the last one is in its place", () => {
    for (const file of ["hono/old.js", "gone/index.js", ".cache/build.log"]) write(`node_modules/${file}`)
    write("node_modules/.package-lock.json", listed("3.9.0"))
    write("packages/core/index.js")
    const files = ["node_modules/esbuild/index.js", "node_modules/hono/new.js"]
    installProject("server", listed("4.0.0"), [...files, "packages/core/node_modules/hono/index.js"])
    fs.mkdirSync(path.join(project, "node_modules/.bin"))
    fs.symlinkSync("../esbuild/index.js", path.join(project, "node_modules/.bin/esbuild"))
    expect(needsInstall(root, "server")).toBe(true)
    replacePackages(project, root)
    fs.rmSync(project, { recursive: true })

    expect(needsInstall(root, "server")).toBe(false)
    expect(fs.readdirSync(path.join(root, "node_modules/hono"))).toEqual(["new.js"])
    expect(exists("node_modules/gone")).toBe(false)
    expect(exists("node_modules/.bin/esbuild")).toBe(true)
    expect(exists("node_modules/.cache/build.log")).toBe(true)
    expect(exists("packages/core/node_modules/hono/index.js")).toBe(true)
    expect(exists("node_modules/@shop/core/index.js")).toBe(true)
    // The dashboard, and the tests, need more than the server.
    expect([needsInstall(root, "dashboard"), needsInstall(root, "everything")]).toEqual([true, true])
  })

  it("are added to those of a server that runs, which stay in their places", () => {
    write("node_modules/.package-lock.json", listed("4.0.0"))
    write("node_modules/hono/in-use.js")
    write("node_modules/react/of-an-interrupted-start.js")
    for (const workspace of ["core", "ui"]) write(`packages/${workspace}/index.js`)
    const added = {
      "node_modules/@shop/ui": { resolved: "packages/ui", link: true },
      "node_modules/react": { version: "19.0.0" },
      "packages/ui/node_modules/react": { version: "18.0.0" },
    }
    const files = ["node_modules/hono/new.js", "node_modules/react/index.js"]
    // The list of the project has nothing of the server but what both need.
    const own = { packages: { "node_modules/esbuild": { version: "1.0.0" }, ...added } }
    installProject("dashboard", own, [...files, "packages/ui/node_modules/react/index.js"])
    fs.symlinkSync(path.join(project, "packages/ui"), path.join(project, "node_modules/@shop/ui"))
    expect([needsInstall(root, "server"), needsInstall(root, "dashboard")]).toEqual([false, true])
    addPackages(project, root)
    fs.rmSync(project, { recursive: true })

    expect([needsInstall(root, "server"), needsInstall(root, "dashboard")]).toEqual([false, false])
    expect(fs.readdirSync(path.join(root, "node_modules/hono"))).toEqual(["in-use.js"])
    expect(fs.readdirSync(path.join(root, "node_modules/react"))).toEqual(["index.js"])
    expect(exists("packages/ui/node_modules/react/index.js")).toBe(true)
    expect(exists("node_modules/@shop/ui/index.js")).toBe(true)
    expect(needsInstall(root, "everything")).toBe(true)
  })
})
