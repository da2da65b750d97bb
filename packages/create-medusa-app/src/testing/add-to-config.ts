/** The end of the object that a configuration file exports. */
const end = /\}\)?;?\s*$/

/**
 * Adds what a page shows to a configuration file, as its reader does: the entry of a plugin to `plugins`, or a setting
 * beside the others. A whole file replaces it.
 * @param config the file of the project
 * @param shown the code of the page
 */
export function addToConfig(config: string, shown: string): string {
  if (shown.includes("export default")) return shown
  if (!shown.startsWith("{")) return config.replace(end, (text) => `${shown}\n${text}`)
  // A store uses one search, so the pages of others say to remove the search of a new project.
  const kept = shown.includes("@stheno/search-")
    ? config.replace(/^\s*"@stheno\/search-postgres",\n/m, "")
    : config
  if (!kept.includes("plugins: [")) throw new Error(`The configuration has no plugins:\n${config}`)
  return kept.replace("plugins: [", (text) => `${text}\n${shown}\n`)
}
