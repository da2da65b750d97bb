import fs from "node:fs"

/**
 * Says on the pages of a site that is not built yet what happens now, see `packages/server/src/docs-progress.ts`.
 * @param {string} site folder that the build fills
 * @param {{ step?: string, failed?: string }} what a step, or why there will be no site
 */
export function announce(site, what) {
  const progress = { pid: process.pid, startedAt: Date.now(), step: "", ...what }
  fs.writeFileSync(fileOf(site), JSON.stringify(progress))
}

/**
 * Says how a build ended. A reason that the build has written itself is kept: it is more precise.
 * @param {string} site folder that the build fills
 * @param {string | undefined} problem
 */
export function announceEnd(site, problem) {
  if (problem === undefined) fs.rmSync(fileOf(site), { force: true })
  else announce(site, { failed: [readFailure(site), problem].filter(Boolean).join("\n\n") })
}

function readFailure(site) {
  try {
    return JSON.parse(fs.readFileSync(fileOf(site), "utf8")).failed
  } catch {
    return undefined
  }
}

function fileOf(site) {
  return `${site}.progress.json`
}
