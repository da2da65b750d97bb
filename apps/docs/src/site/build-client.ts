import { readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { transform } from "esbuild"
import { build, defaultClientConditions, type Manifest } from "vite"
import type { Assets } from "../layout/document.tsx"
import { islandAlias } from "./island-alias.ts"

const root = fileURLToPath(new URL("../../", import.meta.url))

/**
 * Bundles the client's script and style sheet into `outDir/assets`, named by content.
 * @returns the addresses the pages load
 * @since 0.1
 */
export async function buildClient(outDir: string): Promise<Assets> {
  await build({
    root,
    configFile: false,
    logLevel: "error",
    publicDir: join(root, "public"),
    resolve: { alias: islandAlias, conditions: ["stheno-source", ...defaultClientConditions] },
    build: {
      outDir,
      emptyOutDir: true,
      manifest: "assets/manifest.json",
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(root, "src/client/main.ts"), external: ["/pagefind/pagefind.js"] },
    },
  })
  const manifest = JSON.parse(readFileSync(join(outDir, "assets/manifest.json"), "utf8")) as Manifest
  const main = manifest["src/client/main.ts"]!
  const urls = Object.values(manifest).flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])])
  return {
    script: `/${main.file}`,
    style: `/${main.css![0]}`,
    fonts: firstFonts(urls),
    boot: await bootScript(),
  }
}

/** The script that runs in the head of every page, small enough to be inlined. */
export async function bootScript(): Promise<string> {
  const source = readFileSync(join(root, "src/client/boot.ts"), "utf8")
  const { code } = await transform(source, { loader: "ts", format: "iife", minify: true, target: "es2022" })
  return code.trim()
}

/** Text and code in the Latin script; other scripts load when a page uses them. */
function firstFonts(urls: readonly string[]): string[] {
  return [...new Set(urls)]
    .filter((url) => /geist(-mono)?-latin-wght-normal/.test(url))
    .map((url) => `/${url}`)
}
