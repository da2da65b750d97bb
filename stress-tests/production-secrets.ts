import { rmSync } from "node:fs"
import { bundleServer, createDirectory, startChild } from "@stheno/testing/child-server.ts"
import { openShop } from "./shop.ts"
import { inTime, type TortureTest } from "./test.ts"

/** Settings that nobody guesses: the positive control. */
const good = {
  JWT_SECRET: "x7".repeat(24),
  COOKIE_SECRET: "y8".repeat(24),
  ADMIN_EMAIL: "owner@example.com",
  ADMIN_PASSWORD: "analytical engine",
}

/** Each differs from the good settings in one thing, so that nothing else is why production refuses it. */
const refused: Readonly<Record<string, Record<string, string>>> = {
  "no secrets": { ADMIN_EMAIL: good.ADMIN_EMAIL, ADMIN_PASSWORD: good.ADMIN_PASSWORD },
  "the default secret": { ...good, JWT_SECRET: "supersecret", COOKIE_SECRET: "supersecret" },
  "a short secret": { ...good, JWT_SECRET: "abcdefgh", COOKIE_SECRET: "abcdefgh" },
  "the default admin password": { ...good, ADMIN_PASSWORD: "supersecret" },
}

/** S10: production with a secret that anybody can guess does not start. */
export const productionSecrets: TortureTest = {
  id: "S10",
  title: "production refuses default and short secrets",
  async run(context) {
    const { breach } = context
    const shop = await openShop()
    bundleServer()
    try {
      for (const [name, secrets] of inTime(Object.entries(refused), "starts", context)) {
        const { code, output } = await start(shop.databaseUrl, secrets)
        if (code !== 1) breach(`with ${name} it ended with ${code}`)
        if (!/secret|password/i.test(output))
          breach(`with ${name} it does not say why: ${output.slice(0, 200)}`)
      }
      const { code, output } = await start(shop.databaseUrl, good)
      if (code !== 0 || !/^ {2}API +\S+$/m.test(output))
        breach(`with good secrets it ended with ${code}: ${output.slice(0, 200)}`)
    } finally {
      await shop.close()
    }
  },
}

/** Starts it, and asks it to stop once it serves. */
async function start(
  databaseUrl: string,
  secrets: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const dataDir = createDirectory()
  const env = { NODE_ENV: "production", DATABASE_URL: databaseUrl, ...secrets }
  const child = startChild({ dataDir, env, args: ["--no-seed", "--api-only"] })
  const timer = setTimeout(() => child.process.kill("SIGTERM"), 60_000)
  child.ready().then(
    () => child.process.kill("SIGTERM"),
    () => undefined,
  )
  const { code } = await child.ended
  clearTimeout(timer)
  rmSync(dataDir, { recursive: true, force: true })
  return { code, output: child.output() }
}
