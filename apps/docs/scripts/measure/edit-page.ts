import { spawn, type ChildProcess } from "node:child_process"
import { readFileSync, writeFileSync } from "node:fs"
import { createServer, type AddressInfo } from "node:net"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { fileURLToPath } from "node:url"

const root = fileURLToPath(new URL("../..", import.meta.url))
const page = { file: join(root, "content/glossary.mdx"), route: "/glossary" }

/**
 * How long a change of a page takes until the development server shows it: the median of some edits, in seconds. The page
 * is put back as it was.
 * @param edits how many
 * @since 0.1
 */
export async function editPage(edits: number): Promise<number> {
  const port = await freePort()
  const server = spawn(
    process.execPath,
    ["--conditions=stheno-source", "--import", "tsx", "scripts/dev.ts"],
    { cwd: root, stdio: "ignore", env: { ...process.env, DOCS_PORT: String(port) } },
  )
  const before = readFileSync(page.file, "utf8")
  try {
    const url = `http://127.0.0.1:${port}${page.route}`
    await shows(url, "</html>", server)
    const times: number[] = []
    for (let i = 0; i < edits; i++) {
      const words = `Edit number ${i} of ${process.pid}.`
      const started = performance.now()
      writeFileSync(page.file, `${before}\n${words}\n`)
      await shows(url, words, server)
      times.push((performance.now() - started) / 1000)
    }
    return times.toSorted((a, b) => a - b)[Math.floor(edits / 2)]!
  } finally {
    writeFileSync(page.file, before)
    server.kill()
  }
}

/** The server may still be starting; it is asked until it answers with the words. */
async function shows(url: string, words: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const text = await fetch(url, { headers: { accept: "text/html" } }).then(
      (response) => response.text(),
      () => "",
    )
    if (text.includes(words)) return
    await wait(20)
  }
  throw new Error(`the development server ended with ${server.exitCode}`)
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
