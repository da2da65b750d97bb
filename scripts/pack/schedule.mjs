/**
 * Runs tasks as soon as those that they wait for have ended, some at a time.
 * @param {Readonly<Record<string, readonly string[]>>} needs the tasks by name, each with the names of those it waits for
 * @param {number} width how many run at once at most
 * @param {(name: string) => Promise<void>} run
 * @throws what the first task throws that fails; no further task is started
 */
export async function schedule(needs, width, run) {
  const ended = new Set()
  const waiting = new Set(Object.keys(needs))
  const running = new Map()
  while (waiting.size + running.size > 0) {
    for (const name of waiting) {
      if (running.size >= width) break
      if (!needs[name].every((each) => ended.has(each))) continue
      waiting.delete(name)
      running.set(
        name,
        run(name).then(() => name),
      )
    }
    if (running.size === 0) throw new Error(`Nothing can run of: ${[...waiting].join(", ")}`)
    const name = await Promise.race(running.values())
    running.delete(name)
    ended.add(name)
  }
}
