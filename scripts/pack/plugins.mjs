import fs from "node:fs"
import path from "node:path"
import ts from "typescript"
import { root, run } from "./build-package.mjs"

const folder = path.join(root, "plugins")

/** The plugins of the repository, by their folders. */
export function pluginNames() {
  if (!fs.existsSync(folder)) return []
  return fs
    .readdirSync(folder)
    .filter((name) => name !== "node_modules" && fs.existsSync(path.join(folder, name, "package.json")))
}

/** Those that a store installs; the others are inside of their packages. */
function installedNames() {
  return pluginNames().filter((name) => !readJson(path.join(folder, name, "package.json")).private)
}

/** Every file that goes into the packages of the plugins. */
export function pluginFiles() {
  return pluginNames().flatMap((name) => [
    path.join(folder, name, "package.json"),
    ...sourcesOf(path.join(folder, name, "src")),
  ])
}

/**
 * Packs every plugin. Their files are translated one by one, not bundled: the packages of services need not be installed
 * for it, and a project loads a plugin by its folders.
 * @param {string} directory absolute path of the directory of all tarballs; those of plugins go to `plugins` in it, so that a
 *   project can be given every package of the others. A package contains those of its `bundleDependencies`
 */
export async function packPlugins(directory) {
  const stage = path.join(directory, "plugin-files")
  const target = path.join(directory, "plugins")
  fs.mkdirSync(target, { recursive: true })
  const names = installedNames()
  for (const name of names) buildPlugin(name, path.join(stage, name))
  if (names.length === 0) return
  const words = ["pack", "--ignore-scripts", "--pack-destination", target, "--loglevel=error"]
  const npm = process.env.npm_execpath?.endsWith(".js") ? [process.env.npm_execpath] : undefined
  const folders = names.map((name) => path.join(stage, name))
  await run(npm ? process.execPath : "npm", [...(npm ?? []), ...words, ...folders], { cwd: directory })
}

function buildPlugin(name, stage) {
  const from = path.join(folder, name)
  const { scripts: _, devDependencies: __, ...manifest } = readJson(path.join(from, "package.json"))
  fs.mkdirSync(stage, { recursive: true })
  fs.writeFileSync(path.join(stage, "package.json"), JSON.stringify(manifest, null, 2))
  fs.copyFileSync(path.join(root, "LICENSE"), path.join(stage, "LICENSE"))
  for (const contained of manifest.bundleDependencies ?? [])
    buildPlugin(contained.replace("@stheno/", ""), path.join(stage, "node_modules", contained))
  for (const file of sourcesOf(path.join(from, "src"))) {
    const place = path.join(stage, "dist", path.relative(path.join(from, "src"), file))
    fs.mkdirSync(path.dirname(place), { recursive: true })
    // A store compiles the extensions of its dashboard itself.
    const isKept = place.startsWith(path.join(stage, "dist/admin/")) || !/\.tsx?$/.test(file)
    if (isKept) fs.copyFileSync(file, place)
    else translate(file, place)
  }
}

function translate(file, place) {
  const text = fs.readFileSync(file, "utf8")
  const compilerOptions = {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    jsx: ts.JsxEmit.ReactJSX,
    verbatimModuleSyntax: true,
    rewriteRelativeImportExtensions: true,
  }
  const { outputText } = ts.transpileModule(text, { fileName: file, compilerOptions })
  fs.writeFileSync(place.replace(/\.tsx?$/, ".js"), outputText)
}

/** @returns {string[]} the files of a folder that are part of a package, tests left out */
function sourcesOf(place) {
  return fs
    .readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
}

function readJson(file) {
  return JSON.parse(fs.readFileSync(file, "utf8"))
}
