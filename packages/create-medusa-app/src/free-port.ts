import fs from "node:fs"
import net from "node:net"
import path from "node:path"

/**
 * The first port from a given one on that nothing listens at.
 * @param reserved ports to skip, e.g. ports of servers that are not running
 * @returns undefined when the next hundred are taken too
 */
export async function freePort(from: number, reserved: ReadonlySet<number>): Promise<number | undefined> {
  for (let port = from; port < from + 100; port++)
    if (!reserved.has(port) && (await isFree(port))) return port
  return undefined
}

/** The ports of the projects that a folder contains: two projects can run at once. */
export function portsOfProjects(folder: string): ReadonlySet<number> {
  const entries = fs.existsSync(folder) ? fs.readdirSync(folder, { withFileTypes: true }) : []
  const ports = entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => portOfProject(path.join(folder, name)))
  return new Set(ports.filter((port) => port !== undefined))
}

function portOfProject(project: string): number | undefined {
  try {
    if (!fs.readFileSync(path.join(project, "package.json"), "utf8").includes('"@stheno/server"')) return
    const settings = fs.readFileSync(path.join(project, ".env"), "utf8")
    return Number(/^PORT=(\d+)$/m.exec(settings)?.[1] ?? 9000)
  } catch {
    return undefined
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = net.createServer()
    server.once("error", () => resolve(false))
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)))
  })
}
