import { execFileSync } from "node:child_process"
import fs from "node:fs"
import { createRequire } from "node:module"
import { fileURLToPath } from "node:url"
import { build } from "esbuild"

const folder = fileURLToPath(new URL("..", import.meta.url))
const dist = new URL("../dist/", import.meta.url)

// Programs first, then the types beside them: the same sources, read by two tools.
fs.rmSync(dist, { recursive: true, force: true })
await build({
  absWorkingDir: folder,
  entryPoints: ["src/index.ts", "src/store.ts"],
  outdir: "dist",
  bundle: true,
  splitting: true,
  platform: "neutral",
  target: "es2022",
  format: "esm",
  logLevel: "error",
})
const compiler = createRequire(import.meta.url).resolve("typescript/bin/tsc")
execFileSync(process.execPath, [compiler, "-p", "tsconfig.build.json"], { cwd: folder, stdio: "inherit" })
