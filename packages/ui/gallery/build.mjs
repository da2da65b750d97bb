/** Builds the gallery: pages that show every component, for people and for the browser tests. */
import fs from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"

const folder = fileURLToPath(new URL(".", import.meta.url))

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Components</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/main.css" />
    <script type="module" src="/main.js"></script>
  </head>
  <body><div id="app"></div></body>
</html>
`

/**
 * @param {string} outdir absolute path of the directory to fill
 */
export async function buildGallery(outdir) {
  const { build } = await import("esbuild")
  await build({
    absWorkingDir: folder,
    entryPoints: { main: "main.tsx" },
    outdir,
    bundle: true,
    splitting: true,
    minify: true,
    format: "esm",
    target: "es2022",
    jsx: "automatic",
    conditions: ["stheno-source", "production"],
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "error",
  })
  fs.writeFileSync(path.join(outdir, "index.html"), page)
}
