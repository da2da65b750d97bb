import { mkdirSync, readdirSync, writeFileSync } from "node:fs"
import { basename, join } from "node:path"
import { fileURLToPath } from "node:url"
import { build } from "esbuild"

const samples = fileURLToPath(new URL("../../../../samples/ui/", import.meta.url))
const here = fileURLToPath(new URL(".", import.meta.url))

/** Folder of the site for the examples, and the page that shows one: `frame.htm?example=buttons`. */
export const examplesFolder = "assets/ui-examples"

/** The names of the examples in `samples/ui`. */
export function exampleNames(): string[] {
  return readdirSync(samples)
    .filter((file) => file.endsWith(".tsx") && !/\.test\.tsx$/.test(file))
    .map((file) => file.slice(0, -".tsx".length))
    .sort()
}

/**
 * Bundles the examples of `@stheno/ui`, and writes the page that a frame loads.
 * @param site the folder of the site
 * @since 0.1
 */
export async function buildExamples(site: string): Promise<void> {
  const out = join(site, examplesFolder)
  const { metafile } = await build({
    stdin: { contents: entry(), resolveDir: here, sourcefile: "frame-entry.ts", loader: "ts" },
    outdir: out,
    bundle: true,
    splitting: true,
    minify: true,
    metafile: true,
    format: "esm",
    target: "es2022",
    jsx: "automatic",
    entryNames: "frame-[hash]",
    chunkNames: "[name]-[hash]",
    assetNames: "[name]-[hash]",
    loader: { ".woff2": "file" },
    conditions: ["stheno-source", "production"],
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "error",
  })
  const files = Object.keys(metafile.outputs).map((file) => basename(file))
  const named = (pattern: RegExp) => files.find((file) => pattern.test(file))!
  mkdirSync(out, { recursive: true })
  writeFileSync(join(out, "frame.htm"), page(named(/^frame-\w+\.js$/), named(/^frame-\w+\.css$/)))
}

function entry(): string {
  const loaders = exampleNames().map(
    (name) => `${JSON.stringify(name)}: () => import("../../../../samples/ui/${name}.tsx")`,
  )
  return `import { showExample } from "./frame.tsx"\nvoid showExample({ ${loaders.join(",\n")} })\n`
}

function page(script: string, style: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Example</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="${style}" />
    <script type="module" src="${script}"></script>
  </head>
  <body><main id="example"></main></body>
</html>
`
}
