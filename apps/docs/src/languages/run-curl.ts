import { execFile } from "node:child_process"
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import type { Call } from "./call.ts"
import { curlOf } from "./curl.ts"

const run = promisify(execFile)

/** Sends a script's call with curl to a server elsewhere and returns the response. */
export async function sendByCurl(call: Call, script: string, baseUrl: string): Promise<Response> {
  const { text, variables } = curlOf(call)
  if (!script.includes(text)) throw new Error(`the script has no\n${text}`)
  const folder = await mkdtemp(join(tmpdir(), "curl-"))
  try {
    if (call.file) await writeFile(join(folder, call.file.name), Buffer.from(await call.file.arrayBuffer()))
    const command = text
      .replace("http://localhost:9000", baseUrl)
      .replace(/^curl /, "curl --silent --show-error --dump-header headers --output body ")
    await run("bash", ["-eu", "-c", command], {
      cwd: folder,
      env: { PATH: process.env["PATH"], ...variables },
    })
    const [status, ...headers] = (await readFile(join(folder, "headers"), "utf8")).trim().split("\r\n")
    const body = await readFile(join(folder, "body"), "utf8").catch(() => "")
    return new Response(body || null, {
      status: Number(/^HTTP\S+ (\d+)/.exec(status!)![1]),
      headers: headers.map((line) => /^([^:]+): ?(.*)$/.exec(line)!.slice(1, 3) as [string, string]),
    })
  } finally {
    await rm(folder, { recursive: true })
  }
}
