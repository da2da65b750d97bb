// Runs a command of Next.js: `node scripts/next.mjs dev --port 8000`. PORT overrides the port. Shells of Windows cannot
// set variables in front of a command, so package.json calls this program.
import { spawn } from "node:child_process"
import { createRequire } from "node:module"

const words = process.argv.slice(2)
const port = words.indexOf("--port") + 1
if (port > 0 && process.env.PORT) words[port] = process.env.PORT

const next = createRequire(import.meta.url).resolve("next/dist/bin/next")
const child = spawn(process.execPath, [next, ...words], {
  env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1" },
  stdio: "inherit",
})
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal))
child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
