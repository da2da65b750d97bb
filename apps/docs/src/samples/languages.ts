import { existsSync, readFileSync } from "node:fs"

/** A sample in one of its languages. */
export interface Language {
  readonly label: "curl" | "JS client" | "React"
  readonly file: string
  readonly region?: string
}

/**
 * The languages of a sample's step; empty if it exists only in its own.
 * @param root the folder that holds all samples
 * @since 0.1
 */
export function languagesOf(root: URL, file: string, region: string | undefined): readonly Language[] {
  const name = file.replace(/\.ts$/, "")
  const script = `curl/${name}.sh`
  const component = `react/${name}/${region}.tsx`
  if (!region || !file.endsWith(".ts") || !existsSync(new URL(component, root))) return []
  return [
    { label: "curl", file: script, region },
    { label: "JS client", file, region },
    { label: "React", file: component },
  ]
}

/** Whether the output of a step belongs to a sample in several languages. */
export function isOfLanguages(root: URL, output: string): boolean {
  return existsSync(new URL(`curl/${output.replace(/\/[\w-]+$/, "")}.sh`, root))
}

/** How each language reaches a shop: for everyone, for admin users, with a publishable key. */
export const setUps: Readonly<Record<"everyone" | "admin" | "key", readonly Language[]>> = {
  everyone: setUp("everyone", { file: "client.ts", region: "client" }),
  admin: setUp("admin", { file: "sign-in.ts", region: "admin" }),
  key: setUp("key", { file: "client.ts", region: "key" }),
}

function setUp(region: string, ofClient: Omit<Language, "label">): readonly Language[] {
  return [
    { label: "curl", file: "curl/set-up.sh", region },
    { label: "JS client", ...ofClient },
    { label: "React", file: "react/set-up.tsx", region },
  ]
}

/** Every text that the languages of a page's samples show, for its fingerprint. */
export function languageTexts(root: URL, body: string): string[] {
  const files = [...body.matchAll(/<Sample\b[^>]*?\bfile="([^"]+)"(?:[^>]*?\bregion="([^"]+)")?/g)].flatMap(
    ([, file, region]) => languagesOf(root, file!, region),
  )
  const shown = body.includes("<SetUp") ? [...files, ...Object.values(setUps).flat()] : files
  return shown.map(({ file }) => readFileSync(new URL(file, root), "utf8"))
}
