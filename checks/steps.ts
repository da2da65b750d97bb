import fs from "node:fs"

interface Step {
  readonly name: string
  readonly seconds: number
}

/**
 * Records the steps of a check that runs on demand, with their durations.
 * @param file where `finish` writes the result
 * @param facts what the result says beside the steps
 */
export function recordSteps(file: string, facts: object = {}) {
  const steps: Step[] = []
  let running = ""
  const seconds = (since: number) => Math.round((performance.now() - since) / 100) / 10
  return {
    /** Runs a step, and prints its name and duration. */
    step: async <T>(name: string, run: () => T | Promise<T>): Promise<T> => {
      running = name
      const started = performance.now()
      const result = await run()
      steps.push({ name, seconds: seconds(started) })
      console.log(`${String(steps.at(-1)!.seconds).padStart(6)} s  ${name}`)
      return result
    },
    /** Writes the result, and sets the exit code. */
    finish: (outcome: "passed" | "failed"): void => {
      const date = new Date().toISOString().slice(0, 10)
      const failed = outcome === "failed" ? { failed: running } : {}
      const versions = { node: process.versions.node }
      fs.writeFileSync(
        file,
        `${JSON.stringify({ outcome, date, ...failed, versions, ...facts, steps }, null, 2)}\n`,
      )
      console.log(outcome === "passed" ? "Everything passed." : `Failed: ${running}`)
      process.exitCode = outcome === "passed" ? 0 : 1
    },
  }
}
