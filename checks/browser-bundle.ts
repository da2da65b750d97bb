import { build } from "esbuild"

/** A bundle for a browser: its size in bytes, or the imports that a browser does not have. */
export type BundleResult = { readonly bytes: number } | { readonly problems: readonly string[] }

/** Bundles an entry point as a browser would get it. */
export async function bundleForBrowser(entry: { file?: string; text?: string }): Promise<BundleResult> {
  try {
    const { outputFiles } = await build({
      ...(entry.file ? { entryPoints: [entry.file] } : {}),
      ...(entry.text ? { stdin: { contents: entry.text, loader: "ts" } } : {}),
      bundle: true,
      write: false,
      minify: true,
      platform: "browser",
      format: "esm",
      conditions: ["stheno-source"],
      logLevel: "silent",
    })
    return { bytes: outputFiles[0]!.contents.length }
  } catch (error) {
    const { errors = [] } = error as { errors?: { text: string; location?: { file: string } | null }[] }
    return { problems: errors.map(({ text, location }) => `${location?.file ?? "entry"}: ${text}`) }
  }
}
