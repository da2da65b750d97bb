import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { afterEach, expect, it } from "vitest"
import { needsInstall } from "./packages.mjs"
import {
  moveRuntimePackages,
  runtimeLock,
  runtimeWorkspaces,
  writeRuntimeProject,
} from "./runtime-packages.mjs"

const root = fs.mkdtempSync(path.join(os.tmpdir(), "stheno-packages-"))
const project = path.join(root, "node_modules/.cache/runtime-packages")
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
    "node_modules/@shop/ui": { resolved: "packages/ui", link: true },
    "node_modules/esbuild": { version: "1.0.0" },
    "node_modules/hono": { version: "4.0.0", devDependencies: { typescript: "1.0.0" } },
    "node_modules/react": { version: "19.0.0" },
    "node_modules/vitest": { version: "1.0.0", dev: true },
    "packages/admin": { dependencies: {}, devDependencies: { "@shop/ui": "1.0.0" } },
    "packages/core": { dependencies: { hono: "3.0.0" }, devDependencies: { react: "19.0.0" } },
    "packages/core/node_modules/hono": { version: "3.0.0" },
    "packages/server": { dependencies: { "@shop/core": "1.0.0", hono: "4.0.0" } },
    "packages/ui": { dependencies: { react: "19.0.0" } },
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

it("finds the workspaces of this repository that running the server needs", () => {
  const { packages } = JSON.parse(fs.readFileSync("package-lock.json", "utf8")) as typeof lock
  expect(runtimeWorkspaces(packages)).toEqual([
    "packages/admin",
    "packages/core",
    "packages/create-medusa-app",
    "packages/demo-shop",
    "packages/js-client",
    "packages/server",
  ])
})

it("keeps the workspaces that run, without what they are developed with", () => {
  const { packages } = runtimeLock(lock)
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

it("writes a project with the settings of npm, and nothing of an interrupted one", () => {
  write("package-lock.json", lock)
  write(".npmrc", "legacy-peer-deps=true\n")
  write("node_modules/.cache/runtime-packages/node_modules/half/index.js")
  writeRuntimeProject(root, project)
  expect(new Set(fs.readdirSync(project))).toEqual(
    new Set([".npmrc", "package-lock.json", "package.json", "packages"]),
  )
  expect(read("node_modules/.cache/runtime-packages/packages/server/package.json")).toEqual({
    dependencies: { "@shop/core": "1.0.0", hono: "4.0.0" },
  })
  expect(read("node_modules/.cache/runtime-packages/package-lock.json")).toEqual(runtimeLock(lock))
})

it("replaces the packages of an earlier start, and asks for npm until the last one is in its place", () => {
  write("package-lock.json", lock)
  write(".npmrc")
  const listed = (hono: string) => ({
    packages: {
      "node_modules/esbuild": { version: "1.0.0" },
      "node_modules/hono": { version: hono },
      "node_modules/@shop/core": { resolved: "packages/core", link: true },
    },
  })
  write("node_modules/.package-lock.json", listed("3.9.0"))
  for (const file of ["hono/old.js", "gone/index.js", ".cache/build.log"]) write(`node_modules/${file}`)
  write("packages/core/index.js")
  expect(needsInstall(root, "server")).toBe(true)

  writeRuntimeProject(root, project)
  const inProject = "node_modules/.cache/runtime-packages"
  for (const file of ["node_modules/hono/new.js", "packages/core/node_modules/hono/index.js"])
    write(`${inProject}/${file}`)
  write(`${inProject}/node_modules/.package-lock.json`, listed("4.0.0"))
  // As a junction of Windows, which is absolute.
  fs.mkdirSync(path.join(project, "node_modules/@shop"))
  fs.symlinkSync(path.join(project, "packages/core"), path.join(project, "node_modules/@shop/core"))
  moveRuntimePackages(project, root)
  fs.rmSync(project, { recursive: true })

  expect(needsInstall(root, "server")).toBe(false)
  expect(fs.readdirSync(path.join(root, "node_modules/hono"))).toEqual(["new.js"])
  expect(fs.existsSync(path.join(root, "node_modules/gone"))).toBe(false)
  expect(fs.existsSync(path.join(root, "node_modules/.cache/build.log"))).toBe(true)
  expect(fs.existsSync(path.join(root, "packages/core/node_modules/hono/index.js"))).toBe(true)
  expect(fs.existsSync(path.join(root, "node_modules/@shop/core/index.js"))).toBe(true)
  // The tests need more than the server.
  expect(needsInstall(root, "everything")).toBe(true)
})
