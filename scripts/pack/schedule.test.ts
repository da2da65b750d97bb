import { expect, it } from "vitest"
import { schedule } from "./schedule.mjs"

/** Tasks that end when they are told to, and what happened to them. */
function tasks() {
  const log: string[] = []
  const ends = new Map<string, () => void>()
  const run = (name: string) => {
    log.push(`+${name}`)
    return new Promise<void>((resolve) => ends.set(name, resolve))
  }
  const end = async (name: string) => {
    log.push(`-${name}`)
    ends.get(name)!()
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { log, run, end }
}

it("starts a task when those that it needs have ended, and no more at once than it may", async () => {
  const { log, run, end } = tasks()
  const done = schedule({ core: [], client: ["core"], hooks: ["client"], alone: [], last: [] }, 2, run)
  await end("alone")
  await end("core")
  await end("client")
  await end("last")
  await end("hooks")
  await done
  expect(log.join(" ")).toBe("+core +alone -alone +last -core +client -client +hooks -last -hooks")
})

it("ends with the error of a task, and says which tasks wait for each other", async () => {
  const failing = schedule({ core: [], server: ["core"] }, 2, (name: string) =>
    Promise.reject(new Error(name)),
  )
  await expect(failing).rejects.toThrow("core")
  await expect(schedule({ a: ["b"], b: ["a"] }, 2, async () => {})).rejects.toThrow(
    "Nothing can run of: a, b",
  )
})
