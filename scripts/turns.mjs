import { execFileSync } from "node:child_process"
import { fileURLToPath } from "node:url"

const root = fileURLToPath(new URL("..", import.meta.url))

/**
 * Files that carry out whole pages of the documentation, for minutes each. CI tests one half of them in turn, so that it ends
 * within 50 minutes: see decisions/0098.
 */
export const halves = [
  [
    "samples/tutorials/new-projects.test.ts",
    "packages/server/src/mcp/packed.test.ts",
    "apps/docs/src/languages/{carts,catalog}.test.ts",
    "apps/docs/user-guide/{products,customers}.browser.test.ts",
    "samples/build-a-store/build-a-store.browser.test.ts",
  ],
  [
    "samples/tutorials/tutorials.test.ts",
    "packages/create-medusa-app/src/{javascript,story}.test.ts",
    "apps/docs/src/languages/{orders,settings}.test.ts",
    "apps/docs/user-guide/{orders,settings}.browser.test.ts",
  ],
]

/**
 * The half that rests this time. Outside of CI nothing rests, nor with `ALL_TESTS=1`, nor without a history.
 * @param {NodeJS.ProcessEnv} environment
 * @param {() => string} [readCommit] the hash of the commit: its last digit decides, so that a repetition tests the same half
 * @returns {readonly string[]} patterns of files
 */
export function restingFiles(environment, readCommit = commit) {
  if (!environment.CI || environment.ALL_TESTS) return []
  try {
    return halves[parseInt(readCommit().at(-1) ?? "", 16) % 2] ?? []
  } catch {
    return []
  }
}

function commit() {
  const options = { cwd: root, encoding: /** @type {const} */ ("utf8"), stdio: /** @type {const} */ ("pipe") }
  return execFileSync("git", ["rev-parse", "HEAD"], options).trim()
}
