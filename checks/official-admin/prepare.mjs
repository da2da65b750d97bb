import { execFileSync } from "node:child_process"
import fs from "node:fs"
import path from "node:path"

/** The folder where the official admin is installed and built, with pictures of failures; git ignores it. */
export const folder = path.resolve(import.meta.dirname, "../../.cache/official-admin")

// Newer webpack breaks the progress plugin of the build, and the admin imports iso8601-duration without naming it.
const packages = [
  "@medusajs/admin@7.1.18",
  "react@18",
  "react-dom@18",
  "webpack@5.88.2",
  "iso8601-duration@1.3.0",
]

/**
 * Installs and builds v1's official admin, once.
 * @param {string} backend the address of the server, which the build contains
 * @returns {string} the folder with index.html
 */
export function prepareAdmin(backend) {
  const build = path.join(folder, "build")
  const stamp = path.join(folder, "backend.txt")
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, "utf8") === backend) return build
  fs.mkdirSync(folder, { recursive: true })
  fs.writeFileSync(path.join(folder, "package.json"), '{ "private": true, "name": "official-admin" }\n')
  fs.writeFileSync(
    path.join(folder, "medusa-config.js"),
    'module.exports = { projectConfig: {}, plugins: [{ resolve: "@medusajs/admin", options: {} }] }\n',
  )
  const run = (command, ...words) =>
    execFileSync(command, words, { cwd: folder, stdio: "inherit", timeout: 600_000 })
  run("npm", "install", "--legacy-peer-deps", "--ignore-scripts", "--no-audit", "--no-fund", ...packages)
  run("npx", "medusa-admin", "build", "--deployment", "--backend", backend, "--path", "/")
  fs.writeFileSync(stamp, backend)
  return build
}
