/**
 * Libraries that put `<style>` elements into the page would need `unsafe-inline` in its Content-Security-Policy.
 * sonner's styles are in the dashboard's own style sheet, and what react-style-singleton inserts becomes a constructed
 * style sheet, which the policy allows.
 */
import fs from "node:fs"
import path from "node:path"

/** @param {string} folder the package's folder */
export function strictStyles(folder) {
  return {
    name: "strict-styles",
    setup(build) {
      build.onResolve({ filter: /^react-style-singleton$/ }, () => ({
        path: path.join(folder, "src/app/styles/style-singleton.ts"),
      }))
      build.onLoad({ filter: /[/\\]sonner[/\\]dist[/\\]index\.mjs$/ }, async ({ path: file }) => ({
        contents: withoutStyles(await fs.promises.readFile(file, "utf8"), file),
        loader: "js",
      }))
    },
  }
}

function withoutStyles(code, file) {
  const left = code.replace(/^__insertCSS\(".*"\);?$/m, "")
  if (left === code)
    throw new Error(`${file} no longer inserts its styles as expected: look at strict-styles.mjs`)
  return left
}
