import { spawn } from "node:child_process"
import fs from "node:fs"
import http from "node:http"
import path from "node:path"
import { root } from "./places.ts"

/** A registry that npm can install from. */
export interface NpmRegistry {
  readonly url: string
  close(): Promise<void>
}

/** An entry of the lock file. */
interface Locked {
  readonly version?: string
  readonly link?: boolean
  readonly [more: string]: unknown
}

/** Folders of installed packages by name and version. */
type Installed = ReadonlyMap<string, ReadonlyMap<string, { readonly place: string; readonly facts: Locked }>>

/**
 * Starts a registry with the packages that this checkout has installed, and no others: what is installed from it needs
 * no network, and is the same on every machine.
 */
export async function startNpmRegistry(): Promise<NpmRegistry> {
  const installed = readInstalled()
  const server = http.createServer((request, response) => {
    const [, name = "", version] = /^\/((?:@[^/]+\/)?[^/@]+)(?:\/-\/(.+)\.tar)?$/.exec(
      decodeURIComponent(request.url ?? ""),
    ) ?? [""]
    const versions = installed.get(name)
    const found = version === undefined ? undefined : versions?.get(version)
    if (found) return sendTarball(found.place, response)
    if (!versions || version !== undefined) return void response.writeHead(404).end("{}")
    response
      .setHeader("content-type", "application/json")
      .end(JSON.stringify(describe(name, versions, server)))
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return {
    url: addressOf(server),
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

/** The packages of plugins are installed separately: where they are not, the registry does not have them. */
function readInstalled(): Installed {
  const installed = new Map<string, Map<string, { place: string; facts: Locked }>>()
  for (const checkout of [path.join(root, "plugins"), root]) {
    const { packages } = JSON.parse(fs.readFileSync(path.join(checkout, "package-lock.json"), "utf8")) as {
      packages: Record<string, Locked>
    }
    for (const [folder, facts] of Object.entries(packages)) {
      const name = folder.split("node_modules/").at(-1)!
      const place = path.join(checkout, folder)
      const isPackage = folder.includes("node_modules/") && !facts.link && facts.version
      if (!isPackage || (checkout !== root && !fs.existsSync(place))) continue
      const versions = installed.get(name) ?? new Map<string, { place: string; facts: Locked }>()
      versions.delete(facts.version)
      versions.set(facts.version, { place, facts })
      installed.set(name, versions)
    }
  }
  return installed
}

function describe(
  name: string,
  versions: NonNullable<ReturnType<Installed["get"]>>,
  server: http.Server,
): object {
  const entries = [...versions].map(([version, { facts }]): [string, object] => {
    const { integrity: _, resolved: __, dev: ___, ...known } = facts
    const tarball = `${addressOf(server)}${name}/-/${version}.tar`
    return [version, { ...known, name, version, dist: { tarball } }]
  })
  return { name, "dist-tags": { latest: [...versions.keys()].at(-1) }, versions: Object.fromEntries(entries) }
}

/** What npm unpacks may be a plain archive; packing it tighter would take longer than sending it. */
function sendTarball(place: string, response: http.ServerResponse): void {
  const tar = spawn("tar", ["-cf", "-", "--exclude=./node_modules", "-C", place, "."])
  response.setHeader("content-type", "application/octet-stream")
  tar.stdout.pipe(response)
  tar.on("close", (code) => code !== 0 && response.destroy())
}

function addressOf(server: http.Server): string {
  const address = server.address()
  if (typeof address !== "object" || !address) throw new TypeError("The registry does not listen")
  return `http://127.0.0.1:${address.port}/`
}
