import fs from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { buildInBackground } from "./background.mjs"
import { bundle } from "./bundle.mjs"
import { dashboardFolder, needsDashboard } from "./dashboard.mjs"
import { docsFolder, needsDocs, onceReadable } from "./docs.mjs"
import { restoreOptions } from "./npm-options.mjs"
import { install, needsInstall } from "./packages.mjs"
import { announce, announceEnd } from "./progress.mjs"
import { connectStorefront, takeStorefront } from "./storefront.mjs"

const root = fileURLToPath(new URL("../..", import.meta.url))

/**
 * Installs and builds what is missing, then runs the server in this process, so that a signal reaches everything.
 * @param {string[]} words of the command line, passed to `stheno` without --storefront
 */
export async function start(words) {
  const { words: all, mistake } = restoreOptions(words, process.env)
  if (mistake) {
    console.error(mistake)
    process.exit(2)
  }
  const { wantsStorefront, rest } = takeStorefront(all)
  await prepare()
  const wantsDocs = !rest.some((word) => ["--api-only", "--help", "-h", "--version", "-v"].includes(word))
  const hasDocs = wantsDocs && fs.existsSync(path.join(root, "apps/docs/package.json"))
  if (hasDocs) process.env.DOCS_DIR ||= docsFolder(root)
  const isCluster = rest[0] === "start-cluster"
  const storefront = wantsStorefront ? await connectStorefront(root, { isCluster }) : undefined
  const onReady = ({ apiUrl }) =>
    void buildRest(hasDocs, storefront && (() => storefront.serve({ apiUrl, print })))
  const hooks = { onReady, program: "npm start --", ownOptions: ["storefront"], ...storefront }
  process.setSourceMapsEnabled(true)
  const { runCommandLine } = await import("../../packages/server/dist/index.js")
  const code = await runCommandLine(rest, hooks)
  if (isHelp(rest)) console.log(ofTheClone)
  process.exit(code)
}

/** What the help of `stheno` does not know: it also runs in projects. */
const ofTheClone = `In this clone
  npm start -- WORDS         runs stheno WORDS
  npm start -- --storefront  also builds the storefront and serves it at http://localhost:8000
`

function isHelp(words) {
  return words[0] === "help" || words.includes("--help") || words.includes("-h")
}

/** The dashboard first: it takes seconds. The documentation can wait: its pages show the progress. */
async function buildRest(hasDocs, serveStorefront) {
  const buildsDocs = hasDocs && needsDocs(root)
  if (buildsDocs) announce(docsFolder(root), { step: "Building the dashboard first" })
  if (needsDashboard(root))
    await build(dashboardFolder(root), {
      script: "dashboard:build",
      scope: "dashboard",
      name: "The dashboard",
    })
  await serveStorefront?.()
  if (!buildsDocs) return
  const readable = "The pages of the documentation are ready; its search and live examples follow"
  const stopWaiting = onceReadable(root, () => print(readable))
  await build(docsFolder(root), { script: "docs:build", scope: "everything", name: "The documentation" })
  stopWaiting()
}

/** @param {string} site folder that the build fills */
async function build(site, what) {
  announce(site, { step: "Starting the build" })
  announceEnd(site, await buildInBackground(root, { ...what, print }))
}

async function prepare() {
  if (needsInstall(root, "server")) {
    print("Installing packages (about half a minute the first time)")
    const heartbeat = setInterval(() => print("  still installing"), 10_000)
    const isInstalled = await install(root, "server")
    clearInterval(heartbeat)
    if (!isInstalled)
      fail("npm cannot install the packages.", "Check the network connection, then run npm start again.")
  }
  try {
    if (await bundle(root)) print("Bundled the server")
  } catch (error) {
    fail(`Cannot bundle the server: ${error.message}`, "Fix this source file, then run npm start again.")
  }
}

function print(message) {
  console.log(`  ${message}`)
}

function fail(message, remedy) {
  console.error(`\n  ${message}\n  ${remedy}\n`)
  process.exit(1)
}
