import { spawn } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { StartError } from "../start-error.ts"

/**
 * `stheno torture`: runs the torture tests of a checkout.
 * @param words names of tests; all without any
 * @returns whether nothing was lost or broken
 * @throws no_checkout where the tests are not
 * @throws option_not_valid for a name that no test has; the tests themselves say which there are
 * @since 0.1
 */
export async function runTorture(words: readonly string[]): Promise<boolean> {
  const root = checkoutAbove(import.meta.dirname)
  if (!root)
    throw new StartError(
      "no_checkout",
      "The torture tests are part of the repository, not of the installed package.",
      "Clone the repository and run npm run torture there.",
    )
  const child = spawn(
    "npm",
    ["run", "--silent", "torture", "--", ...words.flatMap((word) => word.split(","))],
    {
      cwd: root,
      stdio: "inherit",
      shell: process.platform === "win32",
    },
  )
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on("error", reject)
    child.on("close", resolve)
  })
  if (code === 2)
    throw new StartError(
      "option_not_valid",
      "The torture tests were not understood.",
      "Name them as they are listed above, e.g. stheno torture R8,S9.",
    )
  return code === 0
}

function checkoutAbove(directory: string): string | undefined {
  for (let at = directory; at !== path.dirname(at); at = path.dirname(at))
    if (fs.existsSync(path.join(at, "stress-tests/run.ts"))) return at
  return undefined
}
