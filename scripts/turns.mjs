import { execFileSync } from "node:child_process"
import { fileURLToPath } from "node:url"

const root = fileURLToPath(new URL("..", import.meta.url))

/**
 * Files that carry out whole pages of the documentation, for minutes each. CI tests one third of them in turn, so that it ends
 * within 50 minutes: see decisions/0098. Each third takes about as long as the others.
 */
export const thirds = [
  [
    "samples/tutorials/new-projects.test.ts",
    "packages/server/src/mcp/packed.test.ts",
    "apps/docs/user-guide/products.browser.test.ts",
  ],
  [
    "samples/tutorials/tutorials.test.ts",
    "packages/create-medusa-app/src/javascript.test.ts",
    "apps/docs/src/languages/{carts,catalog}.test.ts",
    "apps/docs/user-guide/{orders,customers}.browser.test.ts",
  ],
  [
    "packages/create-medusa-app/src/story.test.ts",
    "apps/docs/src/languages/{orders,settings}.test.ts",
    "apps/docs/user-guide/settings.browser.test.ts",
    "samples/build-a-store/build-a-store.browser.test.ts",
  ],
]

/**
 * The two thirds that rest this time. Outside of CI nothing rests, nor with `ALL_TESTS=1`, nor without a history.
 * @param {NodeJS.ProcessEnv} environment
 * @param {() => string} [countCommits] how many commits lead to this one: a repetition tests the same third, the next commit another one
 * @returns {readonly string[]} patterns of files
 */
export function restingFiles(environment, countCommits = commits) {
  if (!environment.CI || environment.ALL_TESTS) return []
  try {
    const turn = parseInt(countCommits(), 10) % thirds.length
    return Number.isNaN(turn) ? [] : thirds.filter((_, position) => position !== turn).flat()
  } catch {
    return []
  }
}

function commits() {
  const options = { cwd: root, encoding: /** @type {const} */ ("utf8"), stdio: /** @type {const} */ ("pipe") }
  return execFileSync("git", ["rev-list", "--count", "HEAD"], options).trim()
}
