#!/usr/bin/env node
// Nothing is imported before the version is known: an old Node gets a sentence instead of a syntax error.
const oldest = [20, 19]
const found = process.versions.node.split(".").map(Number)
const isOld = found[0]! < oldest[0]! || (found[0] === oldest[0] && found[1]! < oldest[1]!)
if (isOld) {
  console.error(
    `\n  Stheno needs Node.js ${oldest.join(".")} or newer, and this is ${process.versions.node}.\n` +
      "  Install a current version from https://nodejs.org (or with: nvm install 22), then run this again.\n",
  )
  process.exit(1)
}
import("./main.ts")
  .then(({ main }) => main(process.argv.slice(2)))
  .then((code) => process.exit(code))
  .catch((error: unknown) => {
    console.error(error)
    process.exit(1)
  })
export {}
