/** The oldest Node that works; package.json's `engines` says the same. */
const oldest = [20, 19]

/**
 * What is wrong with a version of Node.
 * @param {string} version e.g. `18.2.0`
 * @returns {string | undefined} a sentence with its remedy, nothing when the version will do
 */
export function explainOldNode(version) {
  const parts = version.split(".").map(Number)
  const isNew = parts[0] > oldest[0] || (parts[0] === oldest[0] && parts[1] >= oldest[1])
  if (isNew) return undefined
  return (
    "\n  Stheno needs Node.js " +
    oldest.join(".") +
    " or newer, and this is " +
    version +
    ".\n" +
    "  Install a current one from https://nodejs.org (or with: nvm install 22), then start again.\n"
  )
}
