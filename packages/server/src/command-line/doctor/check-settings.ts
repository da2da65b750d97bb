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
    ? fine("Node.js", `Node.js ${version} will do.`)
    : broken("Node.js", `Node.js ${version} is too old; ${oldestNode.join(".")} or newer is needed.`, {
        remedy: "Install a current one from https://nodejs.org.",
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
    return fine("secrets", "The secrets are the shop's own.")
  }
  const weak = (["jwtSecret", "cookieSecret", "adminPassword"] as const).filter(
    (name) => config[name] === configKeys[name].default,
  )
  if (weak.length === 0) return fine("secrets", "The secrets are the shop's own.")
  const names = weak.map((name) => configKeys[name].env).join(", ")
  return worthKnowing("secrets", `${names}: the default, which production refuses.`, {
    remedy: "Set them before strangers can reach the shop.",
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
      ? broken(env, `${env} lets in nothing but this machine.`, {
          remedy: `Set ${env} to the origins that browsers show, e.g. https://shop.example.com.`,
          page,
        })
      : fine(env, `Browsers may call from ${config[name].join(", ") || "nowhere"}.`)
  })
}

function faultOf(entry: string): string | undefined {
  if (entry.startsWith("/")) return isExpression(entry) ? undefined : `${entry} is no regular expression.`
  if (entry === "*") return "* lets in nobody: browsers send cookies to origins that are named only."
  if (!URL.canParse(entry)) return `${entry} is no origin: it lacks http:// or https://.`
  const { origin } = new URL(entry)
  return origin === entry ? undefined : `${entry} matches no browser's origin; ${origin} does.`
}

function isExpression(entry: string): boolean {
  try {
    new RegExp(entry.replace(/^\/|\/\w*$/g, ""))
    return true
  } catch {
    return false
  }
}

/**
 * Settings and plugins of v1 that expect something else to be there.
 * @param hasFileProvider whether the project brings what may read the settings of S3
 */
export function checkServices(
  env: NodeJS.ProcessEnv,
  directory: string,
  hasFileProvider: boolean,
): Finding[] {
  const found: Finding[] = []
  if (env.REDIS_URL)
    found.push(
      worthKnowing(
        "Redis",
        "REDIS_URL is set and not used: events, jobs and sessions are kept in PostgreSQL.",
        {
          remedy: "Leave it out; nothing waits for Redis.",
          page: "/troubleshooting/redis-events",
        },
      ),
    )
  const lacking = lackingS3(env)
  if (!hasFileProvider && s3.some((name) => env[name]))
    found.push(
      worthKnowing("S3", "Settings of S3 are there and not used: files are kept in DATA_DIR.", {
        remedy: "Leave them out, or add a file provider that reads them.",
        page: "/troubleshooting/s3-acl-error",
      }),
    )
  else if (lacking.length > 0)
    found.push(
      broken(
        "S3",
        `Some settings of S3 are there, and ${lacking.join(", ")} ${lacking.length > 1 ? "are" : "is"} not.`,
        {
          remedy: "Set all of them, or none for files in DATA_DIR.",
          page: "/troubleshooting/s3-acl-error",
        },
      ),
    )
  if (!hasPackages(path.join(directory, "node_modules")))
    found.push(
      broken("packages", "There are no packages in node_modules here.", {
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
