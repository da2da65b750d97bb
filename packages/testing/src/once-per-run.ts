import fs from "node:fs"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { createTemporaryDirectory } from "@stheno/server/internal/testing/temporary-directory.ts"

/**
 * Makes a folder once per test run: the first test file that asks makes it, and the others wait for it. They may read and
 * copy it. Outside of a run, every caller makes one.
 * @param name of the folder
 * @param make fills the empty folder
 * @returns the folder; the run removes it
 * @throws what `make` threw in the file that called it
 */
export async function oncePerRun(name: string, make: (folder: string) => Promise<unknown>): Promise<string> {
  const folder = path.join(process.env.STHENO_TEST_RUN ?? createTemporaryDirectory(), name)
  const end = `${folder}.end`
  if (claim(folder)) {
    const problem = await make(folder).then(
      () => "",
      (error: Error) => error.stack ?? error.message,
    )
    fs.writeFileSync(`${end}.part`, problem)
    fs.renameSync(`${end}.part`, end)
  }
  while (!fs.existsSync(end)) await sleep(100)
  const problem = fs.readFileSync(end, "utf8")
  if (problem) throw new Error(`${name} was not made: ${problem}`)
  return folder
}

/** Whether this caller is the first. */
function claim(folder: string): boolean {
  try {
    fs.mkdirSync(folder)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false
    throw error
  }
}
