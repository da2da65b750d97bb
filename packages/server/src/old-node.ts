/** The oldest Node.js that works; `engines` of the package says the same. */
export const oldestNode = [20, 19] as const

/**
 * What is wrong with a version of Node.js. Plain enough for an old one to read.
 * @param version e.g. `18.2.0`
 * @returns two lines, or nothing when the version will do
 * @since 0.1
 */
export function explainOldNode(version: string): string | undefined {
  const [major = 0, minor = 0] = version.split(".").map(Number)
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return undefined
  return (
    `\n  Stheno needs Node.js ${oldestNode.join(".")} or newer, and this is ${version}.\n` +
    "  Install a current version from https://nodejs.org (or with: nvm install 22), then run this again.\n"
  )
}
