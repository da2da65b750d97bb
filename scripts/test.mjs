import { fileURLToPath } from "node:url"
import { explainOldNode } from "./start/node-version.mjs"
import { install, needsInstall } from "./start/packages.mjs"
import { runTests } from "./vitest.mjs"

const root = fileURLToPath(new URL("..", import.meta.url))
const introduction = `Running the tests that do not need a browser. This takes about seven minutes on two cores; the first
results appear within a minute.
To run the tests of one folder: npm test -- packages/core/src/commerce/sales/carts
`
process.exit(await test(process.argv.slice(2)))

/** Runs the tests and ends with a line that counts them. */
async function test(words) {
  const complaint = explainOldNode(process.versions.node)
  if (complaint) return report(complaint)
  if (needsInstall(root, "everything")) {
    console.log("Installing packages (about a minute the first time)")
    if (!(await install(root, "everything")))
      return report("npm cannot install the packages. Check the network connection, then try again.")
  }
  if (words.length === 0) console.log(introduction)
  const projects = ["engine", "node", "pages", "samples", "react-18"].flatMap((name) => ["--project", name])
  const { code, isWhole, passed, failed } = await runTests([...projects, ...words])
  // What passed before Ctrl-C was not counted.
  if (isWhole) console.log(`${passed} passed, ${failed} failed`)
  return code
}

function report(message) {
  console.error(message)
  return 1
}
