import { randomBytes } from "node:crypto"
import fs from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { freePort } from "./free-port.ts"
import { ownVersion } from "./places.ts"
import { tarballFolder } from "./tarballs.ts"
import { packageName, unwritable, writeEnvironment, type Language } from "./write-project.ts"

/** A storefront to write beside a project. */
export interface StorefrontPlan {
  /** absolute path of the folder to create */
  readonly directory: string
  /** address of the project's API */
  readonly apiUrl: string
  /** folder with tarballs of our packages; without it the client comes from npm's registry */
  readonly packages: string | undefined
  /** absolute path of a folder of subscribers, which gets the one that tells the storefront what changed */
  readonly subscribers?: string | undefined
  /** what the subscriber is written in; default: TypeScript */
  readonly language?: Language
  /** further settings for its `.env.local`; an empty one is left to fill in */
  readonly settings?: Readonly<Record<string, string>>
}

/** A storefront that was written. */
export interface Storefront {
  readonly directory: string
  readonly url: string
  /** what the server signs its revalidation requests with */
  readonly secret: string
  /** what it proves with that it may tell the addresses of its customers */
  readonly clientAddressSecret: string
}

const client = "@stheno/js-client"

/** Calls the webhook of the storefront when the catalog changes. */
const subscriber = "server/revalidate-storefront"

/** The folder of the storefront of a project: beside it, as create-medusa-app of v1 places it. */
export function storefrontFolder(project: string): string {
  return `${project}-storefront`
}

/** The starter in this package, or in the repository that this program runs from. */
function starter(): string {
  const packed = fileURLToPath(new URL("../starter-nextjs", import.meta.url))
  return fs.existsSync(packed) ? packed : fileURLToPath(new URL("../../../starters/nextjs", import.meta.url))
}

/**
 * Writes the files of a storefront, which is a Next.js app that sells what the project's server offers.
 * @throws AppError when the folder cannot be written
 */
export async function writeStorefront(plan: StorefrontPlan): Promise<Storefront> {
  const { directory } = plan
  const from = starter()
  try {
    fs.cpSync(from, directory, { recursive: true, filter: (file) => isWanted(path.relative(from, file)) })
    if (fs.existsSync(path.join(directory, "_gitignore")))
      fs.renameSync(path.join(directory, "_gitignore"), path.join(directory, ".gitignore"))
  } catch (error) {
    throw unwritable(directory, error)
  }
  const port = (await freePort(8000, new Set())) ?? 8000
  const storefront = {
    directory,
    url: `http://localhost:${port}`,
    secret: randomBytes(32).toString("hex"),
    clientAddressSecret: randomBytes(32).toString("hex"),
  }
  if (plan.subscribers) {
    const file = `${subscriber}.${plan.language === "javascript" ? "js" : "ts"}`
    fs.mkdirSync(plan.subscribers, { recursive: true })
    fs.copyFileSync(path.join(from, file), path.join(plan.subscribers, path.basename(file)))
  }
  writeManifest(plan, port)
  writeSettings(plan, storefront)
  return storefront
}

/** What the server of the project has to know about its storefront, as settings for its `.env`. */
export function serverSettings({ url, secret, clientAddressSecret }: Storefront): Record<string, string> {
  return {
    STORE_URL: url,
    STOREFRONT_URL: url,
    // The configuration names port 8000, and the storefront may have another one.
    STORE_CORS: url,
    REVALIDATE_SECRET: secret,
    CLIENT_ADDRESS_SECRET: clientAddressSecret,
  }
}

/** End-to-end tests need a server of the repository, and the lock names the client by its place there. */
function isWanted(file: string): boolean {
  const [top, folder] = file.split(path.sep)
  if (top === "tests" && folder === "e2e") return false
  return !["node_modules", ".next", "next-env.d.ts", "package-lock.json"].includes(top!)
}

interface Manifest {
  name: string
  scripts: Record<string, string>
  dependencies: Record<string, string>
}

function writeManifest({ directory, packages }: StorefrontPlan, port: number): void {
  const file = path.join(directory, "package.json")
  const manifest = JSON.parse(fs.readFileSync(file, "utf8")) as Manifest
  manifest.name = packageName(directory)
  const { "test:e2e": _, "test:all": __, postinstall: ___, ...scripts } = manifest.scripts
  manifest.scripts = Object.fromEntries(
    Object.entries(scripts).map(([name, command]) => [name, command.replaceAll("8000", String(port))]),
  )
  manifest.dependencies[client] = clientFor(directory, packages)
  fs.writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`)
}

/** Copies the client's tarball into the storefront, so that it installs on any machine that has a copy of it. */
function clientFor(directory: string, packages: string | undefined): string {
  const name = `stheno-js-client-${ownVersion()}.tgz`
  if (packages === undefined || !fs.existsSync(path.join(packages, name))) return ownVersion()
  fs.mkdirSync(path.join(directory, tarballFolder), { recursive: true })
  fs.copyFileSync(path.join(packages, name), path.join(directory, tarballFolder, name))
  return `file:${tarballFolder}/${name}`
}

function writeSettings(
  { directory, apiUrl, settings }: StorefrontPlan,
  { url, secret, clientAddressSecret }: Storefront,
): void {
  writeEnvironment(path.join(directory, ".env.local"), {
    NEXT_PUBLIC_MEDUSA_BACKEND_URL: apiUrl,
    NEXT_PUBLIC_BASE_URL: url,
    NEXT_PUBLIC_STORE_NAME: path.basename(directory).replace(/-storefront$/, ""),
    REVALIDATE_SECRET: secret,
    CLIENT_ADDRESS_SECRET: clientAddressSecret,
    ...settings,
  })
}
