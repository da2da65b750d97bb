import { spawn, spawnSync } from "node:child_process"
import fs from "node:fs"
import { createServer } from "node:https"
import type { AddressInfo } from "node:net"
import path from "node:path"
import { parseEnv } from "node:util"
import { parse } from "yaml"
import { expect, it } from "vitest"
import { parseCommand } from "@stheno/server/internal/command-line/arguments.ts"
import { configKeys } from "@stheno/server/internal/config/keys.ts"
import { assertProductionReady } from "@stheno/server/internal/config/production.ts"
import { readConfig } from "@stheno/server/internal/config/read-config.ts"
import { createTemporaryDirectory } from "@stheno/server/internal/testing/temporary-directory.ts"
import { withSecrets } from "./with-secrets.ts"

const read = (name: string) =>
  fs.readFileSync(path.join(import.meta.dirname, name), "utf8")
/** A service of App Platform, Compose or Render, with the keys that the tests read. */
interface Service {
  readonly envs: readonly { readonly key: string }[]
  readonly environment: Readonly<Record<string, string>>
  readonly image: string
  readonly command: readonly string[]
  readonly env_file: string
  readonly build: { readonly dockerfile: string }
  readonly ports?: readonly string[]
  readonly profiles?: readonly string[]
  readonly envVars: readonly { readonly key?: string; readonly value: string }[]
  readonly healthCheckPath: string
  readonly maxShutdownDelaySeconds: number
}

const has = (program: string) =>
  spawnSync(program, ["--version"], { stdio: "ignore" }).error === undefined
const variables = new Set(Object.values(configKeys).map(({ env }) => env))

/** The services of a file of Compose. */
const composed = (name: string) =>
  (parse(read(name)) as { services: Record<string, Service> }).services

const rendered = () =>
  parse(read("render.yaml")) as {
    services: Service[]
    envVarGroups: Pick<Service, "envVars">[]
  }

/** A certificate for localhost that nobody else has issued. */
function ownCertificate(directory: string): { key: string; cert: string } {
  const options =
    "req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost -keyout key.pem -out cert.pem"
  const { status } = spawnSync("openssl", options.split(" "), { cwd: directory })
  expect(status).toBe(0)
  const file = (name: string) => fs.readFileSync(path.join(directory, name), "utf8")
  return { key: file("key.pem"), cert: file("cert.pem") }
}

/** What follows the program's name in a file, up to the end of the line or a quote of the list. */
function commandsIn(text: string): string[][] {
  const plain = text.replace(/", "/g, " ")
  return [...plain.matchAll(/node_modules\/\.bin\/stheno ([a-z -]+)/g)].map(
    ([, words]) => words!.trim().split(" "),
  )
}

it("starts in production with the settings that are shown", () => {
  const shown = parseEnv(read("shop.env")) as NodeJS.ProcessEnv
  expect(() =>
    assertProductionReady(readConfig({ ...shown, NODE_ENV: "production" }), {
      ...shown,
      NODE_ENV: "production",
    }),
  ).toThrow("In production JWT_SECRET must be a secret value")
  const env = withSecrets(shown)
  expect(Object.keys(env).filter((name) => !variables.has(name))).toEqual([])
  const config = readConfig({ ...env, NODE_ENV: "production" })
  expect(() =>
    assertProductionReady(config, { ...env, NODE_ENV: "production" }),
  ).not.toThrow()
  expect(config.trustedProxies).toBe(1)
})

it("shows commands that the program understands", async () => {
  const files = fs
    .readdirSync(import.meta.dirname)
    .filter((n) => !n.includes(".test."))
  const commands = files.flatMap((name) => commandsIn(read(name)))
  expect(commands.length).toBeGreaterThan(8)
  for (const words of commands)
    expect(await parseCommand(words), words.join(" ")).toMatchObject({
      kind: "run",
    })
})

it("sets variables that the program reads", () => {
  const { services, workers } = parse(read("app.yaml")) as {
    services: Service[]
    workers: Service[]
  }
  const compose = composed("compose.yaml")
  const render = rendered()
  const named = [
    ...[...services, ...workers].flatMap(({ envs }) => envs.map(({ key }) => key)),
    ...Object.keys({
      ...compose.api.environment,
      ...compose.worker.environment,
    }),
    ...[...render.services, ...render.envVarGroups].flatMap(({ envVars }) =>
      envVars.flatMap(({ key }) => key ?? []),
    ),
    ...[...read("fly.toml").matchAll(/^ +([A-Z_]{4,}) = /gm)].map(
      ([, name]) => name!,
    ),
    ...["heroku.sh", "fly.sh"].flatMap((file) =>
      [...read(file).matchAll(/\b([A-Z_]{4,})=/g)].map(([, name]) => name!),
    ),
  ]
  // PGSSLMODE is PostgreSQL's own, and the commands of app.yaml read DATABASE_CA.
  const others = new Set(["PGSSLMODE", "DATABASE_CA"])
  expect(named.filter((name) => !variables.has(name) && !others.has(name))).toEqual(
    [],
  )
})

it.runIf(has("openssl"))(
  "verifies a database by its issuer's certificate",
  async () => {
    const directory = createTemporaryDirectory()
    const { key, cert } = ownCertificate(directory)
    const server = createServer({ key, cert }, (_, response) => response.end("ok"))
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
    const { port } = server.address() as AddressInfo
    const program = path.join(directory, "node_modules/.bin/stheno")
    fs.mkdirSync(path.dirname(program), { recursive: true })
    fs.writeFileSync(
      program,
      "fetch(process.env.DATABASE_URL).then(() => 0, () => 1).then(process.exit)",
    )
    const { services, workers } = parse(read("app.yaml")) as {
      services: { run_command: string }[]
      workers: { run_command: string }[]
    }
    try {
      for (const { run_command } of [...services, ...workers])
        for (const [certificate, code] of [
          [cert, 0],
          ["", 1],
        ] as const) {
          const child = spawn(run_command, {
            shell: true,
            cwd: directory,
            env: {
              PATH: process.env.PATH,
              DATABASE_URL: `https://localhost:${port}`,
              DATABASE_CA: certificate,
            },
          })
          expect(await new Promise((resolve) => child.on("close", resolve))).toBe(
            code,
          )
        }
    } finally {
      server.close()
    }
  },
)

it("passes requests on to where the server listens", () => {
  expect(read("nginx.conf")).toContain(
    `proxy_pass http://127.0.0.1:${configKeys.port.default};`,
  )
  expect(JSON.parse(read("railway.json"))).toMatchObject({
    deploy: { healthcheckPath: "/ready" },
  })
  const fly = read("fly.toml")
  expect(fly).toContain(`internal_port = ${configKeys.port.default}`)
  expect(fly).toContain('path = "/ready"')
  expect(rendered().services[0].healthCheckPath).toBe("/ready")
})

it("gives a server more time to stop than it waits for load balancers", () => {
  const [api] = rendered().services
  const delay = api.envVars.find(({ key }) => key === "SHUTDOWN_DELAY")?.value
  expect(api.maxShutdownDelaySeconds * 1000).toBeGreaterThan(2 * Number(delay))
  const fly = read("fly.toml")
  const [, flyDelay] = /SHUTDOWN_DELAY = "(\d+)"/.exec(fly)!
  const [, flyTime] = /kill_timeout = (\d+)/.exec(fly)!
  expect(Number(flyTime) * 1000).toBeGreaterThan(2 * Number(flyDelay))
})

it("gives events and jobs to the worker wherever one runs beside the server", () => {
  const starts = (name: string) =>
    commandsIn(read(name)).filter(([word]) => word === "start")
  const files = [
    "stheno.service",
    "app.yaml",
    "Procfile.yaml",
    "fly.toml",
    "render.yaml",
  ]
  for (const name of files)
    for (const words of starts(name)) expect(words, name).toContain("--no-worker")
  expect(composed("compose.yaml").api.environment.WORKER).toBe("off")
})

it("builds the image from the file that is shown, without the settings", () => {
  const { api, worker } = composed("compose.yaml")
  for (const { build } of [api, worker])
    expect(fs.existsSync(path.join(import.meta.dirname, build.dockerfile))).toBe(
      true,
    )
  expect(api.env_file).toMatch(/\.env$/)
  expect(read("dockerignore.env").split("\n")).toEqual(
    expect.arrayContaining([".env*", "*.env", "node_modules"]),
  )
})

it("keeps secrets and the data of customers out of images and repositories", () => {
  const template = path.join(
    import.meta.dirname,
    "../../packages/create-medusa-app/template",
  )
  const lines = (file: string) =>
    fs.readFileSync(path.resolve(import.meta.dirname, file), "utf8").split("\n")
  for (const file of ["dockerignore.env", `${template}/.dockerignore`])
    expect(lines(file), file).toEqual(
      expect.arrayContaining([".stheno", "archive", "backups", "*.env"]),
    )
  expect(lines(`${template}/_gitignore`)).toEqual(
    expect.arrayContaining([".stheno/", "archive/", "backups/", "*.env"]),
  )
})

it("offers services for development where the settings look for them, on this machine only", () => {
  const services = composed("services.yaml")
  const env = parseEnv(read("services.env")) as NodeJS.ProcessEnv
  expect(Object.keys(env).filter((name) => !variables.has(name))).toEqual([])
  const config = readConfig(env)
  const published = (name: string) => services[name].ports ?? []
  // What a plain `up` starts, and what only starts with the profile of its name.
  expect(
    Object.entries(services).map(([name, { profiles }]) => [name, profiles]),
  ).toEqual([
    ["database", undefined],
    ["redis", ["redis"]],
    ["storage", ["storage"]],
    ["buckets", ["storage"]],
    ["mail", ["mail"]],
  ])
  const named = [...read("container.sh").matchAll(/--profile (\w+)/g)]
  expect(named.map(([, name]) => name).toSorted()).toEqual([
    "mail",
    "redis",
    "storage",
  ])
  for (const name of Object.keys(services))
    for (const port of published(name))
      expect(port).toMatch(/^127\.0\.0\.1:\d+:\d+$/)
  const url = new URL(config.databaseUrl)
  expect(published("database")).toEqual([`127.0.0.1:${url.port}:5432`])
  expect([url.username, url.password]).toEqual([
    services.database.environment.POSTGRES_USER,
    services.database.environment.POSTGRES_PASSWORD,
  ])
  expect(published("mail")[0]).toBe(
    `127.0.0.1:${new URL(config.smtpUrl).port}:1025`,
  )
  const hostPorts = Object.keys(services)
    .flatMap(published)
    .map((port) => port.split(":")[1])
  expect(new Set(hostPorts).size).toBe(hostPorts.length)
  expect(hostPorts).not.toContain(String(configKeys.port.default))
})

it("pins the versions of services, and creates the buckets of the page about MinIO", () => {
  const services = composed("services.yaml")
  for (const { image } of Object.values(services))
    expect(image).toMatch(/:(\d+|v\d+\.\d+|RELEASE\.[\dTZ-]+)$/)
  const { MINIO_BUCKET, MINIO_PRIVATE_BUCKET } = parseEnv(
    read("../plugins/file-minio/minio.env"),
  )
  expect(services.buckets.command.join("\n")).toBe(
    `mc mb --ignore-existing storage/${MINIO_BUCKET} storage/${MINIO_PRIVATE_BUCKET}
mc anonymous set download storage/${MINIO_BUCKET}
`,
  )
  const { MINIO_ROOT_USER, MINIO_ROOT_PASSWORD } = services.storage.environment
  expect(services.buckets.environment).toEqual({
    MC_HOST_storage: `http://${MINIO_ROOT_USER}:${MINIO_ROOT_PASSWORD}@storage:9000`,
  })
})

const units = [
  "stheno.service",
  "stheno-worker.service",
  "stheno-backup.service",
  "stheno-backup.timer",
]
const missing = has("systemd-analyze")
  ? ""
  : ": skipped, systemd-analyze is not installed"
it.skipIf(missing)(`has units that systemd takes${missing}`, () => {
  const folder = createTemporaryDirectory()
  const files = units.map((name) => path.join(folder, name))
  units.forEach((name, i) =>
    fs.writeFileSync(
      files[i]!,
      read(name).replace("/usr/bin/node", process.execPath),
    ),
  )
  const { stderr } = spawnSync("systemd-analyze", ["verify", ...files], {
    encoding: "utf8",
  })
  fs.rmSync(folder, { recursive: true })
  expect(
    stderr.split("\n").filter((line) => units.some((name) => line.includes(name))),
  ).toEqual([])
})
