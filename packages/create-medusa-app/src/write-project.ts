import { randomBytes } from "node:crypto"
import fs from "node:fs"
import path from "node:path"
import { AppError } from "./app-error.ts"
import { ownVersion, template } from "./places.ts"

/** What a project is written from. */
export interface ProjectPlan {
  /** absolute path of the folder to create */
  readonly directory: string
  readonly adminEmail: string
  readonly databaseUrl: string | undefined
  readonly hasExamples: boolean
  /** folder with tarballs of our packages */
  readonly packages: string | undefined
  readonly port: number
}

/** The examples that `--no-boilerplate` leaves out stand in these folders. */
const folders = ["api", "models", "migrations", "services", "subscribers", "jobs", "loaders"]

/**
 * Writes a project's files.
 * @returns the password of the admin user
 * @throws AppError when the folder is not empty or cannot be written
 */
export function writeProject(plan: ProjectPlan): string {
  assertEmpty(plan.directory)
  try {
    fs.mkdirSync(plan.directory, { recursive: true })
    fs.cpSync(template, plan.directory, { recursive: true, filter: (file) => isWanted(file, plan) })
    fs.renameSync(path.join(plan.directory, "_gitignore"), path.join(plan.directory, ".gitignore"))
  } catch (error) {
    throw new AppError(
      `The folder ${plan.directory} cannot be written: ${(error as Error).message}.`,
      "Choose another one with --directory-path DIR.",
    )
  }
  for (const folder of folders) {
    const place = path.join(plan.directory, "src", folder)
    fs.mkdirSync(place, { recursive: true })
    if (!plan.hasExamples) fs.writeFileSync(path.join(place, ".gitkeep"), "")
  }
  const readme = path.join(plan.directory, "README.md")
  const name = path.basename(plan.directory)
  fs.writeFileSync(readme, fs.readFileSync(readme, "utf8").replaceAll("{{name}}", name))
  writePackage(plan)
  return writeEnvironment(plan)
}

/** @throws AppError when there is something in the folder */
export function assertEmpty(directory: string): void {
  if (!fs.existsSync(directory)) return
  const isFolder = fs.statSync(directory).isDirectory()
  if (isFolder && fs.readdirSync(directory).every((name) => name === ".git")) return
  throw new AppError(
    isFolder ? `The folder ${directory} is not empty.` : `${directory} is a file.`,
    "Choose another name, or empty the folder.",
  )
}

function isWanted(file: string, { hasExamples }: ProjectPlan): boolean {
  const [top, folder] = path.relative(template, file).split(path.sep)
  return hasExamples || top !== "src" || !folder
}

/** Writes `.env`, with secrets of the project's own. @returns the password of the admin user */
export function writeEnvironment({ directory, adminEmail, databaseUrl, port }: ProjectPlan): string {
  const password = randomBytes(9).toString("base64url")
  const values = {
    ADMIN_EMAIL: adminEmail,
    ADMIN_PASSWORD: password,
    JWT_SECRET: randomBytes(32).toString("hex"),
    COOKIE_SECRET: randomBytes(32).toString("hex"),
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...(port !== 9000 && { PORT: String(port) }),
  }
  const lines = Object.entries(values).map(
    ([name, value]) => `${name}=${/[#\s"']/.test(value) ? JSON.stringify(value) : value}`,
  )
  fs.writeFileSync(path.join(directory, ".env"), `${lines.join("\n")}\n`, { mode: 0o600 })
  return password
}

function writePackage({ directory, packages }: ProjectPlan): void {
  const version = ownVersion()
  const tarballs = packages ? tarballsIn(packages) : {}
  const ours = ["@stheno/core", "@stheno/server"]
  const manifest = {
    name: path
      .basename(directory)
      .toLowerCase()
      .replace(/[^a-z0-9._~-]+/g, "-"),
    private: true,
    version: "0.0.1",
    type: "module",
    engines: { node: ">=20.19" },
    scripts: {
      dev: "stheno develop --no-seed",
      start: "stheno start --no-seed",
      seed: "stheno seed --seed-file data/seed.json",
      types: "tsc",
    },
    dependencies: Object.fromEntries(ours.map((name) => [name, tarballs[name] ?? version])),
    devDependencies: { "@types/node": "20.19.43", typescript: "6.0.3" },
    ...(packages && {
      overrides: Object.fromEntries(
        Object.entries(tarballs).map(([name, place]) => [name, ours.includes(name) ? `$${name}` : place]),
      ),
    }),
  }
  fs.writeFileSync(path.join(directory, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`)
}

/** The tarballs of our packages in a folder, by the packages' names. */
function tarballsIn(folder: string): Record<string, string> {
  const found = fs.existsSync(folder) ? fs.readdirSync(folder) : []
  const tarballs = found.flatMap((file) => {
    const [, name] = /^stheno-(.+)-\d+\.\d+\.\d+.*\.tgz$/.exec(file) ?? []
    return name ? [[`@stheno/${name}`, `file:${path.resolve(folder, file)}`] as const] : []
  })
  if (tarballs.length > 0) return Object.fromEntries(tarballs)
  throw new AppError(`There are no tarballs of Stheno in ${folder}.`, "Pack them there with npm pack.")
}
