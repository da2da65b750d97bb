/** The end of the object that a configuration file exports. */
const end = /\}\)?;?\s*$/

/**
 * Adds what a page shows to a configuration file, as its reader does: the entry of a plugin to `plugins`, or a setting
 * beside the others. A whole file replaces it, and an entry replaces the one of the same plugin.
 * @param config the file of the project
 * @param shown the code of the page
 */
export function addToConfig(config: string, shown: string): string {
  if (shown.includes("export default")) return shown
  // Another page has shown the same setting.
  if (linesOf(config).includes(linesOf(shown))) return config
  if (!shown.startsWith("{")) return config.replace(end, (text) => `${shown}\n${text}`)
  // A store uses one search, so the pages of others say to remove the search of a new project.
  const kept = shown.includes("@stheno/search-")
    ? config.replace(/^\s*"@stheno\/search-postgres",\n/m, "")
    : config
  const former = entryOf(kept, /resolve: ("[^"]+")/.exec(shown)?.[1])
  if (former) return kept.replace(former, () => shown)
  if (!kept.includes("plugins: [")) throw new Error(`The configuration has no plugins:\n${config}`)
  return kept.replace("plugins: [", (text) => `${text}\n${shown}\n`)
}

/** Without indentation, which differs between a page and the file. */
const linesOf = (code: string) => code.replaceAll(/^\s+/gm, "").trim()

/** The entry of a plugin, as the file contains it. */
function entryOf(config: string, resolve: string | undefined): string | undefined {
  const named = resolve === undefined ? -1 : config.indexOf(`resolve: ${resolve}`)
  if (named < 0) return undefined
  const start = config.lastIndexOf("{", named)
  let depth = 0
  for (let at = start; at < config.length; at++) {
    if (config[at] === "{") depth++
    if (config[at] === "}" && --depth === 0)
      return config.slice(start, config[at + 1] === "," ? at + 2 : at + 1)
  }
  throw new Error(`The entry of ${resolve} has no end:\n${config}`)
}
