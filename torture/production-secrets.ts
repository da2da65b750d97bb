import { spawn } from "node:child_process"
import { openShop } from "./shop.ts"
import { inTime, type TortureTest } from "./test.ts"

const cases: Readonly<Record<string, Record<string, string>>> = {
  "no secrets": {},
  "the default secret": { JWT_SECRET: "supersecret", COOKIE_SECRET: "supersecret" },
  "a short secret": { JWT_SECRET: "abcdefgh", COOKIE_SECRET: "abcdefgh" },
  "the default admin password": {
    JWT_SECRET: "x7".repeat(24),
    COOKIE_SECRET: "y8".repeat(24),
    ADMIN_PASSWORD: "supersecret",
  },
}

/** S10: production with a secret that anybody can guess does not start. */
export const productionSecrets: TortureTest = {
  id: "S10",
  title: "production refuses default and short secrets",
  async run(context) {
    const { breach } = context
    const shop = await openShop()
    try {
      for (const [name, secrets] of inTime(Object.entries(cases), "starts", context)) {
        const { code, output } = await start(shop.databaseUrl, secrets)
        if (code !== 1) breach(`with ${name} it ended with ${code}`)
        if (!/secret|password/i.test(output))
          breach(`with ${name} it does not say why: ${output.slice(0, 200)}`)
      }
    } finally {
      await shop.close()
    }
  },
}

function start(
  databaseUrl: string,
  secrets: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const { JWT_SECRET, COOKIE_SECRET, ADMIN_PASSWORD, ...inherited } = process.env
  void [JWT_SECRET, COOKIE_SECRET, ADMIN_PASSWORD]
  const environment = {
    ...inherited,
    NODE_ENV: "production",
    DATABASE_URL: databaseUrl,
    PORT: "0",
    ...secrets,
  }
  const args = [
    "--conditions=stheno-source",
    "--import",
    "tsx",
    "packages/server/src/cli.ts",
    "start",
    "--no-seed",
    "--api-only",
  ]
  return new Promise((done) => {
    const child = spawn(process.execPath, args, { env: environment, stdio: ["ignore", "pipe", "pipe"] })
    let output = ""
    child.stdout.on("data", (chunk) => (output += chunk))
    child.stderr.on("data", (chunk) => (output += chunk))
    const timer = setTimeout(() => child.kill("SIGTERM"), 30_000)
    child.on("exit", (code) => {
      clearTimeout(timer)
      done({ code, output })
    })
  })
}
