import { spawnSync } from "node:child_process"
import fs from "node:fs"

/**
 * Whether a process with this id runs, also when it belongs to another user.
 * @since 0.1
 */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !isZombie(pid)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM"
  }
}

/**
 * When a process started, as an opaque text: with the id it names one process for good, since ids are
 * used again (in a container, at every start).
 * @returns `undefined` where the system does not tell
 * @since 0.1
 */
export function startMark(pid: number): string | undefined {
  if (process.platform === "win32") return undefined
  if (process.platform !== "linux") return processField(pid, "lstart")
  const fields = linuxStat(pid)
  return fields && `${readLine("/proc/sys/kernel/random/boot_id")} ${fields[19]}`
}

/**
 * Whether the process with this id is a PostgreSQL server. True where the system does not tell.
 * @since 0.1
 */
export function isPostgres(pid: number): boolean {
  if (process.platform === "win32") return true
  if (process.platform === "linux") return readLine(`/proc/${pid}/comm`)?.startsWith("postgres") ?? true
  return processField(pid, "comm")?.includes("postgres") ?? true
}

/** A child whose parent has not yet collected it still answers signal 0, though it is gone. */
function isZombie(pid: number): boolean {
  return process.platform === "linux" && linuxStat(pid)?.[0] === "Z"
}

/** The fields of /proc/PID/stat from the third (state) on; the second may hold spaces and parentheses. */
function linuxStat(pid: number): string[] | undefined {
  const line = readLine(`/proc/${pid}/stat`)
  return line?.slice(line.lastIndexOf(")") + 2).split(" ")
}

function readLine(file: string): string | undefined {
  try {
    return fs.readFileSync(file, "utf8").trim()
  } catch {
    return undefined
  }
}

function processField(pid: number, field: string): string | undefined {
  const { status, stdout } = spawnSync("ps", ["-o", `${field}=`, "-p", String(pid)], { encoding: "utf8" })
  return status === 0 && stdout.trim() ? stdout.trim() : undefined
}
