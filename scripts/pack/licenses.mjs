import fs from "node:fs"
import path from "node:path"

/**
 * Names whose work is bundled, with the licence of each, in a file beside what was built.
 * @param {string[]} inputs files that were bundled, as esbuild names them
 * @param {string} folder absolute path that the inputs are relative to
 * @param {string} dist absolute path of what was built
 */
export function writeLicenses(inputs, folder, dist) {
  const place = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//
  const folders = new Set(inputs.map((file) => place.exec(path.resolve(folder, file))?.[1]).filter(Boolean))
  const texts = [...folders].sort().map((each) => {
    const { name, version, license } = JSON.parse(fs.readFileSync(path.join(each, "package.json"), "utf8"))
    const file = fs.readdirSync(each).find((entry) => /^licen[cs]e/i.test(entry))
    const text = file ? fs.readFileSync(path.join(each, file), "utf8").trim() : license
    return `${name} ${version} (${license})\n\n${text}\n`
  })
  if (texts.length > 0) fs.writeFileSync(path.join(dist, "third-party-licenses.txt"), texts.join("\n---\n\n"))
}
