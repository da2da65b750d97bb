import { spawn } from "node:child_process"
import { fileURLToPath } from "node:url"
import { memoryOf } from "./peak-memory.ts"

const root = fileURLToPath(new URL("../..", import.meta.url))

/** What a build took. */
export interface Build {
  readonly seconds: number
  /** most memory of the build and its helpers together, bytes */
  readonly memory: number
}

/** The build failed; the message is what it printed. */
export class BuildError extends Error {}

/**
 * Builds the whole site beside the one that is there.
 * @param folder for what builds keep and for the site
 * @throws BuildError when it fails
 * @since 0.1
 */
export async function runBuild(folder: string): Promise<Build> {
  const started = performance.now()
  const child = spawn(
    process.execPath,
    ["--conditions=stheno-source", "--import", "tsx", "scripts/build.ts", folder],
    { cwd: root, stdio: ["ignore", "pipe", "pipe"] },
  )
  let memory = 0
  const look = setInterval(() => (memory = Math.max(memory, memoryOf(child.pid!))), 100)
  const printed: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => printed.push(text))
  const code = await new Promise((resolve) => child.on("close", resolve))
  clearInterval(look)
  if (code !== 0) throw new BuildError(printed.join(""))
  return { seconds: (performance.now() - started) / 1000, memory }
}
