import fs from "node:fs"
import path from "node:path"
import { assertProductionReady } from "../../config/production.ts"
import { configKeys, type Config } from "../../config/keys.ts"
import { isProduction } from "../../config/read-config.ts"
import { explainOldNode, oldestNode } from "../../old-node.ts"
import { StartError } from "../../start-error.ts"
import { broken, fine, worthKnowing, type Finding } from "./finding.ts"

/** @param version e.g. `20.19.0` */
export function checkNode(version: string): Finding {
  return explainOldNode(version) === undefined
    ? fine("Node.js", `Node.js ${version} is supported.`)
    : broken("Node.js", `Node.js ${version} is too old; ${oldestNode.join(".")} or newer is needed.`, {
        remedy: "Install a current version from https://nodejs.org.",
        page: "/troubleshooting/common-installation-errors",
      })
}

/** Secrets, the admin's password, and what production demands. */
export function checkSecrets(config: Config, env: NodeJS.ProcessEnv): Finding {
  if (isProduction(config)) {
    try {
      assertProductionReady(config, env)
    } catch (error) {
      if (error instanceof StartError) return broken("secrets", error.message, { remedy: error.remedy })
      throw error
    }
    return fine("secrets", "No secret has its default value.")
  }
  const weak = (["jwtSecret", "cookieSecret", "adminPassword"] as const).filter(
    (name) => config[name] === configKeys[name].default,
  )
  if (weak.length === 0) return fine("secrets", "No secret has its default value.")
  const names = weak.map((name) => configKeys[name].env).join(", ")
  return worthKnowing("secrets", `${names}: default value, which production rejects.`, {
    remedy: "Set them before the server is reachable from the internet.",
  })
}

/** Entries that no browser's origin ever equals, and production that only this machine may call. */
export function checkCors(config: Config): Finding[] {
  const page = "/troubleshooting/cors-issues"
  return (["storeCors", "adminCors"] as const).map((name) => {
    const { env } = configKeys[name]
    const wrong = config[name].map(faultOf).find(Boolean)
    if (wrong) return broken(env, wrong, { remedy: `Correct ${env}.`, page })
    const isLocal = config[name].every((entry) => /localhost|127\.0\.0\.1/.test(entry))
    return isProduction(config) && isLocal
      ? broken(env, `${env} allows only origins on this machine.`, {
          remedy: `Set ${env} to the origins of your sites, such as https://shop.example.com.`,
          page,
        })
      : fine(env, `Allowed origins: ${config[name].join(", ") || "none"}.`)
  })
}

function faultOf(entry: string): string | undefined {
  if (entry.startsWith("/")) return isExpression(entry) ? undefined : `${entry} is not a regular expression.`
  if (entry === "*") return "* allows no origin, because requests with cookies need an exact origin."
  if (!URL.canParse(entry)) return `${entry} is not an origin: http:// or https:// is missing.`
  const { origin } = new URL(entry)
  return origin === entry ? undefined : `${entry} does not match any origin. Use ${origin}.`
}

function isExpression(entry: string): boolean {
  try {
    new RegExp(entry.replace(/^\/|\/\w*$/g, ""))
    return true
  } catch {
    return false
  }
}

/** Where the file provider comes from. A plugin checks its options itself, and not all of them are required. */
export type FileProviderOrigin = "project" | "plugin" | undefined

/**
 * Settings and plugins of v1 that expect something else to be there.
 * @param found.fileProvider where the file provider comes from that may read the settings of S3
 * @param found.hasSharedCache whether the project has a cache that may read the address of Redis
 */
export function checkServices(
  env: NodeJS.ProcessEnv,
  directory: string,
  { fileProvider, hasSharedCache }: { fileProvider: FileProviderOrigin; hasSharedCache: boolean },
): Finding[] {
  const found: Finding[] = []
  if (env.REDIS_URL && !hasSharedCache)
    found.push(
      worthKnowing(
        "Redis",
        "REDIS_URL is set but not used: events, jobs and sessions are stored in PostgreSQL.",
        {
          remedy: "Remove it, or add the plugin @stheno/redis. Stheno does not need Redis.",
          page: "/troubleshooting/redis-events",
        },
      ),
    )
  const lacking = lackingS3(env)
  if (!fileProvider && s3.some((name) => env[name]))
    found.push(
      worthKnowing("S3", "S3 settings are set but not used: files are stored in DATA_DIR.", {
        remedy: "Remove them, or add the plugin @stheno/file-s3 or another file provider.",
        page: "/troubleshooting/s3-acl-error",
      }),
    )
  else if (fileProvider !== "plugin" && lacking.length > 0)
    found.push(
      broken("S3", `Some S3 settings are missing: ${lacking.join(", ")}.`, {
        remedy: "Set all of them, or none to store files in DATA_DIR.",
        page: "/troubleshooting/s3-acl-error",
      }),
    )
  if (!hasPackages(path.join(directory, "node_modules")))
    found.push(
      broken("packages", "The packages of this project are not installed.", {
        remedy: "Run npm install in the project's folder.",
        page: "/troubleshooting/common-installation-errors",
      }),
    )
  return found
}

/** Reading the project leaves a cache of what it compiled in a folder that may otherwise not be there. */
function hasPackages(folder: string): boolean {
  return fs.existsSync(folder) && fs.readdirSync(folder).some((name) => name !== ".cache")
}

/** What providers for S3 commonly read. */
const s3 = ["S3_URL", "S3_BUCKET", "S3_REGION", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"]

function lackingS3(env: NodeJS.ProcessEnv): string[] {
  const lacking = s3.filter((name) => !env[name])
  return lacking.length === s3.length ? [] : lacking
}
