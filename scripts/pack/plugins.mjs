import fs from "node:fs"
import path from "node:path"
import ts from "typescript"
import { pluginFolder as folder, pluginNames, readManifest } from "../plugins/names.mjs"
import { sourceFiles } from "../start/bundle.mjs"
import { npmPack, root } from "./build-package.mjs"

/** Those that a store installs; the others are inside of their packages. */
function installedNames() {
  return pluginNames().filter((name) => !readManifest(name).private)
}

/** Every file that goes into the packages of the plugins. */
export function pluginFiles() {
  return pluginNames().flatMap((name) => [
    path.join(folder, name, "package.json"),
    ...sourceFiles(path.join(folder, name, "src")),
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
  const folders = names.map((name) => path.join(stage, name))
  await npmPack(folders, target, { cwd: directory })
}

function buildPlugin(name, stage) {
  const from = path.join(folder, name)
  const { scripts: _, devDependencies: __, ...manifest } = readManifest(name)
  fs.mkdirSync(stage, { recursive: true })
  fs.writeFileSync(path.join(stage, "package.json"), JSON.stringify(manifest, null, 2))
  fs.copyFileSync(path.join(root, "LICENSE"), path.join(stage, "LICENSE"))
  for (const contained of manifest.bundleDependencies ?? [])
    buildPlugin(contained.replace("@stheno/", ""), path.join(stage, "node_modules", contained))
  for (const file of sourceFiles(path.join(from, "src"))) {
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
